// How one person's client calls people, roles and channels: what they see of the world, by id.

export class Names {
  constructor(me) {
    this.me = me;
    this.version = 0; // another one whenever somebody or something is called otherwise
    this.guilds = [];
    this.direct = [];
    this.app = null; // the bot's account
    this.users = new Map();
    this.roles = new Map();
    this.channels = new Map();
    this.commands = new Map(); // what commands are called in this person's language, by their paths
  }

  get locale() { return this.me.locale; }

  learn({ guilds, direct, bot, installed }) {
    const called = JSON.stringify([bot, ...direct, ...guilds].map(({ name, members, roles, channels }) => [name, members, roles, channels?.map((each) => [each.id, each.name])]));
    if (called !== this.called) this.version += 1;
    this.called = called;
    Object.assign(this, { guilds, direct, app: bot, installed });
    this.users.clear();
    this.roles.clear();
    this.channels.clear();
    for (const guild of guilds) {
      for (const member of guild.members) this.#meet(member);
      for (const role of guild.roles) this.roles.set(role.id, { ...role, guild });
      for (const channel of guild.channels) this.channels.set(channel.id, { ...channel, guild });
    }
    for (const channel of direct) {
      this.channels.set(channel.id, { ...channel, guild: null });
      for (const member of channel.members) this.#meet(member);
    }
  }

  // Who is on several servers goes by the name of the first.
  #meet(user) {
    if (!this.users.has(user.id)) this.users.set(user.id, user);
  }

  get bot() { return this.users.get(this.app?.id) ?? this.app; }

  // Whether the bot is here, or comes along.
  reaches(channel) { return this.installed || this.near(channel, "members").some((user) => user.id === this.app?.id); }

  // The name somebody goes by in this server; who has left it is called by their account.
  author(user) {
    return this.users.get(user.id)?.name ?? user.global_name ?? user.username;
  }

  // Commands that were offered: [[path, name]].
  hearOf(commands) {
    for (const [path, name] of commands) this.commands.set(path, name);
    this.version += 1;
  }

  command(path) { return this.commands.get(path) ?? path; }

  user(id) { return this.users.get(id)?.name ?? "unknown-user"; }
  role(id) { return this.roles.get(id)?.name ?? "deleted-role"; }
  channel(id) { return this.channels.get(id)?.name ?? "unknown"; }

  // Those of the server of this channel: [{id, name, ...}].
  near(channel, what) {
    const guild = this.channels.get(channel)?.guild;
    if (guild) return what === "roles" ? guild.roles.filter((role) => role.id !== guild.id) : guild[what];
    return what === "members" ? this.channels.get(channel)?.members ?? [] : [];
  }

  // What was typed as @Anna or #table, as Discord writes it; longer names first.
  written(text, channel) {
    const found = [
      ...this.near(channel, "members").map(({ id, name }) => [`@${name}`, `<@${id}>`]),
      ...this.near(channel, "roles").map(({ id, name }) => [`@${name}`, `<@&${id}>`]),
      ...this.near(channel, "channels").map(({ id, name }) => [`#${name}`, `<#${id}>`]),
    ].sort(([one], [other]) => other.length - one.length);
    return found.reduce((all, [name, mention]) => all.replaceAll(name, mention), text);
  }

  // The same backwards, to edit a message that was written.
  typed(text) {
    return text
      .replace(/<@!?(\d+)>/g, (_, id) => `@${this.user(id)}`)
      .replace(/<@&(\d+)>/g, (_, id) => `@${this.role(id)}`)
      .replace(/<#(\d+)>/g, (_, id) => `#${this.channel(id)}`);
  }
}
