index-see = zob. { $heading }
index-nothing = W indeksie nie ma nic pod „{ $word }”.
index-cards = Karty wymienione w hasłach
