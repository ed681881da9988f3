import type { PageContent } from '../shapes.ts'

/** Responsible gaming page: warning signs, self-check, current and planned tools, support services. */
export const responsibleGamingPage: PageContent = {
  title: {
    ru: 'Ответственная игра: лимиты, перерывы, помощь — Кассиопея',
    en: 'Responsible gaming: limits, breaks and help | Cassiopeia',
  },
  description: {
    ru:
      'Признаки беды, вопросы для самопроверки, чем ограничить траты и время уже сейчас, какие лимиты и перерывы ' +
      'появятся, спокойный режим и службы помощи.',
    en:
      'Warning signs, a self-check, how to limit your money and time today, which limits and breaks are coming, ' +
      'reduced motion and support services.',
  },
  keywords: {
    ru: 'ответственная игра, лимит депозита, самоисключение, перерыв, игровая зависимость, помощь',
    en: 'responsible gaming, deposit limit, self-exclusion, timeout, gambling addiction, help',
  },
  content: {
    ru: `<p>Игра — платное развлечение. У казино есть преимущество, поэтому в среднем игрок теряет деньги. Ставьте
      только то, что готовы потратить, и решайте заранее, когда остановиться.</p>
      <p>Лимитов, перерыва, самоисключения и напоминания о времени на сайте пока нет: они появятся позже. Здесь
      написано, чем можно обойтись уже сейчас и как эти инструменты будут работать. Спокойный режим уже действует.</p>
      <h2 id="signs">Признаки беды</h2>
      <ul>
      <li>Вы играете дольше или на большие суммы, чем собирались.</li>
      <li>Вы поднимаете ставки, чтобы вернуть проигранное.</li>
      <li>На игру идут деньги для жилья, еды, долгов или взятые взаймы.</li>
      <li>Вы скрываете, сколько играете, от близких.</li>
      <li>Без игры вы раздражены, а играете, чтобы не думать о другом.</li>
      <li>Из-за игры страдают сон, работа, учёба или отношения.</li>
      </ul>
      <p>Один признак — уже повод взять паузу.</p>
      <h2 id="self-check">Вопросы для самопроверки</h2>
      <p>Ответьте честно, за последние 12 месяцев. Ответы никуда не отправляются.</p>
      <ol>
      <li>Ставили ли вы больше, чем могли позволить себе проиграть?</li>
      <li>Нужны ли вам всё большие ставки, чтобы было интересно?</li>
      <li>Возвращались ли вы на следующий день отыграть потерянное?</li>
      <li>Занимали ли вы деньги или продавали вещи, чтобы играть?</li>
      <li>Казалось ли вам, что с игрой что-то не так?</li>
      <li>Говорили ли вам об этом другие, даже если вы не согласились?</li>
      <li>Чувствовали ли вы вину за то, как играете?</li>
      </ol>
      <p>Если хотя бы на два вопроса ответ «да», возьмите перерыв и поговорите с кем-нибудь: с близким человеком или
      со службой помощи. Это не диагноз, его ставит врач.</p>
      <h2 id="your-limits">Лимиты</h2>
      <p>Поставить лимит на сайте пока нельзя. До тех пор границу можно провести снаружи, и лучше до игры, на свежую
      голову.</p>
      <table>
      <thead><tr><th>Что ограничить</th><th>Чем это сделать уже сейчас</th></tr></thead>
      <tbody>
      <tr><td>Деньги</td><td>Лимит платежей в приложении банка или отдельная карта, на которой лежит только то, что не
      жаль потратить</td></tr>
      <tr><td>Платежи казино</td><td>Запрет на них: многие банки включают его в приложении или по вашей
      просьбе</td></tr>
      <tr><td>Проигрыш</td><td>Сумма, записанная до начала. Кончилась она — кончилась и игра</td></tr>
      <tr><td>Время</td><td>Будильник или «экранное время» телефона и компьютера</td></tr>
      </tbody>
      </table>
      <p>Как будут работать лимиты сайта:</p>
      <ul>
      <li>На депозит, проигрыш и сумму ставок: за 24 часа, 7 дней и месяц.</li>
      <li>Сумму вы введёте сами, готовых вариантов с крупными числами не будет.</li>
      <li>Понизить лимит можно будет сразу, повысить или снять — только через 24 часа.</li>
      <li>Обойти исчерпанный лимит через поддержку будет нельзя.</li>
      </ul>
      <h2 id="timeout">Перерыв и самоисключение</h2>
      <p>Включить перерыв или самоисключение на сайте пока нельзя. Если хотите остановиться сейчас:</p>
      <ol>
      <li>Выйдите из аккаунта и удалите пароль от него из браузера.</li>
      <li>Поставьте на свои устройства программу, которая блокирует игровые сайты.</li>
      <li>Попросите банк запретить платежи казино.</li>
      <li>Расскажите об этом тому, кому доверяете, или одной из служб внизу страницы.</li>
      <li>Напишите в поддержку, что хотите закрыть аккаунт. Ответа не ждите: первые четыре шага от него не зависят. В
      эталонной сборке живого оператора нет, сообщение увидит только тот, кто её запустил.</li>
      </ol>
      <p>Как будут работать перерыв и самоисключение:</p>
      <ul>
      <li>Срок — от 24 часов до бессрочного, на ваш выбор, с первой минуты и без вопросов.</li>
      <li>Ставки, депозиты, бонусы и турниры закроются. Вход, история, вывод баланса и эта страница останутся.</li>
      <li>Рекламных сообщений и всплывающих окон не будет.</li>
      <li>Сократить начатый срок будет нельзя.</li>
      </ul>
      <p>Самоисключение на одном сайте не закрывает другие, поэтому программа-блокировщик и запрет в банке пригодятся и
      тогда.</p>
      <h2 id="reality-check">Напоминание о времени</h2>
      <p>Сайт пока не напоминает, сколько вы играете. Поставьте будильник на телефоне до начала, хотя бы на полчаса, и
      когда он прозвенит, сравните потраченное с тем, что собирались потратить.</p>
      <p>Позже между раундами будет открываться окно, раз в 15, 30 или 60 минут по вашему выбору: сколько времени
      прошло, сколько поставлено, выиграно и каков итог. Игра подождёт, пока вы ответите.</p>
      <h2 id="calm-mode">Спокойный режим</h2>
      <p>Один переключатель останавливает карусели, бегущую строку в заголовке, ленту выигрышей, анимацию и звук. Сайт
      включает его и сам, если в системе выбрано уменьшение движения. Возврат ставки или её части нигде не празднуется
      как выигрыш. Ускоренных раундов нет. У автоигры в слотах всегда есть
      число раундов и предел потерь.</p>
      <h2 id="minors">Защита детей</h2>
      <p>Играть можно с 18 лет.</p>
      <ul>
      <li>Не сохраняйте пароль от сайта на общем устройстве, выходите из аккаунта.</li>
      <li>Держите карты и коды банка там, где ребёнок их не найдёт.</li>
      <li>Включите родительский контроль: он есть в Windows, macOS, Android и iOS.</li>
      <li>Если вы знаете, что играет подросток, напишите в поддержку. Аккаунт закрывается.</li>
      </ul>
      <h2 id="relatives">Если играет близкий человек</h2>
      <p>Выберите спокойный момент и говорите о том, что видите, а не о том, какой он. Не платите его игровые долги:
      это продлевает игру. Предложите вместе договориться о сумме и времени или попросить банк запретить платежи
      казино. Помощь нужна и вам: службы ниже говорят и с родными.</p>
      <h2 id="where-to-get-help">Где получить помощь</h2>
      <ul>
      <li><a href="https://gamblersanonymous.ru">Анонимные игроки</a>: группы взаимной поддержки на русском
      языке.</li>
      <li><a href="https://www.gamblersanonymous.org">Gamblers Anonymous</a>: то же сообщество в мире, на
      английском.</li>
      <li><a href="https://www.gamblingtherapy.org">Gambling Therapy</a>: бесплатная поддержка в сети на нескольких
      языках.</li>
      <li><a href="https://www.begambleaware.org">BeGambleAware</a>: сведения и тесты, на английском.</li>
      </ul>
      <p>Эти организации не связаны с нами. Если вам очень плохо или есть мысли причинить себе вред, позвоните по
      единому номеру 112.</p>`,
    en: `<p>Gambling is paid entertainment. The casino has an edge, so on average players lose money. Bet only what
      you’re willing to spend, and decide in advance when to stop.</p>
      <p>The site doesn’t have limits, timeouts, self-exclusion or a reality check yet: they’re coming. This page
      explains what you can use today and how these tools will work. Reduced motion is already here.</p>
      <h2 id="signs">Warning signs</h2>
      <ul>
      <li>You play longer or for more money than you meant to.</li>
      <li>You raise your bets to win back losses.</li>
      <li>You gamble with money for rent, food or debts, or with borrowed money.</li>
      <li>You hide how much you play from people close to you.</li>
      <li>You’re irritable when you don’t play, or you play to avoid thinking about other things.</li>
      <li>Your sleep, work, studies or relationships suffer.</li>
      </ul>
      <p>One sign is reason enough to take a break.</p>
      <h2 id="self-check">Self-check questions</h2>
      <p>Answer honestly for the last 12 months. Your answers aren’t sent anywhere.</p>
      <ol>
      <li>Have you bet more than you could afford to lose?</li>
      <li>Have you needed bigger and bigger bets to stay interested?</li>
      <li>Have you gone back another day to win back what you lost?</li>
      <li>Have you borrowed money or sold things to gamble?</li>
      <li>Have you felt that you might have a problem with gambling?</li>
      <li>Have others said so, even if you disagreed?</li>
      <li>Have you felt guilty about the way you gamble?</li>
      </ol>
      <p>If you answered yes to two or more, take a break and talk to someone: a person close to you or a support
      service. This isn’t a diagnosis; only a doctor can make one.</p>
      <h2 id="your-limits">Limits</h2>
      <p>You can’t set a limit on the site yet. Until then you can set one elsewhere, ideally before you play, with a
      clear head.</p>
      <table>
      <thead><tr><th>What to limit</th><th>How to do it today</th></tr></thead>
      <tbody>
      <tr><td>Money</td><td>A payment limit in your bank’s app, or a separate card with only what you can afford to
      spend</td></tr>
      <tr><td>Payments to casinos</td><td>A gambling block: many banks offer one in the app or on request</td></tr>
      <tr><td>Losses</td><td>An amount written down before you start. When it’s gone, stop playing</td></tr>
      <tr><td>Time</td><td>An alarm, or screen time on your phone and computer</td></tr>
      </tbody>
      </table>
      <p>How limits on the site will work:</p>
      <ul>
      <li>For deposits, losses and total bets: per 24 hours, 7 days and month.</li>
      <li>You’ll enter the amount yourself; there won’t be preset options with large numbers.</li>
      <li>You’ll be able to lower a limit at once, but raise or remove it only after 24 hours.</li>
      <li>Support won’t be able to lift a limit you’ve reached.</li>
      </ul>
      <h2 id="timeout">Timeout and self-exclusion</h2>
      <p>You can’t turn on a timeout or self-exclusion here yet. If you want to stop now:</p>
      <ol>
      <li>Sign out and delete your saved password from the browser.</li>
      <li>Install software on your devices that blocks gambling sites.</li>
      <li>Ask your bank to block payments to casinos.</li>
      <li>Tell someone you trust, or one of the services at the bottom of this page.</li>
      <li>Tell support that you want your account closed. Don’t wait for a reply: the first four steps don’t depend on
      it. The reference build has no support staff, so only the person running it will see your message.</li>
      </ol>
      <p>How timeouts and self-exclusion will work:</p>
      <ul>
      <li>From 24 hours to permanent, as you choose, effective at once, no questions asked.</li>
      <li>Bets, deposits, bonuses and tournaments will be closed. You’ll still be able to sign in, see your history,
      withdraw your balance and read this page.</li>
      <li>You won’t get promotional messages or pop-ups.</li>
      <li>Once a period has started, it can’t be shortened.</li>
      </ul>
      <p>Self-exclusion on one site doesn’t cover others, so blocking software and a bank block will still be
      useful.</p>
      <h2 id="reality-check">Reality check</h2>
      <p>The site doesn’t remind you how long you’ve been playing yet. Set an alarm on your phone before you start, for
      half an hour at least, and when it rings, compare what you’ve spent with what you meant to spend.</p>
      <p>Later, a window will open between rounds every 15, 30 or 60 minutes, as you choose. It will show the time
      played, how much you’ve bet and won, and the net result. The game will wait until you respond.</p>
      <h2 id="calm-mode">Reduced motion</h2>
      <p>One switch stops carousels, the scrolling page title, the wins strip, animations and sound. The site also
      turns it on automatically if your system asks for reduced motion. Getting back all or part of your bet is never
      celebrated as a win. There are no fast rounds. Auto-play in slots always has a number of
      rounds and a loss limit.</p>
      <h2 id="minors">Protecting children</h2>
      <p>You must be 18 or older to play.</p>
      <ul>
      <li>Don’t save your password on a shared device, and sign out when you’re done.</li>
      <li>Keep cards and bank codes where children won’t find them.</li>
      <li>Turn on parental controls: Windows, macOS, Android and iOS have them.</li>
      <li>If you know that a minor is playing, contact support. The account will be closed.</li>
      </ul>
      <h2 id="relatives">If someone close to you gambles</h2>
      <p>Choose a calm moment and talk about what you see, not about what kind of person they are. Don’t pay their
      gambling debts: it only keeps the gambling going. Suggest agreeing on an amount and a time together, or asking
      the bank to block payments to casinos. You need help too: the services below also talk to families.</p>
      <h2 id="where-to-get-help">Where to get help</h2>
      <ul>
      <li><a href="https://gamblersanonymous.ru">Gamblers Anonymous Russia</a>: peer support groups in Russian.</li>
      <li><a href="https://www.gamblersanonymous.org">Gamblers Anonymous</a>: the same fellowship worldwide, in
      English.</li>
      <li><a href="https://www.gamblingtherapy.org">Gambling Therapy</a>: free online support in several
      languages.</li>
      <li><a href="https://www.begambleaware.org">BeGambleAware</a>: information and tests, in English.</li>
      </ul>
      <p>These organisations aren’t affiliated with us. If you feel desperate or are thinking of harming yourself, call
      the emergency number 112.</p>`,
  },
  bottom: { ru: '', en: '' },
}
