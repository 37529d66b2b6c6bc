index-see = siehe { $heading }
index-nothing = Im Stichwortverzeichnis steht nichts unter „{ $word }“.
index-cards = Karten, die in den Einträgen vorkommen
