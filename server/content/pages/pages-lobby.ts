import type { PageContent } from '../shapes.ts'

const nothing = { ru: '', en: '' }

/** The home page. The title and description are the ones that search engines have indexed. */
export const homePage: PageContent = {
  title: {
    ru: 'Кассиопея — онлайн-казино: слоты, столы, турниры',
    en: 'Cassiopeia: online casino with slots, tables and tournaments',
  },
  description: {
    ru: 'Слоты, настольные игры, джекпоты и турниры. Демо без регистрации, понятные правила, чат поддержки.',
    en: 'Slots, table games, jackpots and tournaments. Play the demo without signing up. Clear rules and a support chat.',
  },
  keywords: {
    ru: 'онлайн-казино, слоты, настольные игры, джекпот, турниры, демо',
    en: 'online casino, slots, table games, jackpot, tournaments, demo',
  },
  content: nothing,
  bottom: nothing,
}

/** The list of games by type. */
export const gamesPage: PageContent = {
  title: {
    ru: 'Игры: слоты, столы, джекпоты и новинки — Кассиопея',
    en: 'Slots, table games, jackpots and new games | Cassiopeia',
  },
  description: {
    ru:
      'Около 110 игр двенадцати провайдеров: слоты, столы, мгновенные игры и четыре джекпота. Поиск прощает ' +
      'опечатки, демо открыто без регистрации.',
    en:
      'About 110\u00a0games from twelve providers: slots, tables, instant games and four jackpots. The search forgives ' +
      'typos, and you can play the demo without an account.',
  },
  keywords: {
    ru: 'игры казино, слоты, рулетка, блэкджек, мгновенные игры, джекпот, демо',
    en: 'casino games, slots, roulette, blackjack, instant games, jackpot, demo',
  },
  content: nothing,
  bottom: nothing,
}

/** The promotions. */
export const promoPage: PageContent = {
  title: {
    ru: 'Акции и бонусы: условия отыгрыша в числах — Кассиопея',
    en: 'Promotions and bonuses with clear terms | Cassiopeia',
  },
  description: {
    ru:
      'Приветственный пакет до 50 000 ₽ и 210 фриспинов, кешбэк, бонус ко дню рождения. У каждой акции ' +
      'множитель, срок и предел ставки.',
    en:
      'Welcome package of up to 50,000\u00a0₽ and 210\u00a0free spins, cashback, birthday bonus. Every promotion states its ' +
      'multiplier, deadline and maximum bet.',
  },
  keywords: {
    ru: 'акции казино, приветственный бонус, фриспины, кешбэк, отыгрыш, промокод',
    en: 'casino promotions, welcome bonus, free spins, cashback, wagering, promo code',
  },
  content: nothing,
  bottom: nothing,
}

/** The tournaments. */
export const tournamentsPage: PageContent = {
  title: {
    ru: 'Турниры казино: фонды, призы и правила очков — Кассиопея',
    en: 'Tournaments: prize pools, prizes and scoring | Cassiopeia',
  },
  description: {
    ru:
      'Текущие, будущие и завершённые турниры: призовой фонд, правило очков, отмеченные игры и таблица мест. Всё ' +
      'время московское.',
    en:
      'Current, upcoming and finished tournaments: prize pool, scoring, games and leaderboard. All times are in ' +
      'Moscow time.',
  },
  keywords: {
    ru: 'турниры казино, призовой фонд, таблица, очки, Полярная гонка',
    en: 'casino tournaments, prize pool, leaderboard, points, Polar Race',
  },
  content: nothing,
  bottom: nothing,
}

