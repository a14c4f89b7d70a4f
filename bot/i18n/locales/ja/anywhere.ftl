## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# サーバーの外で打った対局の記録です。自分にしか見えません。
refused-profile-of-others = サーバーの外での戦績は、本人にしか見えません。このボットを追加したサーバーでは、`/{ command-profile.name }`でそのサーバーでの戦績が見られます。
refused-profile-nothing-outside = サーバーの外での対局は、まだありません。`/{ command-play.name }`で、1人でコンピューターと始められます。
about-own = [自分のアカウントに追加]({ $link })すると、1人ならどこでも遊べます。友だちとも、グループやダイレクトメッセージで遊べます。
board-further-down = 卓は、もっと下のメッセージにあります。
hand-press-above = -# 上のほうにある卓のメッセージで*{ table-hand }*を押すと、卓が最新の状態になります。
refused-hidden-answer = メッセージが自分にしか表示されなかったので、削除しました。後でもう一度試すか、別のチャンネルで試してください。
lobby-unheard = -# ここでは誰にも通知できません。友だちに一声かけてください。このボットを追加していない人も、卓の下の*{ table-hand }*と*{ table-privacy }*を使えます。
hand-unheard = -# ここでは{ $who }に通知できません。番が来ていることを、直接伝えてください。
table-privacy = プライバシー
mine-groups = グループやダイレクトメッセージでの誘い
refused-challenge-foreign = 友だちと打てるのは、このボットを追加したサーバー、グループ、友だちとのダイレクトメッセージです。ここでは`/{ command-play.name }`で、1人でコンピューターと遊べます。
refused-challenge-direct = ここにはほかに誰もいません。友だちを誘えるのは、グループ、友だちとのダイレクトメッセージ、このボットを追加したサーバーのチャンネルです。ここでは`/{ command-play.name }`で、1人でコンピューターと遊べます。
refused-challenge-outside = { $friend }さんはこの会話にいません。
friends-title = **サーバーの外で友だちと**
