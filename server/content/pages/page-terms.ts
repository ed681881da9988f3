import type { PageContent } from '../shapes.ts'

/** Terms of the reference build, with every number that applies. */
export const termsPage: PageContent = {
  title: {
    ru: 'Правила и условия: счёт, платежи, бонусы, игры — Кассиопея',
    en: 'Terms and conditions: account, payments, bonuses | Cassiopeia',
  },
  description: {
    ru:
      'Правила эталонной сборки: кто может играть, депозиты и вывод в числах, отыгрыш бонусов, прерванные игры, ' +
      'возврат, жалобы и изменения правил.',
    en:
      'Terms of the reference build: who can play, deposits and withdrawals in numbers, wagering, interrupted ' +
      'games, return to player and complaints.',
  },
  keywords: {
    ru: 'правила казино, условия, депозит, вывод средств, отыгрыш бонуса, верификация, жалобы',
    en: 'casino terms, conditions, deposit, withdrawal, wagering, verification, complaints',
  },
  content: {
    ru: `<p>Правила написаны коротко и с числами. О том, что осталось неясным, спросите в чате поддержки.</p>
      <h2 id="reference-build">1. Что такое эталонная сборка</h2>
      <p>Это образец продукта, который работает на одной машине. Все деньги игровые: депозиты, ставки, выигрыши и
      выводы имитирует сервер. Купить игровые деньги или обменять их на настоящие нельзя. Название оператора и строка
      о лицензии внизу страницы — образцы, их заменяет тот, кто ставит продукт.</p>
      <h2 id="who-may-play">2. Кто может играть</h2>
      <p>Играть могут те, кому исполнилось 18 лет, а если закон места, где вы находитесь, требует больше, — столько,
      сколько он требует. Нельзя играть за другого человека.</p>
      <h2 id="one-account">3. Один аккаунт</h2>
      <ul>
      <li>У одного человека один аккаунт на собственное имя.</li>
      <li>Логин — от 3 символов, пароль — от 6 при регистрации и от 8 при смене или восстановлении.</li>
      <li>Не передавайте пароль. Если в аккаунт вошёл кто-то ещё, смените пароль и сообщите в поддержку.</li>
      <li>Второй аккаунт закрывается, собственные деньги с него возвращаются.</li>
      </ul>
      <h2 id="identity">4. Верификация</h2>
      <p>До вывода нужны заполненный профиль, подтверждённые телефон и e-mail. Касса может попросить и документ: две
      фотографии. Пройти проверку можно заранее, до первого депозита. Причина отказа всегда названа.</p>
      <h2 id="deposits">5. Депозиты</h2>
      <ul>
      <li>За одну операцию: не меньше 100 ₽ и не больше 15 000 ₽. Если у способа свои пределы, действуют они; если
      минимум не назван, он равен 300 ₽.</li>
      <li>Суммы — целые рубли. Некоторые способы не принимают суммы, которые кончаются на 0 или 5: касса предложит
      соседние.</li>
      <li>Перевод зачисляется в течение 5 минут.</li>
      <li>На оплату заявки есть 15 минут, затем неоплаченная заявка отменяется. Пока она открыта, новую создать
      нельзя. Отправленные деньги от отмены не пропадают: их состояние проверяется.</li>
      <li>Платите со своей карты, телефона или кошелька.</li>
      </ul>
      <h2 id="withdrawals">6. Вывод средств</h2>
      <ul>
      <li>До 30 000 ₽ в день; всего больше 15 000 ₽ — после проверки документов. Суммы — целые рубли. Пределы одной заявки указаны у способа.</li>
      <li>Заявка обрабатывается в течение 3 часов. Между двумя заявками — не меньше 10 секунд.</li>
      <li>Оборот ставок после депозита — не меньше двух его сумм: после 1 000 ₽ нужны ставки на 2 000 ₽. Касса
      показывает, сколько осталось.</li>
      <li>Обороты депозитов складываются. Счёт начинается заново, только если перед новым депозитом ничего не осталось:
      на балансе, в бонусе, кешбэке и заявках на вывод вместе меньше 1 ₽, нет активного бонуса и незаконченного
      раунда.</li>
      <li>Пока активен бонус или не использованы фриспины, вывод закрыт. От бонуса можно отказаться в любой
      момент.</li>
      <li>Если касса просит, выводят тем же способом, которым пополняли.</li>
      <li>Открытую заявку можно отменить, деньги вернутся на баланс.</li>
      </ul>
      <h2 id="bonuses">7. Бонусы</h2>
      <ul>
      <li>Условия каждого бонуса указаны на странице <a href="/promo">«Акции»</a>: множитель, срок, предел
      ставки.</li>
      <li>Множитель отыгрыша — не больше 10 сумм бонуса и депозита, с которого он посчитан. Слоты засчитываются на 100 %, столы — на 20 %,
      покер — на 10 %.</li>
      <li>Ставка при отыгрыше — не больше 500 ₽. Ставку выше предела игра не примет, случайно нарушить это правило
      нельзя.</li>
      <li>Активным может быть один бонус. Бонус к депозиту берут в течение 24 часов после него, пока собственных денег не меньше
      его суммы.</li>
      <li>Первыми тратятся собственные деньги. Отказ от бонуса и конец срока забирают только бонус и выигрыш с
      него.</li>
      <li>Из отыгранного бонуса к депозиту на баланс переходит не больше половины его суммы. Выигрыши с собственных денег
      не ограничены.</li>
      <li>Один бонус — одному человеку. Нельзя получать его через несколько аккаунтов.</li>
      </ul>
      <h2 id="game-rules">8. Правила игр и возврат</h2>
      <p>Правила и таблица выплат открываются внутри игры, до первой ставки. Возврат (RTP) — среднее за очень большое
      число раундов; у каждой игры он назван в её правилах и на странице <a href="/fairness#returns">«Честная игра»</a>. В
      эталонной сборке игра из каталога открывает «Вишнёвый Ряд», «Янтарный Берег», рулетку, видеопокер или «Колесо Сезонов» под
      своим названием: действуют правила, показанные внутри игры.</p>
      <p>Результат каждого раунда решает сервер. Между раундами слота проходит не меньше 2,5 секунды,
      за столом — 5 секунд. Ускорения нет. <span data-auto-play>Автоигра в слотах играет не больше
      выбранного числа раундов и останавливается перед ставкой, с которой потери могут превысить выбранный предел.</span> Демо использует те же вероятности.</p>
      <h2 id="interrupted-games">9. Прерванные игры и ошибки</h2>
      <ul>
      <li>Ставка, результат и баланс записываются вместе. Если связь прервалась, раунд засчитан с тем результатом,
      который записал сервер.</li>
      <li>Повторный запрос того же раунда возвращает тот же результат, ставка не списывается дважды.</li>
      <li>Незавершённую игру и фриспины нужно закончить до начала другой игры.</li>
      <li>Раунд, который вы не закончили за 30 дней, сервер завершает по правилам игры: как именно, написано в них.</li>
      </ul>
      <h2 id="tournaments-and-levels">10. Турниры и уровни</h2>
      <p>Правило очков, призы, начало и конец указаны на странице турнира, время московское. Очки VIP: 1 очко за 100 ₽
      ставок в слотах, столы засчитываются на 20 %, покер — на 10 %. Очки дают только ставки собственными деньгами. Таблица уровней — на странице <a href="/levels">«VIP»</a>.</p>
      <h2 id="fair-conduct">11. Что не разрешено</h2>
      <ul>
      <li>Играть программами или с чужих аккаунтов, договариваться о результатах.</li>
      <li>Платить чужими картами и кошельками.</li>
      <li>Пользоваться ошибкой игры вместо того, чтобы о ней сообщить.</li>
      </ul>
      <p>О блокировке аккаунта мы сообщаем с причиной. Собственные деньги, которых она не касается, можно вывести.</p>
      <h2 id="limits-and-breaks">12. Лимиты и перерывы</h2>
      <p>На странице <a href="/responsible-gaming/limits">«Лимиты и перерывы»</a> вы можете задать лимиты на депозиты,
      проигрыш, ставки и время игры, взять перерыв или самоисключение.</p>
      <ul>
      <li>Более низкий лимит действует сразу. Более высокий и снятие лимита — через 24 часа.</li>
      <li>Ставка или депозит сверх лимита не принимаются. Поддержка исключений не делает.</li>
      <li>Перерыв кончается сам. Самоисключение кончается через 24 часа после просьбы о возврате, когда его срок
      вышел.</li>
      <li>Пока они идут, ставки, депозиты и бонусы закрыты. Вывод денег открыт, собственные деньги остаются
      вашими.</li>
      </ul>
      <h2 id="personal-data">13. Личные данные</h2>
      <p>Мы храним то, что нужно для игры, платежей и защиты игрока. Номер и код карты не сохраняются. В эталонной
      сборке данные остаются в базе на машине, где она запущена: не вводите настоящие документы и карты.</p>
      <h2 id="complaints">14. Жалобы</h2>
      <p>Сначала напишите в чат поддержки. Если ответ не устроил, подайте жалобу в свободной форме: это бесплатно и
      возможно в течение 6 месяцев после события. Первый ответ — за 7 дней, решение — за 4 недели, жалобы о безопасной
      игре разбираются первыми. Это порядок для оператора; в эталонной сборке жалобы никто не рассматривает.</p>
      <h2 id="changes">15. Изменения правил</h2>
      <p>О существенном изменении сайт сообщает до того, как оно вступит в силу. Начатые бонусы, ставки и заявки
      доводятся до конца по прежним правилам. Если вы не согласны, выведите баланс и закройте аккаунт.</p>`,
    en: `<p>These terms are short and specific. If anything is unclear, ask in the support chat.</p>
      <h2 id="reference-build">1. What the reference build is</h2>
      <p>It’s a sample of the product that runs on a single machine. All money is play money: the server simulates
      deposits, bets, wins and withdrawals. Play money can’t be bought or exchanged for real money. The operator’s name
      and the licence line at the bottom of the page are samples, to be replaced by the operator who installs the product.</p>
      <h2 id="who-may-play">2. Who can play</h2>
      <p>You must be 18 or older, or older still if the law where you are requires it. You may not play on behalf of
      another person.</p>
      <h2 id="one-account">3. One account</h2>
      <ul>
      <li>Each person can have one account, in their own name.</li>
      <li>A username has at least 3 characters; a password has at least 6 when you sign up and at least 8 when you
      change or reset it.</li>
      <li>Don’t share your password. If someone else has accessed your account, change your password and contact
      support.</li>
      <li>A second account will be closed and your own money in it returned.</li>
      </ul>
      <h2 id="identity">4. Verification</h2>
      <p>Before you withdraw, complete your profile and confirm your phone number and email. The cashier may also ask
      for a document: two photos. You can get verified in advance, before your first deposit. If your documents are
      rejected, we always give the reason.</p>
      <h2 id="deposits">5. Deposits</h2>
      <ul>
      <li>Per transaction: at least 100 ₽ and at most 15,000 ₽. If a method has its own limits, those apply; if it
      doesn’t state a minimum, the minimum is 300 ₽.</li>
      <li>Amounts are in whole rubles. Some methods don’t accept amounts ending in 0 or 5: the cashier suggests amounts
      close to yours.</li>
      <li>Transfers are credited within 5 minutes.</li>
      <li>You have 15 minutes to pay a request; after that, an unpaid request is cancelled. You can’t create a new one
      while it’s open. Cancellation doesn’t affect money you’ve already sent: we check its status.</li>
      <li>Pay with your own card, phone or wallet.</li>
      </ul>
      <h2 id="withdrawals">6. Withdrawals</h2>
      <ul>
      <li>Up to 30,000 ₽ a day; more than 15,000 ₽ in total once your documents are verified. Amounts are in whole rubles. Each method shows its limits per request.</li>
      <li>Requests are processed within 3 hours. Wait at least 10 seconds between requests.</li>
      <li>After a deposit, your bets must total at least twice the deposit: after 1,000 ₽, you need 2,000 ₽ in bets.
      The cashier shows how much is left.</li>
      <li>The requirements of several deposits add up. The count starts over only if you had nothing left before a new
      deposit: less than 1 ₽ across your balance, bonus, cashback and withdrawal requests, no active bonus and no
      unfinished round.</li>
      <li>You can’t withdraw while you have an active bonus or unused free spins. You can give a bonus up at
      any time.</li>
      <li>If the cashier asks you to, withdraw with the same method you deposited with.</li>
      <li>You can cancel an open request; the money returns to your balance.</li>
      </ul>
      <h2 id="bonuses">7. Bonuses</h2>
      <ul>
      <li>The terms of each bonus are on the <a href="/promo">Promotions</a> page: multiplier, deadline, maximum
      bet.</li>
      <li>Wagering is at most 10 times the bonus plus the deposit it was calculated from. Slots count 100%, tables 20%, poker 10%.</li>
      <li>The maximum bet while wagering is 500 ₽. The game won’t accept a higher one, so you can’t break this rule by
      accident.</li>
      <li>You can have one active bonus at a time. Take the bonus of a deposit within 24 hours of it, while your own
      balance is at least the deposit.</li>
      <li>Your own money is spent first. If you give a bonus up or it expires, you lose only the bonus and
      anything you won with it.</li>
      <li>Of a wagered deposit bonus, at most half of its amount becomes your own money. What you win with your own money
      has no limit.</li>
      <li>One bonus per person. You may not claim it with several accounts.</li>
      </ul>
      <h2 id="game-rules">8. Game rules and return to player</h2>
      <p>The rules and paytable open inside the game, before your first bet. The return (RTP) is an average over a very
      large number of rounds; you’ll find it in the rules of each game and on the <a href="/fairness#returns">Fair play</a>
      page. In the reference build, a game from the catalogue opens Cherry Row, Amber Coast, roulette, video poker or
      Wheel of Seasons under its own name: the rules shown inside the game apply.</p>
      <p>The server decides the result of every round. Slot rounds are at least 2.5 seconds apart, table
      rounds 5 seconds. There’s no turbo mode. <span data-auto-play>Auto-play in slots plays no more than the number of rounds you
      choose, and stops before a bet that could take you past the loss limit you choose.</span> The demo uses the same odds.</p>
      <h2 id="interrupted-games">9. Interrupted games and errors</h2>
      <ul>
      <li>The bet, the result and the balance are saved together. If your connection drops, the round counts with the
      result saved on the server.</li>
      <li>Requesting the same round again returns the same result, and you won’t be charged twice.</li>
      <li>You have to finish an open game and use your free spins before starting another game.</li>
      <li>The server finishes a round you’ve left open for 30 days. How it plays on is stated in the rules of the game.</li>
      </ul>
      <h2 id="tournaments-and-levels">10. Tournaments and levels</h2>
      <p>Scoring, prizes, start and end are shown on the tournament page, in Moscow time. VIP points: 1 point per 100 ₽
      bet on slots; tables count 20%, poker 10%. Only bets with your own money earn points. See the table of levels on the <a href="/levels">VIP</a> page.</p>
      <h2 id="fair-conduct">11. What isn’t allowed</h2>
      <ul>
      <li>Playing with software or from other people’s accounts, or colluding on results.</li>
      <li>Paying with other people’s cards and wallets.</li>
      <li>Exploiting an error in a game instead of reporting it.</li>
      </ul>
      <p>If we block an account, we say why. You can withdraw your own money that isn’t affected.</p>
      <h2 id="limits-and-breaks">12. Limits and breaks</h2>
      <p>On the page <a href="/responsible-gaming/limits">Limits and breaks</a> you can set limits on deposits, losses,
      bets and time of play, and take a time-out or a self-exclusion.</p>
      <ul>
      <li>A lower limit applies at once. A higher one, and the end of a limit, apply after 24 hours.</li>
      <li>A bet or deposit above a limit isn’t accepted. Support makes no exceptions.</li>
      <li>A time-out ends by itself. A self-exclusion ends 24 hours after you ask to return, once its period is
      over.</li>
      <li>During both, bets, deposits and bonuses are closed. Withdrawals stay open, and your own money stays
      yours.</li>
      </ul>
      <h2 id="personal-data">13. Personal data</h2>
      <p>We keep what’s needed for play, payments and player protection. Card numbers and codes aren’t stored. In the
      reference build, the data stays in the database on the machine that runs it: don’t enter real documents or
      cards.</p>
      <h2 id="complaints">14. Complaints</h2>
      <p>Contact the support chat first. If you’re not satisfied with the answer, you can make a complaint in any form:
      it’s free, and you have 6 months from the event. You’ll get a first reply within 7 days and a decision within
      4 weeks; complaints about responsible gaming come first. This is the procedure for an operator; in the reference
      build no one handles complaints.</p>
      <h2 id="changes">15. Changes to these terms</h2>
      <p>The site announces material changes before they take effect. Bonuses, bets and requests already under way
      finish under the earlier terms. If you disagree, withdraw your balance and close your account.</p>`,
  },
  bottom: { ru: '', en: '' },
}