/** The lists of winners. */
export const winnersPage: PageContent = {
  title: {
    ru: 'Выигрыши недели, месяца и джекпоты казино — Кассиопея',
    en: 'Winners of the week and month, and jackpots | Cassiopeia',
  },
  description: {
    ru:
      'Крупнейшие выигрыши за неделю и за месяц и последние джекпоты. Выигрывают игроки сайта и игроки дома, их ' +
      'раунды можно проверить.',
    en:
      'The biggest wins of the week and month and the latest jackpots. The winners are players and bots, and ' +
      'their rounds can be checked.',
  },
  keywords: {
    ru: 'выигрыши, победители недели, победители месяца, джекпот, игроки дома',
    en: 'winners, weekly winners, monthly winners, jackpot, bots',
  },
  content: nothing,
  bottom: {
    ru: `<p>Победители здесь — игроки этой сборки и игроки дома, программы с игровыми деньгами. Раунды тех и других посчитаны
      одним движком, имена игроков скрыты. Щит рядом с выигрышем открывает его раунд: ваш браузер посчитает его
      заново.</p>
      <p><strong>Джекпот</strong> — общая сумма нескольких игр. Рядом с ней написано, с чего она начинается и какую долю
      ставки берёт. В джекпоты идут ставки игроков собственными деньгами и ставки игроков дома; бонусные деньги и демо
      в этом не участвуют. К первому запуску у дома за плечами десять дней игры: они посчитаны по тем же правилам и в том же
      темпе, отсюда и первые джекпоты в списке.</p>`,
    en: `<p>The winners here are players of this build and bots, programs that play with play money. One engine computes
      the rounds of both, and players’ names are masked. The shield beside a win opens its round, and your browser
      computes it again.</p>
      <p>A <strong>jackpot</strong> is one amount shared by several games. Next to it you can see where it starts and
      what share of a bet it takes. Bets that players make with their own money and bets of bots feed the jackpots; bonus money and the demo don’t take
      part. By the first launch, the bots have ten days of play behind them, computed by
      the same rules and at the same pace. That’s where the first jackpots in the list come from.</p>`,
  },
}

/** The VIP levels: an introduction above the table and notes below it. */
export const levelsPage: PageContent = {
  title: {
    ru: 'VIP: уровни, очки, кешбэк и статусный бонус — Кассиопея',
    en: 'VIP levels, points, cashback and status bonus | Cassiopeia',
  },
  description: {
    ru:
      'Шесть уровней по три ступени: сколько очков нужно до каждой, какой кешбэк и статусный бонус она даёт и ' +
      'как считаются ставки в слотах и за столами.',
    en:
      'Six levels with three tiers each: how many points each tier takes, its cashback and status bonus, and how ' +
      'bets on slots and at tables count.',
  },
  keywords: {
    ru: 'VIP-программа, уровни, очки, кешбэк, статусный бонус, менеджер',
    en: 'VIP programme, levels, points, cashback, status bonus, manager',
  },
  content: {
    ru: `<p>В программе шесть уровней, в каждом по три ступени. Ставки приносят очки: 1 очко за каждые 100 ₽ ставок
      собственными деньгами в слотах, столы засчитываются на 20 %, покер — на 10 %. Когда шкала ступени заполнена, начинается следующая. До второй ступени
      нужно 5 очков, то есть 500 ₽ ставок в слотах.</p>
      <p>Ступень даёт две вещи. Кешбэк — процент собственных денег, проигранных за неделю: от 0 % на первой ступени до
      50 % на последней, по понедельникам. Статусный бонус — сумма от 100 до 50 000 ₽, один раз за ступень; отыгрыш ×3
      за 30 дней. Условия — на странице <a href="/promo">«Акции»</a>.</p>`,
    en: `<p>The programme has six levels with three tiers each. Bets earn points: 1 point per 100 ₽ of your own money bet
      on slots; tables count 20%, poker 10%. When you fill the bar of a tier, the next one begins. The second tier takes 5 points, which is
      500 ₽ bet on slots.</p>
      <p>A tier gives you two things. Cashback is a percentage of your own money lost in a week: from 0% at the first
      tier to 50% at the last, every Monday. The status bonus is 100 to 50,000 ₽, once per tier; wagering ×3 within
      30 days. For the terms, see <a href="/promo">Promotions</a>.</p>`,
  },
  bottom: {
    ru: `<h2 id="points">Как считаются очки</h2>
      <ul>
      <li>100 ₽ ставок в слотах — 1 очко. За столами 1 очко дают 500 ₽ ставок, в покере — 1 000 ₽.</li>
      <li>Таблица считает очки четвертями: одно очко шкалы — это четыре очка таблицы. «20» у второй ступени — те же
      5 очков.</li>
      <li>Число в таблице — путь от прошлой ступени до этой, а не сумма с начала.</li>
      <li>Считаются только ставки собственными деньгами: бонусные деньги и демо очков не дают. Выигрывать для очков не нужно.</li>
      </ul>
      <h2 id="birthday">Бонус ко дню рождения</h2>
      <p>Со второго уровня: 500 ₽ на уровне 2, 1 000 ₽ на уровне 3, 2 000 ₽ на уровне 4, 5 000 ₽ на уровне 5 и
      10 000 ₽ на уровне 6. На первом уровне бонуса нет.</p>
      <h2 id="manager">Менеджер</h2>
      <p>На уровнях 1–3 с вами работает менеджер, на уровнях 4–6 — VIP-менеджер. Он отвечает на вопросы и не зовёт
      играть. В эталонной сборке за этими словами никто не стоит: показана только подпись.</p>
      <h2 id="no-chase">За очками не нужно гнаться</h2>
      <p>Уровень — след игры, а не её цель. Никакая ступень не стоит ставок, которых вы не планировали. Как
      поставить себе границы — на странице <a href="/responsible-gaming/limits">«Лимиты и перерывы»</a>.</p>`,
    en: `<h2 id="points">How points work</h2>
      <ul>
      <li>100 ₽ bet on slots earns 1 point. At tables, 1 point takes 500 ₽ in bets, in poker 1,000 ₽.</li>
      <li>The table counts quarter points: one point on the bar is four points in the table. The “20” at the second
      tier is the same 5 points.</li>
      <li>Each number in the table is the distance from the previous tier, not a running total.</li>
      <li>Only bets with your own money count: bonus money and the demo earn no points. You don’t need to win to earn points.</li>
      </ul>
      <h2 id="birthday">Birthday bonus</h2>
      <p>From level 2: 500 ₽ at level 2, 1,000 ₽ at level 3, 2,000 ₽ at level 4, 5,000 ₽ at level 5 and 10,000 ₽ at
      level 6. There’s no bonus at level 1.</p>
      <h2 id="manager">Manager</h2>
      <p>At levels 1 to 3 you have a manager, at levels 4 to 6 a VIP manager. They answer your questions and never push
      you to play. In the reference build there’s no one behind these titles; they’re only shown.</p>
      <h2 id="no-chase">Don’t chase points</h2>
      <p>A level is a result of play, not its goal. No tier is worth bets you didn’t plan. To set limits for yourself,
      see <a href="/responsible-gaming/limits">Limits and breaks</a>.</p>`,
  },
}

