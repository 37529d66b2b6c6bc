figure-decimal-mark = ,
figure-percent = { $number }%
figure-hardly = <0,01%
figure-nearly = >99,99%
figure-points = { $number } punktu procentowego
