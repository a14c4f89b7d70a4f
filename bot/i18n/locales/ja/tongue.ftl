## The language of a server: that of a manager, who is told or asked once

tongue-ask = ここでの全員への表示は、今は{ $now }です。{ $language }に切り替えますか？後からでも`/{ command-server-settings.name }`で変えられます。
tongue-heeded = Discordの言語に合わせて、ここでの全員への表示を{ $language }にしました。`/{ command-server-settings.name }`でいつでも変えられます。
tongue-done = これからは、ここでの表示が{ $language }になります。
