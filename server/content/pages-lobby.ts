import type { PageContent } from './shapes.ts'

const nothing = { ru: '', en: '' }

/** The home page; its words are those that search engines already know. */
export const homePage: PageContent = {
  title: {
    ru: 'Кассиопея — онлайн-казино: слоты, столы, турниры',
    en: 'Cassiopeia: online casino with slots, tables and tournaments',
  },
  description: {
    ru: 'Слоты, настольные игры, джекпоты и турниры. Демо без регистрации, понятные правила, чат поддержки.',
    en: 'Slots, table games, jackpots and tournaments. Demo without registration, clear rules, support chat.',
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
    en: 'Slots, table games, jackpots and new games: Cassiopeia',
  },
  description: {
    ru:
      'Около 110 игр двенадцати провайдеров: слоты, столы, мгновенные игры и четыре джекпота. Поиск прощает ' +
      'опечатки, демо открыто без регистрации.',
    en:
      'About 110 games of twelve providers: slots, tables, instant games and four jackpots. The search forgives ' +
      'typos, the demo needs no account.',
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
    en: 'Promotions and bonuses with terms in numbers: Cassiopeia',
  },
  description: {
    ru:
      'Приветственный пакет до 50 000 ₽ и 210 фриспинов, кешбэк, бонус ко дню рождения. У каждой акции ' +
      'множитель, срок и предел ставки.',
    en:
      'Welcome package up to 50,000 ₽ and 210 free spins, cashback, birthday bonus. Every promotion states its ' +
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
    en: 'Tournaments with their funds, prizes and rules: Cassiopeia',
  },
  description: {
    ru:
      'Текущие, будущие и завершённые турниры: призовой фонд, правило очков, отмеченные игры и таблица мест. Всё ' +
      'время московское.',
    en:
      'Current, upcoming and finished tournaments: the fund, the rule of points, the marked games and the table ' +
      'of places. All in Moscow time.',
  },
  keywords: {
    ru: 'турниры казино, призовой фонд, таблица, очки, Полярная гонка',
    en: 'casino tournaments, prize fund, leaderboard, points, Polar Race',
  },
  content: nothing,
  bottom: nothing,
}

/** The lists of winners. */
export const winnersPage: PageContent = {
  title: {
    ru: 'Выигрыши недели, месяца и джекпоты казино — Кассиопея',
    en: 'Winners of the week and month, and jackpots: Cassiopeia',
  },
  description: {
    ru:
      'Крупнейшие выигрыши за неделю и за месяц и последние джекпоты. В эталонной сборке играют игроки дома, ' +
      'раунды посчитаны движком.',
    en:
      'The largest wins of the week and of the month, and the latest jackpots. In the reference build house ' +
      'players play the rounds of the engine.',
  },
  keywords: {
    ru: 'выигрыши, победители недели, победители месяца, джекпот, игроки дома',
    en: 'winners, wins of the week, wins of the month, jackpot, house players',
  },
  content: nothing,
  bottom: {
    ru: `<p>Победители здесь — игроки дома: программы с игровыми деньгами, их раунды посчитаны движком сборки.</p>
      <p><strong>Джекпот</strong> — общая сумма нескольких игр. Рядом с ней написано, с чего она начинается и какую долю
      ставки берёт. В эталонной сборке в джекпоты идут ставки игроков дома, между ними они и разыгрываются; демо в этом не
      участвует. К первому запуску у дома за плечами десять дней игры: они посчитаны по тем же правилам и в том же
      темпе, отсюда и первые джекпоты в списке.</p>`,
    en: `<p>The winners here are house players: programs with play money, whose rounds the engine of the build has
      computed.</p>
      <p>A <strong>jackpot</strong> is a sum that several games share. Beside it stands what it starts from and which
      part of a stake it takes. In the reference build house players stake into the jackpots and win them among
      themselves; the demo has no part in it. By the first start the house has ten days of play behind it: they are
      computed by the same rules and at the same pace, and the first jackpots of the list come from them.</p>`,
  },
}

