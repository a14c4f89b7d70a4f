"""Discord's checks by kind of object, with the words of its refusals."""
