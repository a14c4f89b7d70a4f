// How one person's client calls people, roles and channels: what they see of the world, by id.

import { say } from "./words.js";

export class Names {
  constructor(me) {
    this.me = me;
    this.version = 0; // another one whenever somebody or something is called otherwise
    this.guilds = [];
    this.direct = [];
    this.users = new Map();
    this.roles = new Map();
    this.channels = new Map();
  }

  get locale() { return this.me.locale; }

  learn({ guilds, direct }) {
    const called = JSON.stringify(guilds.map((guild) => [guild.members, guild.roles, guild.channels.map((each) => [each.id, each.name])]));
    if (called !== this.called) this.version += 1;
    this.called = called;
    Object.assign(this, { guilds, direct });
    this.users.clear();
    this.roles.clear();
    this.channels.clear();
    for (const guild of guilds) {
      for (const member of guild.members) this.users.set(member.id, member);
      for (const role of guild.roles) this.roles.set(role.id, { ...role, guild });
      for (const channel of guild.channels) this.channels.set(channel.id, { ...channel, guild });
    }
    for (const channel of direct) this.channels.set(channel.id, { ...channel, name: this.bot?.name ?? say("Direct message"), guild: null });
  }

  get bot() { return [...this.users.values()].find((user) => user.bot); }

  // The name somebody goes by in this server; who has left it is called by their account.
  author(user) {
    return this.users.get(user.id)?.name ?? user.global_name ?? user.username;
  }

  user(id) { return this.users.get(id)?.name ?? "unknown-user"; }
  role(id) { return this.roles.get(id)?.name ?? "deleted-role"; }
  channel(id) { return this.channels.get(id)?.name ?? "unknown"; }

  // Those of the server of this channel: [{id, name, ...}].
  near(channel, what) {
    const guild = this.channels.get(channel)?.guild;
    if (guild) return what === "roles" ? guild.roles.filter((role) => role.id !== guild.id) : guild[what];
    return what === "members" ? [...this.users.values()].filter((user) => user.bot || user.id === this.me.id) : [];
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
