## The first message on a server

greeting-title = ## Hello! I deal hanafuda and mahjong.
greeting-text =
    Play { $games }. Your hand is private, and everyone sees the table.

    {""}**{ greeting-setup }** is for members with **Manage Server**. They can choose the language, channels, house rules and more, now or later with `/server-settings`. **{ greeting-play }** opens a table right away, like `/play`. **{ greeting-learn }** teaches you a game in five minutes. `/help` lists all commands.
greeting-language = Which language should I use here? Members with **Manage Server** can choose it below.
greeting-setup = Set up
greeting-play = Play
greeting-learn = Learn
