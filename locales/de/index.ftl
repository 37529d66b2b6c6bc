index-see = siehe { $heading }
index-nothing = Im Stichwortverzeichnis steht nichts unter „{ $word }“.
