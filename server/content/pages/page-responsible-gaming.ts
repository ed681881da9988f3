import type { PageContent } from '../shapes.ts'

/** Responsible gaming page: warning signs, self-check, tools, support services. */
export const responsibleGamingPage: PageContent = {
  title: {
    ru: 'Ответственная игра: лимиты, перерывы, помощь — Кассиопея',
    en: 'Responsible gaming: limits, breaks and help | Cassiopeia',
  },
  description: {
    ru:
      'Признаки беды, вопросы для самопроверки, лимиты на депозиты, проигрыш, ставки и время, перерыв и ' +
      'самоисключение, спокойный режим и службы помощи.',
    en:
      'Warning signs, a self-check, limits on deposits, losses, bets and time, time-outs and self-exclusion, ' +
      'reduced motion and support services.',
  },
  keywords: {
    ru: 'ответственная игра, лимит депозита, самоисключение, перерыв, игровая зависимость, помощь',
    en: 'responsible gaming, deposit limit, self-exclusion, time-out, gambling addiction, help',
  },
  content: {
    ru: `<p>Игра — платное развлечение. У казино есть преимущество, поэтому в среднем игрок теряет деньги. Ставьте
      только то, что готовы потратить, и решайте заранее, когда остановиться.</p>
      <p>Лимиты, перерыв, самоисключение и напоминание о времени — на странице <a
      href="/responsible-gaming/limits">«Лимиты и перерывы»</a>. Здесь написано, как они работают и что поможет кроме
      них.</p>
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
      <p>Лимиты задаются на странице <a href="/responsible-gaming/limits">«Лимиты и перерывы»</a>.</p>
      <table>
      <thead><tr><th>Лимит</th><th>Что он считает</th></tr></thead>
      <tbody>
      <tr><td>Депозиты</td><td>Сколько вы внесли за 24 часа, 7 и 30 дней. Выводы эту сумму не уменьшают</td></tr>
      <tr><td>Проигрыш</td><td>Ставки собственными деньгами минус выигрыши, за те же сроки</td></tr>
      <tr><td>Ставки</td><td>Сумма всех ставок, за те же сроки</td></tr>
      <tr><td>Сессия</td><td>Минуты игры подряд. Потом пауза на час; начатый раунд доигрывается</td></tr>
      </tbody>
      </table>
      <ul>
      <li>Сумму вы вводите сами, готовых вариантов нет. Из нескольких лимитов действует самый низкий.</li>
      <li>Понизить лимит можно сразу. Повысить или снять — через 24 часа, и пока они идут, можно передумать.</li>
      <li>Обойти исчерпанный лимит через поддержку нельзя.</li>
      </ul>
      <p>Границу стоит провести и снаружи: лимит платежей в приложении банка, отдельная карта с тем, что не жаль
      потратить, запрет платежей казино, будильник.</p>
      <h2 id="timeout">Перерыв и самоисключение</h2>
      <p>Оба начинаются сразу, на <a href="/responsible-gaming/limits#break">странице лимитов и перерывов</a>.</p>
      <ul>
      <li>Перерыв — на 24 часа, 7 или 30 дней или 6 недель. Он кончается сам.</li>
      <li>Самоисключение — на 6 месяцев, 1 год, 3 года, 5 лет или навсегда. Само оно не кончается: когда срок выйдет,
      вы попросите о возврате, и через 24 часа игра откроется.</li>
      <li>Ставки, депозиты и бонусы закрыты. Вход, история, вывод баланса, поддержка и эта страница открыты.</li>
      <li>Всплывающих окон, акций и чужих выигрышей на сайте нет.</li>
      <li>С самоисключением активный бонус заканчивается, собственные деньги остаются.</li>
      <li>Сократить начатый срок нельзя, продлить можно.</li>
      </ul>
      <p>Самоисключение на одном сайте не закрывает другие. Поставьте на свои устройства программу, которая блокирует
      игровые сайты, попросите банк запретить платежи казино и расскажите об этом тому, кому доверяете, или одной из
      служб внизу страницы.</p>
      <h2 id="reality-check">Напоминание о времени</h2>
      <p>Раз в 15, 30 или 60 минут, по вашему выбору, между раундами открывается окно: сколько времени прошло, сколько
      поставлено, выиграно и каков итог. Игра ждёт, пока вы ответите. Интервал выбирается на <a
      href="/responsible-gaming/limits#reality">той же странице</a>.</p>
      <h2 id="calm-mode">Спокойный режим</h2>
      <p>Один переключатель останавливает карусели, бегущую строку в заголовке, ленту выигрышей, анимацию и звук. Сайт
      включает его и сам, если в системе выбрано уменьшение движения. Возврат ставки или её части нигде не празднуется
      как выигрыш. Ускоренных раундов нет. <span data-auto-play>У автоигры в слотах всегда есть
      число раундов и предел потерь.</span></p>
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
      <p>Limits, time-outs, self-exclusion and the reality check are on the page <a
      href="/responsible-gaming/limits">Limits and breaks</a>. This page explains how they work and what else
      helps.</p>
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
      <p>Set limits on the page <a href="/responsible-gaming/limits">Limits and breaks</a>.</p>
      <table>
      <thead><tr><th>Limit</th><th>What it counts</th></tr></thead>
      <tbody>
      <tr><td>Deposits</td><td>What you paid in within 24 hours, 7 and 30 days. Withdrawals don’t reduce it</td></tr>
      <tr><td>Losses</td><td>Bets with your own money minus wins, in the same periods</td></tr>
      <tr><td>Bets</td><td>The total of all bets, in the same periods</td></tr>
      <tr><td>Session</td><td>Minutes of play in a row. Then there’s a one-hour pause; a round in progress is finished
      first</td></tr>
      </tbody>
      </table>
      <ul>
      <li>You enter the amount yourself; there are no presets. Of several limits, the lowest applies.</li>
      <li>You can lower a limit at once. Raising or removing it takes 24 hours, and you can change your mind
      meanwhile.</li>
      <li>Support can’t lift a limit you’ve reached.</li>
      </ul>
      <p>Set a limit elsewhere too: a payment limit in your bank’s app, a separate card with only what you can afford
      to spend, a gambling block, an alarm.</p>
      <h2 id="timeout">Time-out and self-exclusion</h2>
      <p>Both start at once, on the page <a href="/responsible-gaming/limits#break">Limits and breaks</a>.</p>
      <ul>
      <li>A time-out lasts 24 hours, 7 or 30 days, or 6 weeks. It ends by itself.</li>
      <li>A self-exclusion lasts 6 months, 1, 3 or 5 years, or forever. It doesn’t end by itself: when the period is
      over, you ask to return, and play opens 24 hours later.</li>
      <li>Bets, deposits and bonuses are closed. You can still sign in, see your history, withdraw your balance, contact
      support and read this page.</li>
      <li>The site shows no pop-ups, promotions or wins of other players.</li>
      <li>With a self-exclusion an active bonus ends; your own money stays.</li>
      <li>A period that has started can’t be shortened, only extended.</li>
      </ul>
      <p>Self-exclusion on one site doesn’t cover others. Install software on your devices that blocks gambling sites,
      ask your bank to block payments to casinos, and tell someone you trust, or one of the services at the bottom of
      this page.</p>
      <h2 id="reality-check">Reality check</h2>
      <p>Every 15, 30 or 60 minutes, as you choose, a window opens between rounds. It shows the time played, how much
      you’ve bet and won, and the net result. The game waits until you respond. Choose the interval on the <a
      href="/responsible-gaming/limits#reality">same page</a>.</p>
      <h2 id="calm-mode">Reduced motion</h2>
      <p>One switch stops carousels, the scrolling page title, the wins strip, animations and sound. The site also
      turns it on automatically if your system asks for reduced motion. Getting back all or part of your bet is never
      celebrated as a win. There are no fast rounds. <span data-auto-play>Auto-play in slots always has a number of
      rounds and a loss limit.</span></p>
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
