"""How strong everybody is thought to be, who has a rank by that, and who rests."""
