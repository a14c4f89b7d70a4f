// Whom and what one can name in a channel, as entries of a list: [{value, label, note, icon}].

import { avatar } from "./dom.js";
import { say } from "./words.js";

const people = (names, channel) => names.near(channel, "members").map((user) => ({ value: user.id, label: user.name, note: user.username, icon: avatar(user.id, user.name, user.bot) }));
const roles = (names, channel) => names.near(channel, "roles").map((role) => ({ value: role.id, label: `@${role.name}`, note: say("role") }));
const channels = (names, channel) => names.near(channel, "channels").map((each) => ({ value: each.id, label: `#${each.name}`, type: each.type }));
const mentionable = (names, channel) => [...people(names, channel), ...roles(names, channel)];

export const NAMED = { people, roles, channels, mentionable };