/** The VIP levels: an introduction above the table and notes below it. */
export const levelsPage: PageContent = {
  title: {
    ru: 'VIP: уровни, очки, кешбэк и статусный бонус — Кассиопея',
    en: 'VIP levels, points, cashback and status bonus: Cassiopeia',
  },
  description: {
    ru:
      'Шесть уровней по три ступени: сколько очков нужно до каждой, какой кешбэк и статусный бонус она даёт и ' +
      'как считаются ставки в слотах и за столами.',
    en:
      'Six levels of three tiers: the points that each takes, its cashback and status bonus, and how bets on ' +
      'slots and at tables are counted.',
  },
  keywords: {
    ru: 'VIP-программа, уровни, очки, кешбэк, статусный бонус, менеджер',
    en: 'VIP programme, levels, points, cashback, status bonus, manager',
  },
  content: {
    ru: `<p>В программе шесть уровней, в каждом по три ступени. Ставки приносят очки: 1 очко за каждые 100 ₽ ставок в
      слотах, столы засчитываются на 20 %. Когда шкала ступени заполнена, начинается следующая. До второй ступени
      нужно 5 очков, то есть 500 ₽ ставок в слотах.</p>
      <p>Ступень даёт две вещи. Кешбэк — процент собственных денег, проигранных за неделю: от 0 % на первой ступени до
      50 % на последней, по понедельникам. Статусный бонус — сумма от 100 до 50 000 ₽, один раз за ступень; отыгрыш ×3
      за 30 дней. Условия — на странице <a href="/promo">«Акции»</a>.</p>`,
    en: `<p>The programme has six levels of three tiers each. Bets bring points: 1 point for every 100 ₽ staked on
      slots; tables count by 20%. When the bar of a tier is full, the next one begins. The second tier takes 5 points,
      which is 500 ₽ staked on slots.</p>
      <p>A tier gives two things. Cashback is a share of your own money lost in a week: from 0% at the first tier to
      50% at the last, on Mondays. The status bonus is a sum of 100 to 50,000 ₽, once for a tier; wagering ×3 within
      30 days. The terms are on the <a href="/promo">Promotions</a> page.</p>`,
  },
  bottom: {
    ru: `<h2 id="points">Как считаются очки</h2>
      <ul>
      <li>100 ₽ ставок в слотах — 1 очко. За столами 1 очко дают 500 ₽ ставок.</li>
      <li>Таблица считает очки четвертями: одно очко шкалы — это четыре очка таблицы. «20» у второй ступени — те же
      5 очков.</li>
      <li>Число в таблице — путь от прошлой ступени до этой, а не сумма с начала.</li>
      <li>Считаются ставки на балансе, демо — нет. Выигрывать для очков не нужно.</li>
      </ul>
      <h2 id="birthday">Бонус ко дню рождения</h2>
      <p>Со второго уровня: 500 ₽ на уровне 2, 1 000 ₽ на уровне 3, 2 000 ₽ на уровне 4, 5 000 ₽ на уровне 5 и
      10 000 ₽ на уровне 6. На первом уровне бонуса нет.</p>
      <h2 id="manager">Менеджер</h2>
      <p>На уровнях 1–3 с вами работает менеджер, на уровнях 4–6 — VIP-менеджер. Он отвечает на вопросы и не зовёт
      играть. В эталонной сборке за этими словами никто не стоит: показана только подпись.</p>
      <h2 id="no-chase">За очками не нужно гнаться</h2>
      <p>Уровень — след игры, а не её цель. Никакая ступень не стоит ставок, которых вы не планировали. Как
      удержаться в своих границах — на странице <a href="/responsible-gaming">«Ответственная игра»</a>.</p>`,
    en: `<h2 id="points">How points count</h2>
      <ul>
      <li>100 ₽ staked on slots give 1 point. At tables 1 point takes bets of 500 ₽.</li>
      <li>The table counts points in quarters: one point of the bar is four points of the table. The “20” of the
      second tier is the same 5 points.</li>
      <li>A number of the table is the way from the tier before, not the sum from the start.</li>
      <li>Bets from the balance count, the demo does not. Points do not need wins.</li>
      </ul>
      <h2 id="birthday">Birthday bonus</h2>
      <p>From level 2: 500 ₽ at level 2, 1,000 ₽ at level 3, 2,000 ₽ at level 4, 5,000 ₽ at level 5 and 10,000 ₽ at
      level 6. Level 1 has none.</p>
      <h2 id="manager">Manager</h2>
      <p>At levels 1 to 3 a manager works with you, at levels 4 to 6 a VIP manager. They answer questions and do not
      call you to play. In the reference build nobody stands behind these words: only the title is shown.</p>
      <h2 id="no-chase">Points need no chasing</h2>
      <p>A level is the trace of play and not its aim. No tier is worth bets that you had not planned. How to
      keep within your own bounds is on the <a href="/responsible-gaming">Responsible gaming</a> page.</p>`,
  },
}

/** The questions and answers. */
export const faqPage: PageContent = {
  title: {
    ru: 'Вопросы и ответы: счёт, деньги, бонусы, игры — Кассиопея',
    en: 'Questions and answers on account, money, games: Cassiopeia',
  },
  description: {
    ru:
      'Ответы по восьми темам: аккаунт, верификация, пополнение, вывод, бонусы, игры и честность, турниры и VIP, ' +
      'безопасная игра.',
    en:
      'Answers under eight headings: account, verification, deposits, withdrawals, bonuses, games and fairness, ' +
      'tournaments and VIP, safer play.',
  },
  keywords: {
    ru: 'вопросы и ответы, аккаунт, верификация, пополнение, вывод, бонусы, турниры',
    en: 'FAQ, account, verification, deposits, withdrawals, bonuses, tournaments',
  },
  content: nothing,
  bottom: nothing,
}

/** The ways to pay. */
export const paymentsInfoPage: PageContent = {
  title: {
    ru: 'Платежи: карты, СБП, кошельки, пределы и сроки — Кассиопея',
    en: 'Payments by card, SBP and wallet, limits, times: Cassiopeia',
  },
  description: {
    ru:
      'Как пополнить баланс и вывести деньги картой, через СБП и с кошелька. Пределы, сроки, круглые суммы и что ' +
      'делать, если платёж не прошёл.',
    en:
      'How to deposit and withdraw by card, by SBP and by wallet. Limits, times, round sums, and what to do when ' +
      'a payment does not go through.',
  },
  keywords: {
    ru: 'пополнение, вывод средств, банковская карта, СБП, электронный кошелёк, лимиты, сроки',
    en: 'deposit, withdrawal, bank card, SBP, e-wallet, limits, times',
  },
  content: nothing,
  bottom: nothing,
}
