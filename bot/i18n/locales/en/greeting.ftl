## The first message on a server

greeting-title = ## Hello! I deal hanafuda and mahjong.
greeting-text =
    Play { $games }. Your hand is private; everyone sees the table.

    {""}**Set up** is for members with **Manage Server**: language, channels for tables, house rules and more. `/server-settings` opens it later. **Play** opens a table right away, like `/play`, and **Learn** teaches a game in five minutes. `/help` lists all commands.
greeting-language = Which language should I use here? Members with **Manage Server** can choose it below.
greeting-setup = Set up
greeting-play = Play
greeting-learn = Learn
