## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# サーバーの外で打った対局の記録です。見えるのは本人だけです。
refused-profile-of-others = サーバーの外での戦績は、本人にしか見えません。このボットを追加したサーバーでは、`/{ command-profile.name }`でそのサーバーでの戦績が見られます。
refused-profile-nothing-outside = サーバーの外での対局は、まだありません。`/{ command-play.name }`で、1人でコンピューターと始められます。
about-own = [自分のアカウントに追加]({ $link })すると、ダイレクトメッセージ、グループ、ほかのサーバーなど、どこでも1人で遊べます。
