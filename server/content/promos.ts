import { money } from '#contract/core/constants.ts'
import { bonusCost } from '#contract/money/bonus-cost.ts'
import { bonusEdge } from './bonus-edge.ts'
import { halfPaid } from './bonuses.ts'
import { birthdayTable, cashbackTable, statusTable, welcomeTable } from './promo-tables.ts'
import { formatCount } from '#games/explanation-numbers.ts'
import type { Bilingual, PromoContent } from './shapes.ts'

/** List items with the terms shared by every bonus with wagering. */
const commonTerms: Bilingual = {
  ru: `<li>Ставка при отыгрыше: не больше 500 ₽. Вклад в отыгрыш: слоты 100 %, столы 20 %, покер 10 %.</li>
    <li>Пока бонус активен, вывод закрыт. Отказаться от бонуса можно в любой момент: исчезнут только он и выигрыш с
    него, собственные деньги останутся. Общее правило оборота в две суммы депозита не меняется.</li>`,
  en: `<li>Maximum bet while wagering: 500 ₽. Slots count 100% towards wagering, tables 20%,
    poker 10%.</li>
    <li>Withdrawals are closed while the bonus is active. You can give it up at any time: you lose only the bonus and
    anything you won with it, and keep your own money. The general rule of betting twice the deposit still
    applies.</li>`,
}

/** What the example of the welcome package costs, as the card of the bonus says it. */
const example = bonusCost({ amount: 3000, stakes: 60_000, edge: bonusEdge([]) }).cost
const cost: Bilingual = { ru: formatCount(example, 'ru'), en: formatCount(example, 'en') }

const welcome: Bilingual = { ru: formatCount(money.welcome.total, 'ru'), en: formatCount(money.welcome.total, 'en') }

