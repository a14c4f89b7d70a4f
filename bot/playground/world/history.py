"""Limits for the past: the oldest messages vanish with their files, as if no one had scrolled that far up."""

from bot.playground.world.world import World


class History:
    """The past of a world, with a maximum number of messages and of bytes of their files.

    `trim` forgets the oldest messages beyond these limits. The bot is not told. If the bot edits such a message later,
    Discord's answer is that the message is unknown.
    """

    def __init__(self, world: World, messages: int, size: int) -> None:
        self._world, self.messages, self.size = world, messages, size
        self._calls = 0

    def trim(self) -> None:
        """Forget the oldest messages beyond the limits.

        With many messages this is slow, so not every call does it. There may be 1 % more messages in between.
        """
        self._calls += 1
        if 100 * self._calls < self.messages:
            return
        self._calls = 0
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
