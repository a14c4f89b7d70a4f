## /help: what the bot is, and what it can do

command-help = See all commands and get help if something goes wrong
about-title = ## Hanapai 花牌 { $version }
about-games = Play hanafuda and mahjong with friends, right here: { $games }. Open a table with `/play`, or learn a game with `/learn`.
about-play = Play against computers
about-commands = ### Commands
about-command = `/{ $name }` { $what }
about-wrong =
    ### When something is wrong
    - **Your hand or the table is gone**: `/hand` and `/table` show them again. Every move is saved.
    - **Someone doesn't answer**: when their time runs out, a move is made for them. Moderators can close the table or give the seat to a computer with `/moderate`.
    - **A rule seems wrong**: after the match, download it with `/verify` and send the file to the person who runs this bot.
    - **The bot reported an error**: send its number to the person who runs this bot.
about-bot =
    ### About
    I'm free software under the MIT licence. Ask the person who runs this bot for the source, the terms (TERMS.md) or the privacy page (PRIVACY.md). `/privacy` shows what I store about you and lets you delete it.
    {""}[Add me to another server]({ $invite })
about-source = [My source, terms and privacy page]({ $source })
about-papers = [Source]({ $source }) · [Terms]({ $terms }) · [Privacy page]({ $privacy })
privacy-page = -# [What the bot stores, and what for]({ $page })
refused-renamed = That's `/{ $command }` now.
refused-unknown-command = That command has another name now. `/help` lists all commands.
