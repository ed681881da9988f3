import type { PageContent } from './shapes.ts'

/** Play under control: signs, self-check, the tools of the product and help outside of it. */
export const responsibleGamingPage: PageContent = {
  title: {
    ru: 'Ответственная игра: лимиты, перерывы, помощь — Кассиопея',
    en: 'Responsible gaming, limits, breaks and help: Cassiopeia',
  },
  description: {
    ru:
      'Признаки беды, вопросы для самопроверки, лимиты депозита, проигрыша и ставок, перерыв и самоисключение, ' +
      'спокойный режим и службы помощи.',
    en:
      'Signs of trouble, a self-check, limits on deposits, losses and bets, time-out and self-exclusion, the ' +
      'calm mode and services that help.',
  },
  keywords: {
    ru: 'ответственная игра, лимит депозита, самоисключение, перерыв, игровая зависимость, помощь',
    en: 'responsible gaming, deposit limit, self-exclusion, time-out, gambling addiction, help',
  },
  content: {
    ru: `<p>Игра — платное развлечение. У казино есть преимущество, поэтому в среднем игрок теряет деньги. Ставьте
      только то, что готовы потратить, и решайте заранее, когда остановиться.</p>
      <p>Инструменты на этой странице — часть продукта. В эталонной сборке они действуют на игровые деньги и только
      внутри неё: сведения не уходят ни другим операторам, ни в реестры.</p>
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
      <table>
      <thead><tr><th>Лимит</th><th>Что считается</th><th>Срок</th></tr></thead>
      <tbody>
      <tr><td>Депозит</td><td>Всё внесённое, без вычета выводов</td><td>24 часа, 7 дней, месяц</td></tr>
      <tr><td>Проигрыш</td><td>Ставки минус выигрыши</td><td>24 часа, 7 дней, месяц</td></tr>
      <tr><td>Ставки</td><td>Сумма всех ставок</td><td>24 часа, 7 дней, месяц</td></tr>
      </tbody>
      </table>
      <ul>
      <li>Сумму вы вводите сами, готовых вариантов с крупными числами нет.</li>
      <li>Если лимитов несколько, действует самый строгий. Остаток виден в кассе.</li>
      <li>Понижение действует сразу.</li>
      <li>Повышение и снятие действуют через 24 часа. До этого запрос можно отозвать.</li>
      <li>Когда лимит исчерпан, депозит или ставка не проходит. Обойти это через поддержку нельзя.</li>
      </ul>
      <h2 id="time-out">Перерыв и самоисключение</h2>
      <p>Срок — от 24 часов до бессрочного, на ваш выбор. Действует сразу, отвечать на вопросы не нужно.</p>
      <ul>
      <li>Закрыты: ставки, депозиты, бонусы, турниры.</li>
      <li>Открыты: вход, история, вывод баланса и эта страница.</li>
      <li>Рекламных сообщений и всплывающих окон нет.</li>
      <li>Сократить срок нельзя. Короткий перерыв заканчивается сам.</li>
      <li>Новый аккаунт на время самоисключения не открывается.</li>
      </ul>
      <p>Самоисключение здесь не закрывает другие сайты. Если хотите остановиться полностью, поставьте на устройства
      программу, которая блокирует игровые сайты, и попросите банк запретить платежи казино.</p>
      <h2 id="reality-check">Напоминание о времени</h2>
      <p>Раз в 15, 30 или 60 минут, по вашему выбору, между раундами открывается окно: сколько времени прошло, сколько
      поставлено, выиграно и каков итог. Игра ждёт, пока вы ответите. Отсюда можно продолжить, открыть историю, взять
      перерыв или выйти. Время и итог видны и во время игры, в строке сеанса.</p>
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
      это продлевает игру. Предложите вместе поставить лимиты или взять перерыв. Помощь нужна и вам: службы ниже
      говорят и с родными.</p>
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
      <p>The tools on this page are part of the product. In the reference build they act on play money and only inside
      it: nothing goes to other operators or registers.</p>
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
      <table>
      <thead><tr><th>Limit</th><th>What counts</th><th>Period</th></tr></thead>
      <tbody>
      <tr><td>Deposit</td><td>All that was paid in, withdrawals not deducted</td><td>24 hours, 7 days, a
      month</td></tr>
      <tr><td>Loss</td><td>Bets minus wins</td><td>24 hours, 7 days, a month</td></tr>
      <tr><td>Wager</td><td>The sum of all bets</td><td>24 hours, 7 days, a month</td></tr>
      </tbody>
      </table>
      <ul>
      <li>You enter the sum yourself; there are no ready choices with large numbers.</li>
      <li>Where several limits meet, the strictest holds. The cashier shows what is left.</li>
      <li>Lowering holds at once.</li>
      <li>Raising and removing hold after 24 hours. Until then the request can be taken back.</li>
      <li>When a limit is reached, the deposit or the bet is refused. Support cannot go round it.</li>
      </ul>
      <h2 id="time-out">Time-out and self-exclusion</h2>
      <p>It lasts from 24 hours to permanent, as you choose. It starts at once, and no questions are asked.</p>
      <ul>
      <li>Closed: bets, deposits, bonuses, tournaments.</li>
      <li>Open: login, history, withdrawing the balance, and this page.</li>
      <li>No promotions and no pop-ups.</li>
      <li>The time cannot be shortened. A short break ends by itself.</li>
      <li>No new account is opened during self-exclusion.</li>
      </ul>
      <p>Self-exclusion here closes no other site. To stop entirely, install a program on your devices that blocks
      gambling sites, and ask your bank to refuse payments to casinos.</p>
      <h2 id="reality-check">Reality check</h2>
      <p>Every 15, 30 or 60 minutes, as you choose, a window opens between rounds: how much time has passed, what was
      staked and won, and the net result. The game waits for your answer. From here you can go on, open the history,
      take a break or leave. Time and net result are also shown during play, in the session bar.</p>
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
      gambling debts: it prolongs the play. Offer to set limits or take a break together. You need help too: the
      services below also speak with families.</p>
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
