import type { Bilingual } from '#server/content/shapes.ts'

const both = (ru: string, en: string): Bilingual => ({ ru, en })

/** A running tournament for the news banner; `fund` in rubles. */
export interface RunningTournament {
  name: Bilingual
  fund: number
  prizes: number
}

const formatRubles = (rubles: number, language: keyof Bilingual) =>
  `${new Intl.NumberFormat(language).format(rubles)}\u00a0₽`

/** News about the running tournament, or where to find the next ones. */
const tournamentNews = (running: RunningTournament | null): Bilingual =>
  running === null
    ? both(
        'Следующие турниры и их фонды — в разделе «Турниры».',
        'Upcoming tournaments and their prize pools are under “Tournaments”.',
      )
    : both(
        `Идёт турнир «${running.name.ru}»: фонд ${formatRubles(running.fund, 'ru')}, призовых мест — ${running.prizes}.`,
        `The “${running.name.en}” tournament is on: a prize pool of ${formatRubles(running.fund, 'en')}, ${running.prizes} prizes.`,
      )

/** Messages of the news banner. */
export const notificationsOf = (running: RunningTournament | null): readonly Bilingual[] => [
  both('Это эталонная сборка: все деньги здесь игровые.', 'This is a reference build: all money here is play money.'),
  tournamentNews(running),
  both(
    'Решите до первой ставки, сколько готовы потратить: это и есть ваш лимит.',
    'Before your first bet, decide how much you’re willing to spend: that’s your limit.',
  ),
  both('Новые игры недели уже в разделе «Новые».', 'This week’s new games are under “New”.'),
]

/** A slide of the home page. */
export interface SlideContent {
  scene: string
  /** Whether the scene is an HTML document in an iframe. */
  isFrame?: true
  url: string
  desktop: boolean
  mobile: boolean
  title: Bilingual
  text: Bilingual
  action: Bilingual
}

export const slides: readonly SlideContent[] = [
  {
    scene: 'stars',
    url: '/#register',
    desktop: true,
    mobile: true,
    title: both('300 % до 50 000 ₽ и 210 фриспинов', '300% up to 50,000 ₽ and 210 free spins'),
    text: both(
      'За первые три депозита. Условия отыгрыша — на одной странице, без мелкого шрифта.',
      'On your first three deposits. Wagering terms on a single page, no small print.',
    ),
    action: both('Получить бонус', 'Get the bonus'),
  },
  {
    scene: 'mountains',
    url: '/tournaments/polar-race',
    desktop: true,
    mobile: true,
    title: both('Полярная гонка: 500 000 ₽', 'Polar Race: 500,000 ₽'),
    text: both(
      'Очки — за сумму ставок. Сорок призовых мест, таблица обновляется на глазах.',
      'Points for total bets. Forty prizes and a live leaderboard.',
    ),
    action: both('К турниру', 'See tournament'),
  },
  {
    scene: 'crown',
    url: '/games/jackpot',
    desktop: true,
    mobile: true,
    title: both('Кубок Севера растёт', 'The Northern Cup is growing'),
    text: both(
      'Четыре джекпота в четырнадцати играх. Доля ставки и стартовая сумма указаны рядом.',
      'Four jackpots in fourteen games. See the share of each bet and the starting amount.',
    ),
    action: both('Игры с джекпотом', 'Jackpot games'),
  },
  {
    scene: 'lighthouse',
    url: '/responsible-gaming',
    desktop: true,
    mobile: true,
    title: both('Играйте в своём темпе', 'Play at your own pace'),
    text: both(
      'Как удержаться в своей сумме, вовремя остановиться и где найти помощь.',
      'How to stick to your budget, when to stop and where to find help.',
    ),
    action: both('Об ответственной игре', 'Responsible gaming'),
  },
  {
    scene: 'train',
    isFrame: true,
    url: '/promo',
    desktop: true,
    mobile: false,
    title: both('Кешбэк по понедельникам', 'Monday cashback'),
    text: both(
      'До 50 % в зависимости от уровня. Ничего не нужно нажимать заранее.',
      'Up to 50%, depending on your level. Nothing to activate.',
    ),
    action: both('Все акции', 'All promotions'),
  },
  {
    scene: 'cherries',
    url: '/game/cherry-row?mode=demo',
    desktop: false,
    mobile: true,
    title: both('Вишнёвый Ряд — бесплатно', 'Cherry Row for free'),
    text: both(
      'Демо без регистрации: те же правила и вероятности, что в игре на деньги.',
      'Play the demo without signing up: same rules and odds as real play.',
    ),
    action: both('Открыть демо', 'Play demo'),
  },
]

interface PotContent {
  name: Bilingual
  /** Initial amount in rubles. */
  seed: number
  /** Percentage of each stake. */
  share: number
  /** Average amount staked per hit, in rubles. */
  stakedPerHit: number
}

/** The four jackpots. Each also costs 0.25 % of stakes for its seed, so together they return 2 % of all stakes. */
export const pots: readonly PotContent[] = [
  { name: both('Мини', 'Mini'), seed: 1_000, share: 0.4, stakedPerHit: 400_000 },
  { name: both('Миди', 'Midi'), seed: 10_000, share: 0.3, stakedPerHit: 4_000_000 },
  { name: both('Макси', 'Maxi'), seed: 100_000, share: 0.2, stakedPerHit: 40_000_000 },
  {
    name: both('Кубок Севера', 'Northern Cup'),
    seed: 1_000_000,
    share: 0.1,
    stakedPerHit: 400_000_000,
  },
]

/** Phone prefixes with the country of the flag. */
export const phoneCodes: readonly (readonly [code: string, country: string])[] = [
  ['+7', 'ru'],
  ['+375', 'by'],
  ['+380', 'ua'],
  ['+374', 'am'],
  ['+994', 'az'],
  ['+995', 'ge'],
  ['+996', 'kg'],
  ['+998', 'uz'],
  ['+992', 'tj'],
  ['+993', 'tm'],
  ['+373', 'md'],
  ['+371', 'lv'],
  ['+370', 'lt'],
  ['+372', 'ee'],
  ['+90', 'tr'],
]
