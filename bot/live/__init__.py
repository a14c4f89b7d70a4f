"""What is kept up to date while people play: boards, hands, rounds, threads, pings."""
