import type { PageContent } from './shapes.ts'

/** Play under control: signs, self-check, what a player can do today, which tools come, and help outside of the site. */
export const responsibleGamingPage: PageContent = {
  title: {
    ru: 'Ответственная игра: лимиты, перерывы, помощь — Кассиопея',
    en: 'Responsible gaming, limits, breaks and help: Cassiopeia',
  },
  description: {
    ru:
      'Признаки беды, вопросы для самопроверки, чем ограничить траты и время уже сейчас, какие лимиты и перерывы ' +
      'появятся, спокойный режим и службы помощи.',
    en:
      'Signs of trouble, a self-check, how to limit money and time today, which limits and breaks will come, the ' +
      'calm mode and services that help.',
  },
  keywords: {
    ru: 'ответственная игра, лимит депозита, самоисключение, перерыв, игровая зависимость, помощь',
    en: 'responsible gaming, deposit limit, self-exclusion, time-out, gambling addiction, help',
  },
  content: {
    ru: `<p>Игра — платное развлечение. У казино есть преимущество, поэтому в среднем игрок теряет деньги. Ставьте
      только то, что готовы потратить, и решайте заранее, когда остановиться.</p>
      <p>Лимитов, перерыва, самоисключения и напоминания о времени на сайте пока нет: они появятся позже. Здесь
      написано, чем можно обойтись уже сейчас и как эти инструменты будут работать. Спокойный режим уже действует.</p>
      <ul>
      <li><a href="#signs">Признаки беды</a></li>
      <li><a href="#self-check">Вопросы для самопроверки</a></li>
      <li><a href="#your-limits">Лимиты</a></li>
      <li><a href="#time-out">Перерыв и самоисключение</a></li>
      <li><a href="#reality-check">Напоминание о времени</a></li>
      <li><a href="#calm-mode">Спокойный режим</a></li>
      <li><a href="#minors">Защита детей</a></li>
      <li><a href="#relatives">Если играет близкий человек</a></li>
      <li><a href="#where-to-get-help">Где получить помощь</a></li>
      </ul>
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
      <h2 id="time-out">Перерыв и самоисключение</h2>
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
      как выигрыш. Автоигры и ускоренных раундов нет.</p>
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
    en: `<p>Play is an entertainment that costs money. The casino has an edge, so on average the player loses. Stake
      only what you are ready to spend, and decide beforehand when to stop.</p>
      <p>The site has no limits, no time-out, no self-exclusion and no reality check yet: they will come later. This
      page says what you can use today and how these tools are going to work. The calm mode is there already.</p>
      <ul>
      <li><a href="#signs">Signs of trouble</a></li>
      <li><a href="#self-check">Questions for a self-check</a></li>
      <li><a href="#your-limits">Limits</a></li>
      <li><a href="#time-out">Time-out and self-exclusion</a></li>
      <li><a href="#reality-check">Reality check</a></li>
      <li><a href="#calm-mode">Calm mode</a></li>
      <li><a href="#minors">Protecting children</a></li>
      <li><a href="#relatives">If somebody close to you plays</a></li>
      <li><a href="#where-to-get-help">Where to get help</a></li>
      </ul>
      <h2 id="signs">Signs of trouble</h2>
      <ul>
      <li>You play longer or for larger sums than you meant to.</li>
      <li>You raise bets to win back what was lost.</li>
      <li>Money for rent, food or debts, or borrowed money, goes into play.</li>
      <li>You hide from those close to you how much you play.</li>
      <li>You are irritable without play, or play so as not to think of other things.</li>
      <li>Sleep, work, studies or relationships suffer from it.</li>
      </ul>
      <p>One sign is reason enough for a pause.</p>
      <h2 id="self-check">Questions for a self-check</h2>
      <p>Answer honestly, for the last 12 months. The answers are sent nowhere.</p>
      <ol>
      <li>Have you staked more than you could afford to lose?</li>
      <li>Do you need ever larger bets for it to be interesting?</li>
      <li>Have you come back the next day to win back what you lost?</li>
      <li>Have you borrowed money or sold things in order to play?</li>
      <li>Have you felt that something is wrong with the way you play?</li>
      <li>Have others told you so, even if you disagreed?</li>
      <li>Have you felt guilty about the way you play?</li>
      </ol>
      <p>If the answer to two or more is yes, take a break and talk to somebody: a person close to you or a service
      that helps. This is no diagnosis; a doctor makes one.</p>
      <h2 id="your-limits">Limits</h2>
      <p>A limit cannot be set on the site yet. Until then the line can be drawn outside of it, best before play, while
      your head is clear.</p>
      <table>
      <thead><tr><th>What to limit</th><th>How to do it today</th></tr></thead>
      <tbody>
      <tr><td>Money</td><td>A limit on payments in your bank’s app, or a separate card that holds only what you can
      spare</td></tr>
      <tr><td>Payments to casinos</td><td>A gambling block: many banks turn it on in the app or when you
      ask</td></tr>
      <tr><td>Losses</td><td>A sum written down beforehand. When it is gone, so is the play</td></tr>
      <tr><td>Time</td><td>An alarm, or the screen time of your phone and computer</td></tr>
      </tbody>
      </table>
      <p>How the limits of the site are going to work:</p>
      <ul>
      <li>On deposits, losses and the sum of bets: for 24 hours, 7 days and a month.</li>
      <li>You will enter the sum yourself; there will be no ready choices with large numbers.</li>
      <li>Lowering will hold at once, raising and removing only after 24 hours.</li>
      <li>Support will not be able to go round a limit that is reached.</li>
      </ul>
      <h2 id="time-out">Time-out and self-exclusion</h2>
      <p>A time-out or self-exclusion cannot be turned on here yet. If you want to stop now:</p>
      <ol>
      <li>Log out, and delete the password of your account from the browser.</li>
      <li>Install a program on your devices that blocks gambling sites.</li>
      <li>Ask your bank to refuse payments to casinos.</li>
      <li>Tell somebody you trust, or one of the services at the foot of this page.</li>
      <li>Write to support that you want the account closed. Do not wait for an answer: the first four steps do not
      need one. Nobody sits behind the reference build, and only whoever has started it will see the message.</li>
      </ol>
      <p>How time-out and self-exclusion are going to work:</p>
      <ul>
      <li>From 24 hours to permanent, as you choose, from the first minute and with no questions asked.</li>
      <li>Bets, deposits, bonuses and tournaments will be closed. Login, history, withdrawing the balance and this page
      will stay.</li>
      <li>There will be no promotions and no pop-ups.</li>
      <li>A time that has begun cannot be shortened.</li>
      </ul>
      <p>Self-exclusion on one site closes no other, so the blocking program and the bank’s refusal will be of use then,
      too.</p>
      <h2 id="reality-check">Reality check</h2>
      <p>The site does not yet remind you how long you have played. Set an alarm on your phone before you begin, for half
      an hour, say, and when it rings compare what you have spent with what you meant to spend.</p>
      <p>Later a window will open between rounds, every 15, 30 or 60 minutes as you choose: how much time has passed, what
      was staked and won, and the net result. The game will wait for your answer.</p>
      <h2 id="calm-mode">Calm mode</h2>
      <p>One switch stops carousels, the running line in the page title, the strip of wins, animation and sound. The
      site also turns it on by itself if your system asks for less motion. A return of the stake or a part of it is
      nowhere celebrated as a win. There is no autoplay and there are no fast rounds.</p>
      <h2 id="minors">Protecting children</h2>
      <p>Play is for those who are 18 or older.</p>
      <ul>
      <li>Do not save the site’s password on a shared device, and log out.</li>
      <li>Keep cards and bank codes where a child does not find them.</li>
      <li>Turn on parental controls: Windows, macOS, Android and iOS have them.</li>
      <li>If you know that a minor plays, write to support. The account is closed.</li>
      </ul>
      <h2 id="relatives">If somebody close to you plays</h2>
      <p>Choose a calm moment and speak of what you see, not of what kind of person they are. Do not pay their
      gambling debts: it prolongs the play. Offer to agree on a sum and a time together, or to ask the bank to refuse payments
      to casinos. You need help too: the services below also speak with families.</p>
      <h2 id="where-to-get-help">Where to get help</h2>
      <ul>
      <li><a href="https://gamblersanonymous.ru">Gamblers Anonymous Russia</a>: groups of mutual support in
      Russian.</li>
      <li><a href="https://www.gamblersanonymous.org">Gamblers Anonymous</a>: the same fellowship in the world, in
      English.</li>
      <li><a href="https://www.gamblingtherapy.org">Gambling Therapy</a>: free support online in several
      languages.</li>
      <li><a href="https://www.begambleaware.org">BeGambleAware</a>: information and tests, in English.</li>
      </ul>
      <p>These organisations are independent of us. If you feel very bad or think of harming yourself, call the
      emergency number 112.</p>`,
  },
  bottom: { ru: '', en: '' },
}
