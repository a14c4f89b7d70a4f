## The first message on a server

greeting-title = ## Hello! I deal hanafuda and mahjong.
greeting-text =
    {""}**New here?** Begin with **{ greeting-learn }**. The course takes five minutes, a short match about fifteen.
    Play { $games }. Your hand is private, and everyone sees the table.

    {""}**{ greeting-setup }** is for members with **Manage Server**. They can choose the language, channels, house rules and more, now or later with `/server-settings`. **{ greeting-play }** opens a table right away, like `/play`. `/help` lists all commands.
greeting-language = Which language should I use here? Members with **Manage Server** can choose it below.
greeting-setup = Set up
greeting-play = Play
greeting-learn = Learn