/** Promotions of `/promo`; inactive ones are kept for the list of past promotions. */
export const promos: readonly PromoContent[] = [
  {
    slug: 'welcome-package',
    scene: 'stars',
    title: {
      ru: `Приветственный пакет: до ${welcome.ru}\u00a0₽ и ${money.welcome.freeSpins}\u00a0фриспинов`,
      en: `Welcome package: up to ${welcome.en}\u00a0₽ and ${money.welcome.freeSpins}\u00a0free spins`,
    },
    text: {
      ru: `<p>Три этапа: первый, второй и третий депозит. Каждый можно взять отдельно, отказ от одного не закрывает
        остальные.</p>
        ${welcomeTable('ru')}
        <ul>
        <li>Депозит: от 500 ₽ на каждом этапе. Взять бонус можно в течение 24 часов после него, пока собственных денег не
        меньше суммы депозита.</li>
        ${halfPaid.ru}
        <li>Отыгрыш: ×10 от суммы бонуса и депозита, с которого он посчитан, за 30 дней. Депозит и бонус по
        3 000 ₽ — это ставки на 60 000 ₽.</li>
        <li>Фриспины: по 5 ₽ в игре «Вишнёвый Ряд», пока бонус активен.</li>
        ${commonTerms.ru}
        </ul>
        <p>Во что это обходится: ставки на 60 000 ₽ в «Вишнёвом Ряду» в среднем стоят ${cost.ru} ₽. Это среднее,
        ваш результат может быть любым.</p>`,
      en: `<p>Three stages: your first, second and third deposits. Each is optional, and skipping one doesn’t affect
        the others.</p>
        ${welcomeTable('en')}
        <ul>
        <li>Deposit: 500 ₽ or more at each stage. Take the bonus within 24 hours of it, while your own
        balance is at least the deposit.</li>
        ${halfPaid.en}
        <li>Wagering: 10 times the bonus plus the deposit it was calculated from, within 30 days. A deposit and a bonus of
        3,000 ₽ each mean 60,000 ₽ in bets.</li>
        <li>Free spins: 5 ₽ each in Cherry Row, while the bonus is active.</li>
        ${commonTerms.en}
        </ul>
        <p>What it costs: 60,000 ₽ in bets on Cherry Row costs ${cost.en} ₽ on average. Your own result may be
        anything.</p>`,
    },
    time: { ru: 'Действует постоянно', en: 'Always available' },
    active: true,
    place: 'deposit',
  },
  {
    slug: 'monday-cashback',
    scene: 'train',
    title: { ru: 'Кешбэк по понедельникам: до 50 %', en: 'Monday cashback: up to 50%' },
    text: {
      ru: `<p>По понедельникам возвращается часть собственных денег, проигранных за прошлую неделю: ставки минус
        выигрыши, с понедельника по воскресенье. Включать ничего заранее не нужно, сумма ждёт в профиле, во вкладке
        «Промо».</p>
        ${cashbackTable('ru')}
        <ul>
        <li>Пример: проигрыш за неделю 4 000 ₽, ступень с 10 % — кешбэк 400 ₽.</li>
        <li>Отыгрыш не нужен: кешбэк зачисляется на баланс деньгами.</li>
        </ul>
        <p>Кешбэк возвращает часть потерь. Это не повод играть больше задуманного.</p>`,
      en: `<p>Every Monday you get back part of your own money lost the week before: bets minus wins, Monday to Sunday.
        There’s nothing to activate in advance; the amount is waiting in your profile, under “Promo”.</p>
        ${cashbackTable('en')}
        <ul>
        <li>Example: if you lose 4,000 ₽ in a week at a 10% tier, your cashback is 400 ₽.</li>
        <li>No wagering: cashback is paid to your balance as cash.</li>
        </ul>
        <p>Cashback returns part of your losses. It’s no reason to play more than you planned.</p>`,
    },
    time: { ru: 'Каждый понедельник с 00:00 МСК', en: 'Every Monday from 00:00 Moscow time' },
    active: true,
    place: 'cashback',
  },
  {
    slug: 'birthday-bonus',
    scene: 'samovar',
    title: { ru: 'Бонус ко дню рождения', en: 'Birthday bonus' },
    text: {
      ru: `<p>Подарок для игроков со второго уровня. Сумма зависит от уровня в день рождения, депозит не нужен.</p>
        ${birthdayTable('ru')}
        <ul>
        <li>Дата рождения подтверждена верификацией.</li>
        <li>Включить бонус можно в день рождения и ещё 7 дней, один раз в год.</li>
        <li>Отыгрыш: ×5 за 14 дней. Бонус 500 ₽ — это ставки на 2 500 ₽.</li>
        ${commonTerms.ru}
        </ul>`,
      en: `<p>A gift for players from level 2. The amount depends on your level on your birthday; no deposit is
        needed.</p>
        ${birthdayTable('en')}
        <ul>
        <li>Your date of birth must be verified.</li>
        <li>You can activate the bonus on your birthday and for 7 days after, once a year.</li>
        <li>Wagering: ×5 within 14 days. A bonus of 500 ₽ means 2,500 ₽ in bets.</li>
        ${commonTerms.en}
        </ul>`,
    },
    time: { ru: 'В день рождения и 7 дней после', en: 'On your birthday and 7\u00a0days after' },
    active: true,
    place: 'bonuses',
  },
  {
    slug: 'polar-race',
    scene: 'mountains',
    title: { ru: 'Турнир «Полярная гонка»: фонд 500 000 ₽', en: 'Polar Race tournament: 500,000\u00a0₽ prize pool' },
    text: {
      ru: `<p>Сорок призовых мест. Очко — за каждые 10 ₽ ставок в 24 отмеченных играх. Таблица, призы и время до конца
        — на странице <a href="/tournaments/polar-race">турнира</a>.</p>
        <ul>
        <li>Взноса нет, уровень любой. Считаются ставки собственными деньгами; демо не считается.</li>
        <li>Призы приходят собственными деньгами в течение часа после конца: отыгрыш ×0, предела ставки нет.</li>
        <li>Ваше место видно до 40-го, дальше — «&gt;40».</li>
        <li>Место в таблице не стоит ставок сверх задуманного.</li>
        </ul>`,
      en: `<p>Forty prizes. One point for every 10 ₽ bet in the 24 tournament games. The leaderboard, the prizes and
        the time left are on the <a href="/tournaments/polar-race">tournament page</a>.</p>
        <ul>
        <li>No entry fee, any level. Only bets with your own money count, not the demo.</li>
        <li>Prizes are paid as your own money within an hour of the end: wagering ×0, no maximum bet.</li>
        <li>You can see your rank down to 40, and “&gt;40” below that.</li>
        <li>No rank is worth betting more than you planned.</li>
        </ul>`,
    },
    time: { ru: 'Даты — на странице турнира, время московское', en: 'Dates on the tournament page, Moscow time' },
    active: true,
    place: 'tournaments',
  },
  {
    slug: 'level-up',
    scene: 'crown',
    title: { ru: 'Статусный бонус за новую ступень', en: 'Status bonus for a new tier' },
    text: {
      ru: `<p>За каждую новую ступень VIP начисляется бонус, один раз. Депозит для него не нужен.</p>
        ${statusTable('ru')}
        <ul>
        <li>Отыгрыш: ×3 за 30 дней. Бонус 1 500 ₽ — это ставки на 4 500 ₽.</li>
        ${commonTerms.ru}
        </ul>
        <p>Ступени приходят сами, по мере игры. Сколько очков нужно до каждой — на странице <a
        href="/levels">«VIP»</a>.</p>`,
      en: `<p>Each new VIP tier earns you a bonus, once. No deposit is needed.</p>
        ${statusTable('en')}
        <ul>
        <li>Wagering: ×3 within 30 days. A bonus of 1,500 ₽ means 4,500 ₽ in bets.</li>
        ${commonTerms.en}
        </ul>
        <p>You reach new tiers automatically as you play. The <a href="/levels">VIP</a> page shows how many points each
        one takes.</p>`,
    },
    time: { ru: 'Действует постоянно', en: 'Always available' },
    active: true,
    place: 'bonuses',
  },
  {
    slug: 'set-your-limit',
    scene: 'lighthouse',
    title: { ru: 'Поставьте себе лимит', en: 'Set your limit' },
    text: {
      ru: `<p>За это ничего не начисляется. Лимит нужен вам, а не нам: он решает за вас заранее, на свежую голову.
        Понизить его можно сразу, повысить или снять — через 24 часа.</p>
        <ul>
        <li>Деньги: депозиты, проигрыш и ставки за 24 часа, 7 и 30 дней.</li>
        <li>Время: минуты одной сессии и напоминание раз в 15, 30 или 60 минут.</li>
        <li>Если хочется остановиться: перерыв от 24 часов или самоисключение.</li>
        <li>Бонуса нет, поэтому нет и отыгрыша, срока и предела ставки.</li>
        </ul>
        <p>Подробно, с вопросами для самопроверки и службами помощи, — на странице <a
        href="/responsible-gaming#your-limits">«Ответственная игра»</a>.</p>`,
      en: `<p>There’s no reward for this. The limit is for you, not for us: you decide in advance, with a clear head.
        You can lower it at once; raising or removing it takes 24 hours.</p>
        <ul>
        <li>Money: deposits, losses and bets in 24 hours, 7 and 30 days.</li>
        <li>Time: minutes of one session, and a reality check every 15, 30 or 60 minutes.</li>
        <li>To stop: a time-out of 24 hours or more, or a self-exclusion.</li>
        <li>There’s no bonus, so there’s no wagering, deadline or maximum bet.</li>
        </ul>
        <p>For details, self-check questions and support services, see <a
        href="/responsible-gaming#your-limits">Responsible gaming</a>.</p>`,
    },
    time: { ru: 'В любое время', en: 'At any time' },
    active: true,
    place: 'limits',
  },
  {
    slug: 'winter-yard',
    scene: 'bell',
    title: { ru: 'Зимний двор: 40 фриспинов', en: 'Winter Yard: 40 free spins' },
    text: {
      ru: `<p>Зимняя акция: 40 фриспинов в игре «Зимний Двор» за один депозит. Взять их можно было один раз за всё
        время акции.</p>
        <ul>
        <li>Депозит: от 500 ₽. Фриспины: по 5 ₽, 7 дней.</li>
        <li>Отыгрыш выигрыша: ×5 за 14 дней. Выигрыш 200 ₽ — это ставки на 1 000 ₽.</li>
        ${commonTerms.ru}
        </ul>`,
      en: `<p>A winter promotion: 40 free spins in Winter Yard for one deposit, available once during the
        promotion.</p>
        <ul>
        <li>Deposit: 500 ₽ or more. Free spins: 5 ₽ each, valid for 7 days.</li>
        <li>Wagering of winnings: ×5 within 14 days. A win of 200 ₽ means 1,000 ₽ in bets.</li>
        ${commonTerms.en}
        </ul>`,
    },
    time: { ru: 'С 20 декабря по 10 января, завершена', en: '20 December to 10 January, ended' },
    active: false,
    place: 'bonuses',
  },
  {
    slug: 'free-spin-week',
    scene: 'cherries',
    title: { ru: 'Неделя фриспинов: 50 за депозит', en: 'Free spins week: 50 for a deposit' },
    text: {
      ru: `<p>Одна неделя и 50 фриспинов в «Вишнёвом Ряде» за депозит. Ежедневных заданий и серий не было: достаточно
        было одного раза.</p>
        <ul>
        <li>Депозит: от 1 000 ₽. Фриспины: по 5 ₽, 7 дней.</li>
        <li>Отыгрыш выигрыша: ×5 за 7 дней. Выигрыш 250 ₽ — это ставки на 1 250 ₽.</li>
        ${commonTerms.ru}
        </ul>`,
      en: `<p>One week and 50 free spins in Cherry Row for a deposit. No daily tasks or streaks: one deposit was
        enough.</p>
        <ul>
        <li>Deposit: 1,000 ₽ or more. Free spins: 5 ₽ each, valid for 7 days.</li>
        <li>Wagering of winnings: ×5 within 7 days. A win of 250 ₽ means 1,250 ₽ in bets.</li>
        ${commonTerms.en}
        </ul>`,
    },
    time: { ru: 'С 1 по 7 сентября, завершена', en: '1 to 7 September, ended' },
    active: false,
    place: 'codes',
  },
]
