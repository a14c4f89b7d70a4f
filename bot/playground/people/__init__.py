"""The people's side: their page, its doors, the control routes, and changes around the bot.

A script in another process, a test and the page all drive a person by HTTP and JSON (`await Person.at(url,
user_id)` is the Python client). IDs are decimal strings. What a client wouldn't allow (a disabled button, a
wrong value, an invisible channel) is 409 with `{"error": sentence}` and never reaches the bot. `"gone": true`
is added if the message changed before the press. An invalid body or query is 400, an unknown path 404, a body
over 256 KiB 413. Only loopback hosts and the page are let in. A POST body is `application/json`, except an
upload: `application/octet-stream`, up to 10 MiB. The latest 20 files of a person, 25 MiB at most, are kept.

    GET  /session                            {home, person}: whether this is its own machine; the guest's person
    GET  /words?locale=                      {english: translation} of the page's own words; {} if none were given
    GET  /welcome?locale=                    the greeting: {title, sentences, cards, friend, course}
    GET  /people                             {version, bot, people, guilds}; a guest gets only what they can see
    POST /people                             {name, locale, admin} -> the new person, a member of every guild
    GET  /people/{p}                         {id, name, locale, bot}
    POST /people/{p}/direct                  {friend} -> direct messages with that person, or with the bot
    POST /people/{p}/install                 {on} -> {installed}: adds the app to their account, or removes it
    POST /people/{p}/locale                  {locale} -> the person, in that language from now on
    GET  /people/{p}/channels/{c}/messages?since=V&timeout=S    {version, messages}; waits up to S (30) seconds
    POST /people/{p}/channels/{c}/messages   {content, reply, ping} -> the message
    POST /people/{p}/messages/{m}/edit       {content} -> the message
    POST /people/{p}/messages/{m}/delete     {}: deletes their own message
    POST /people/{p}/messages/{m}/dismiss    {}: removes an ephemeral message for its reader
    POST /people/{p}/uploads?name=&type=     bytes -> {id}, for an option or a list in a form
    GET  /people/{p}/channels/{c}/commands   {commands} that this person may use here
    POST /people/{p}/channels/{c}/commands   {command: "settings language", options: {name: value}} -> an answer
    POST /people/{p}/channels/{c}/menus      {command, kind: "user" or "message", target} -> an answer
    POST /people/{p}/channels/{c}/autocomplete    {command, option, options} -> an answer with `choices`
    POST /people/{p}/messages/{m}/press      {custom_id, raw} -> an answer; `raw` sends any custom_id, like a forger
    POST /people/{p}/messages/{m}/select     {custom_id, values, raw} -> an answer
    POST /people/{p}/modals/{interaction}    {values: {custom_id: value}} -> an answer
    POST /people/{p}/forge                   {custom_id, values, message or channel} -> an answer to a forged form
    GET  /people/{p}/live                    a WebSocket: send {channel, count} or {typing: true}, get `places`,
                                             `order`, `messages`, `older` and `typing`, each when it changes

An answer comes with the bot's first reply: `{state, interaction, message, modal, error}`. `state` is
`answered`, `deferred`, `updated`, `modal` or `failed` (then `error` is Discord's sentence). A message is
Discord's own JSON with four more fields: `pings` (the pinged users; edits never ping), `edits` (their
number), `silent`, and `used` (the command). A `version` belongs to the person who asks and restarts with the
stand-in. So wait for another version, not for a higher one.

Guests from a local network: `await discord.let_in(address, port)` listens on a second address, or on all
(`0.0.0.0`), with an application of its own: the page and its routes, but no new people, no `forge`, no `raw`
and nothing of the bot's side. `discord.invite(person)` makes a code. `POST /join {code}` exchanges it for a
cookie (HttpOnly, SameSite=Strict): 403 for a wrong code, 429 after five in a minute. `POST /leave` ends the
session.

Without a session everything except `/`, `/page/`, `/session` and `/join` is 401. Everything of another person
is 403. A person whom a guest has joined as is closed to the stand-in's own machine, too. `Host` must be the
address and port of the connection, and `Origin` the same. `sessions.py` and `porch.py` have the limits;
beyond them a request is 429 with `Retry-After`, and a socket is closed with 1008. When a session ends, its
sockets are closed with 4001 and waiting requests get 401. Codes (60 bits) and sessions end with the process.
There are no accounts and no TLS, so anyone who can listen on the network can read along.
"""
