"""A puzzle for whoever asks: what would you do?"""
