"""How much of the past there is: the oldest messages go, with their files, as if nobody had scrolled up that far."""

from bot.playground.world.world import World


class History:
    """The past of a world: at most so many messages with so many bytes of files; `trim` forgets the oldest ones beyond
    that.

    Nobody is told: whoever still edits such a message learns that it is unknown.
    """

    def __init__(self, world: World, messages: int, size: int) -> None:
        self._world, self.messages, self.size = world, messages, size

    def trim(self) -> None:
        """Forgets what is too much."""
        everything = [message for channel in self._world.channels.values() for message in channel.all_messages()]
        sizes = {each.id: sum(len(file.data) for file in each.attachments) for each in everything}
        count, size = len(everything), sum(sizes.values())
        if count <= self.messages and size <= self.size:
            return
        for message in sorted(everything, key=lambda each: each.id):
            if count <= self.messages and size <= self.size:
                return
            count, size = count - 1, size - sizes[message.id]
            message.channel.messages.pop(message.id, None)
            message.channel.ephemerals.pop(message.id, None)
            self._world.ears.changed(message)
