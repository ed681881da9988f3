import type { PageContent } from './shapes.ts'

/** The terms of the reference build, with every number that holds in it. */
export const termsPage: PageContent = {
  title: {
    ru: 'Правила и условия: счёт, платежи, бонусы, игры — Кассиопея',
    en: 'Terms and conditions of account, money, games: Cassiopeia',
  },
  description: {
    ru:
      'Правила эталонной сборки: кто может играть, депозиты и вывод в числах, отыгрыш бонусов, прерванные игры, ' +
      'возврат, жалобы и изменения правил.',
    en:
      'Terms of the reference build: who may play, deposits and withdrawals in numbers, wagering, interrupted ' +
      'games, return to player and complaints.',
  },
  keywords: {
    ru: 'правила казино, условия, депозит, вывод средств, отыгрыш бонуса, верификация, жалобы',
    en: 'casino terms, conditions, deposit, withdrawal, wagering, verification, complaints',
  },
  content: {
    ru: `<p>Правила написаны коротко и с числами. О том, что осталось неясным, спросите в чате поддержки.</p>
      <ol>
      <li><a href="#reference-build">Что такое эталонная сборка</a></li>
      <li><a href="#who-may-play">Кто может играть</a></li>
      <li><a href="#one-account">Один аккаунт</a></li>
      <li><a href="#identity">Верификация</a></li>
      <li><a href="#deposits">Депозиты</a></li>
      <li><a href="#withdrawals">Вывод средств</a></li>
      <li><a href="#bonuses">Бонусы</a></li>
      <li><a href="#game-rules">Правила игр и возврат</a></li>
      <li><a href="#interrupted-games">Прерванные игры и ошибки</a></li>
      <li><a href="#tournaments-and-levels">Турниры и уровни</a></li>
      <li><a href="#fair-conduct">Что не разрешено</a></li>
      <li><a href="#limits-and-breaks">Лимиты и перерывы</a></li>
      <li><a href="#personal-data">Личные данные</a></li>
      <li><a href="#complaints">Жалобы</a></li>
      <li><a href="#changes">Изменения правил</a></li>
      </ol>
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
      <li>До 30 000 ₽ в день. Суммы — целые рубли. Пределы одной заявки указаны у способа.</li>
      <li>Заявка обрабатывается в течение 3 часов. Между двумя заявками — не меньше 10 секунд.</li>
      <li>Оборот ставок после депозита — не меньше двух его сумм: после 1 000 ₽ нужны ставки на 2 000 ₽. Касса
      показывает, сколько осталось.</li>
      <li>Пока активен бонус или не использованы фриспины, вывод закрыт. От бонуса можно отказаться в любой
      момент.</li>
      <li>Если касса просит, выводят тем же способом, которым пополняли.</li>
      <li>Открытую заявку можно отменить, деньги вернутся на баланс.</li>
      </ul>
      <h2 id="bonuses">7. Бонусы</h2>
      <ul>
      <li>Условия каждого бонуса указаны на странице <a href="/promo">«Акции»</a>: множитель, срок, предел
      ставки.</li>
      <li>Множитель отыгрыша — не больше 10 сумм бонуса. Слоты засчитываются на 100 %, столы — на 20 %.</li>
      <li>Ставка при отыгрыше — не больше 500 ₽. Ставку выше предела игра не примет, случайно нарушить это правило
      нельзя.</li>
      <li>Активным может быть один бонус.</li>
      <li>Первыми тратятся собственные деньги. Отказ от бонуса и конец срока забирают только бонус и выигрыш с
      него.</li>
      <li>Один бонус — одному человеку. Нельзя получать его через несколько аккаунтов.</li>
      </ul>
      <h2 id="game-rules">8. Правила игр и возврат</h2>
      <p>Правила и таблица выплат открываются внутри игры, до первой ставки. Возврат (RTP) — среднее за очень большое
      число раундов. У «Вишнёвого Ряда» он равен 96,02 %. В эталонной сборке игра из каталога может открыть движок
      «Вишнёвого Ряда» под своим названием: тогда действуют правила, показанные внутри игры.</p>
      <p>Результат каждого раунда решает сервер. Между раундами слота проходит не меньше 2,5 секунды. Автоигры и
      ускорения нет. Демо использует те же вероятности.</p>
      <h2 id="interrupted-games">9. Прерванные игры и ошибки</h2>
      <ul>
      <li>Ставка, результат и баланс записываются вместе. Если связь прервалась, раунд засчитан с тем результатом,
      который записал сервер.</li>
      <li>Повторный запрос того же раунда возвращает тот же результат, ставка не списывается дважды.</li>
      <li>Незавершённую игру и фриспины нужно закончить до начала другой игры.</li>
      <li>Если раунд нельзя завершить по технической причине, он отменяется, ставка возвращается.</li>
      </ul>
      <h2 id="tournaments-and-levels">10. Турниры и уровни</h2>
      <p>Правило очков, призы, начало и конец указаны на странице турнира, время московское. Очки VIP: 1 очко за 100 ₽
      ставок в слотах, столы засчитываются на 20 %. Таблица уровней — на странице <a href="/levels">«VIP»</a>.</p>
      <h2 id="fair-conduct">11. Что не разрешено</h2>
      <ul>
      <li>Играть программами или с чужих аккаунтов, договариваться о результатах.</li>
      <li>Платить чужими картами и кошельками.</li>
      <li>Пользоваться ошибкой игры вместо того, чтобы о ней сообщить.</li>
      </ul>
      <p>О блокировке аккаунта мы сообщаем с причиной. Собственные деньги, которых она не касается, можно вывести.</p>
      <h2 id="limits-and-breaks">12. Лимиты и перерывы</h2>
      <p>Лимитов, перерыва и самоисключения на сайте пока нет. Когда они появятся, эти правила скажут, как они
      действуют. Как ограничить деньги и время уже сейчас, написано на странице <a
      href="/responsible-gaming">«Ответственная игра»</a>.</p>
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
    en: `<p>These terms are short and give numbers. Ask the support chat about anything that is unclear.</p>
      <ol>
      <li><a href="#reference-build">What a reference build is</a></li>
      <li><a href="#who-may-play">Who may play</a></li>
      <li><a href="#one-account">One account</a></li>
      <li><a href="#identity">Verification</a></li>
      <li><a href="#deposits">Deposits</a></li>
      <li><a href="#withdrawals">Withdrawals</a></li>
      <li><a href="#bonuses">Bonuses</a></li>
      <li><a href="#game-rules">Game rules and return to player</a></li>
      <li><a href="#interrupted-games">Interrupted games and errors</a></li>
      <li><a href="#tournaments-and-levels">Tournaments and levels</a></li>
      <li><a href="#fair-conduct">What is not allowed</a></li>
      <li><a href="#limits-and-breaks">Limits and breaks</a></li>
      <li><a href="#personal-data">Personal data</a></li>
      <li><a href="#complaints">Complaints</a></li>
      <li><a href="#changes">Changes of the terms</a></li>
      </ol>
      <h2 id="reference-build">1. What a reference build is</h2>
      <p>It is a specimen of the product that runs on one machine. All money is play money: deposits, bets, wins and
      withdrawals are simulated by the server. Play money cannot be bought or exchanged for real money. The operator’s
      name and the licence line at the foot of the page are samples, to be replaced by whoever installs the
      product.</p>
      <h2 id="who-may-play">2. Who may play</h2>
      <p>Those who are 18 or older, or as old as the law of the place where you are demands if that is more. You may
      not play for another person.</p>
      <h2 id="one-account">3. One account</h2>
      <ul>
      <li>One person has one account, in their own name.</li>
      <li>The login has at least 3 characters; the password at least 6 at registration and at least 8 when it is
      changed or recovered.</li>
      <li>Keep the password to yourself. If somebody else has been in the account, change the password and tell
      support.</li>
      <li>A second account is closed and the own money on it is returned.</li>
      </ul>
      <h2 id="identity">4. Verification</h2>
      <p>A withdrawal takes a complete profile, a confirmed phone number and a confirmed e-mail. The cashier may also
      ask for a document: two photographs. The check can be done ahead, before the first deposit. The reason for a
      refusal is always named.</p>
      <h2 id="deposits">5. Deposits</h2>
      <ul>
      <li>In one transaction: at least 100 ₽ and at most 15,000 ₽. Where a method has limits of its own, those hold;
      where it names no minimum, it is 300 ₽.</li>
      <li>Sums are whole rubles. Some methods take no sums that end in 0 or 5: the cashier offers close ones.</li>
      <li>A transfer is credited within 5 minutes.</li>
      <li>There are 15 minutes to pay a request; after that an unpaid one is cancelled. While it is open, no new one
      can be made. Money that was sent is not lost by the cancellation: its state is checked.</li>
      <li>Pay from a card, phone or wallet of your own.</li>
      </ul>
      <h2 id="withdrawals">6. Withdrawals</h2>
      <ul>
      <li>Up to 30,000 ₽ a day. Sums are whole rubles. The limits of one request stand beside the method.</li>
      <li>A request is processed within 3 hours. Two requests are at least 10 seconds apart.</li>
      <li>The turnover of bets after a deposit is at least twice the deposit: 1,000 ₽ take bets of 2,000 ₽. The
      cashier shows what is left.</li>
      <li>While a bonus is active or free spins are unused, withdrawals are closed. A bonus can be given up at any
      moment.</li>
      <li>Where the cashier asks for it, the withdrawal goes by the method of the deposit.</li>
      <li>An open request can be cancelled; the money returns to the balance.</li>
      </ul>
      <h2 id="bonuses">7. Bonuses</h2>
      <ul>
      <li>The terms of every bonus are on the <a href="/promo">Promotions</a> page: multiplier, deadline, maximum
      bet.</li>
      <li>The wagering multiplier is at most 10 times the bonus. Slots count by 100%, tables by 20%.</li>
      <li>A bet while wagering is at most 500 ₽. The game refuses a higher one, so the rule cannot be broken by
      accident.</li>
      <li>One bonus can be active at a time.</li>
      <li>Your own money is spent first. Giving up a bonus, or its deadline, takes only the bonus and what was won
      with it.</li>
      <li>One bonus for one person. It may not be taken through several accounts.</li>
      </ul>
      <h2 id="game-rules">8. Game rules and return to player</h2>
      <p>Rules and the table of pays open inside the game, before the first bet. The return (RTP) is an average over a
      very large number of rounds. For Cherry Row it is 96.02%. In the reference build a game of the catalogue may
      open the engine of Cherry Row under its own name: then the rules shown inside the game hold.</p>
      <p>The server decides the result of every round. Rounds of a slot are at least 2.5 seconds apart. There is no
      autoplay and no speeding up. The demo uses the same odds.</p>
      <h2 id="interrupted-games">9. Interrupted games and errors</h2>
      <ul>
      <li>Stake, result and balance are recorded together. If the connection broke, the round counts with the result
      that the server recorded.</li>
      <li>Asking for the same round again returns the same result, and the stake is not taken twice.</li>
      <li>An unfinished game and free spins have to be finished before another game is begun.</li>
      <li>If a round cannot be finished for a technical reason, it is void and the stake is returned.</li>
      </ul>
      <h2 id="tournaments-and-levels">10. Tournaments and levels</h2>
      <p>The rule of points, the prizes, the start and the end are on the page of the tournament, in Moscow time. VIP
      points: 1 point for 100 ₽ staked on slots; tables count by 20%. The table of levels is on the <a
      href="/levels">VIP</a> page.</p>
      <h2 id="fair-conduct">11. What is not allowed</h2>
      <ul>
      <li>Playing by programs or from other people’s accounts, agreeing on results.</li>
      <li>Paying by other people’s cards and wallets.</li>
      <li>Using an error of a game instead of reporting it.</li>
      </ul>
      <p>When an account is blocked, we say why. Own money that is not concerned can be withdrawn.</p>
      <h2 id="limits-and-breaks">12. Limits and breaks</h2>
      <p>The site has no limits, no time-out and no self-exclusion yet. When they come, these terms will say how they
      hold. How to limit money and time today is on the <a href="/responsible-gaming">Responsible gaming</a>
      page.</p>
      <h2 id="personal-data">13. Personal data</h2>
      <p>We keep what play, payments and the protection of the player need. Number and code of a card are not kept. In
      the reference build the data stay in the database of the machine that runs it: do not enter real documents or
      cards.</p>
      <h2 id="complaints">14. Complaints</h2>
      <p>Write to the support chat first. If the answer does not satisfy you, make a complaint in any form: it is free
      of charge and possible within 6 months of the event. A first reply comes within 7 days, a decision within
      4 weeks; complaints about safer play go first. That is the procedure for an operator; in the reference build
      nobody handles complaints.</p>
      <h2 id="changes">15. Changes of the terms</h2>
      <p>The site announces a substantial change before it takes effect. Bonuses, bets and requests that have begun
      end under the earlier terms. If you disagree, withdraw the balance and close the account.</p>`,
  },
  bottom: { ru: '', en: '' },
}