/** The questions and answers. */
export const faqPage: PageContent = {
  title: {
    ru: 'Вопросы и ответы: счёт, деньги, бонусы, игры — Кассиопея',
    en: 'Questions and answers: account, money, games | Cassiopeia',
  },
  description: {
    ru:
      'Ответы по восьми темам: аккаунт, верификация, пополнение, вывод, бонусы, игры и честность, турниры и VIP, ' +
      'безопасная игра.',
    en:
      'Answers on eight topics: account, verification, deposits, withdrawals, bonuses, games and fairness, ' +
      'tournaments and VIP, responsible play.',
  },
  keywords: {
    ru: 'вопросы и ответы, аккаунт, верификация, пополнение, вывод, бонусы, турниры',
    en: 'FAQ, account, verification, deposits, withdrawals, bonuses, tournaments',
  },
  content: nothing,
  bottom: nothing,
}

/** Payment methods. */
export const paymentsInfoPage: PageContent = {
  title: {
    ru: 'Платежи: карты, СБП, кошельки, пределы и сроки — Кассиопея',
    en: 'Payments: cards, SBP, e-wallets, limits and times | Cassiopeia',
  },
  description: {
    ru:
      'Как пополнить баланс и вывести деньги картой, через СБП и с кошелька. Пределы, сроки, круглые суммы и что ' +
      'делать, если платёж не прошёл.',
    en:
      'How to deposit and withdraw by card, SBP and e-wallet. Limits, times, round amounts and what to do if a ' +
      'payment fails.',
  },
  keywords: {
    ru: 'пополнение, вывод средств, банковская карта, СБП, электронный кошелёк, лимиты, сроки',
    en: 'deposit, withdrawal, bank card, SBP, e-wallet, limits, times',
  },
  content: nothing,
  bottom: nothing,
}
