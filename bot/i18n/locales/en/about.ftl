## /help: what the bot is, and what it can do

command-help = See all commands and what to do if something goes wrong
about-title = ## Hanapai 花牌 { $version }
about-games = Hanafuda and mahjong with friends, here in the channel: { $games }. `/play` opens a table, `/learn` teaches a game in five minutes.
about-commands = ### Commands
about-command = `/{ $name }` { $what }
about-wrong =
    ### When something is wrong
    - **Your hand or the table is gone**: `/hand` and `/table` bring them again; a match is never lost.
    - **Somebody does not answer**: the clock of the table moves for them. Who moderates the channel can close it or give their seat to a computer, with `/moderate`.
    - **A rule seems wrong**: `/verify` gives the match as a file once it is over; send that to whoever runs me.
    - **I said that something went wrong on my side**: tell whoever runs me the number that stood there.
about-bot =
    ### About
    I am free software under the MIT licence; who runs me has the source, the terms (TERMS.md) and the page on privacy (PRIVACY.md). `/privacy` shows what I keep about you, and deletes it.
    {""}[Take me to another server]({ $invite })
about-source = [My source, the terms and the page on privacy]({ $source })
refused-renamed = That's `/{ $command }` now.
