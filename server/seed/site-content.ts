/** A text in both languages. */
export interface Bilingual {
  ru: string
  en: string
}
const both = (ru: string, en: string): Bilingual => ({ ru, en })

/** The site's banner. */
export const notifications: readonly Bilingual[] = [
  both('Это эталонная сборка: все деньги здесь игровые.', 'This is a reference build: all money here is play money.'),
  both('Полярная гонка идёт: фонд 500 000 ₽ делят 40 игроков.', 'The Polar Race is on: 40 players share 500,000 ₽.'),
  both(
    'Поставьте себе лимит до первой ставки — это занимает минуту.',
    'Set yourself a limit before the first bet: it takes a minute.',
  ),
  both('Новые игры недели уже в разделе «Новые».', 'The new games of the week are under “New”.'),
]

/** A slide of the home page. */
export interface SlideContent {
  scene: string
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
      'On the first three deposits. The wagering terms are on one page, with no small print.',
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
      'Points for the sum of bets. Forty prizes, and the table moves before your eyes.',
    ),
    action: both('К турниру', 'See the tournament'),
  },
  {
    scene: 'crown',
    url: '/games/jackpot',
    desktop: true,
    mobile: true,
    title: both('Кубок Севера растёт', 'The Northern Cup is growing'),
    text: both(
      'Четыре джекпота в четырнадцати играх. Доля ставки и стартовая сумма указаны рядом.',
      'Four jackpots in fourteen games. The share of a bet and the seed are shown beside them.',
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
      'Лимиты, перерыв и самоисключение — в двух нажатиях с любой страницы.',
      'Limits, a break and self-exclusion are two clicks away from any page.',
    ),
    action: both('Как это работает', 'How it works'),
  },
  {
    scene: 'train',
    url: '/promo',
    desktop: true,
    mobile: false,
    title: both('Кешбэк по понедельникам', 'Monday cashback'),
    text: both(
      'До 50 % в зависимости от уровня. Ничего не нужно нажимать заранее.',
      'Up to 50%, by your level. Nothing to click in advance.',
    ),
    action: both('Все акции', 'All promotions'),
  },
  {
    scene: 'cherries',
    url: '/game/cherry-row?mode=demo',
    desktop: false,
    mobile: true,
    title: both('Вишнёвый Ряд — бесплатно', 'Cherry Row, free of charge'),
    text: both(
      'Демо без регистрации: те же правила и вероятности, что в игре на деньги.',
      'A demo without registration: the same rules and odds as for money.',
    ),
    action: both('Открыть демо', 'Open the demo'),
  },
]

/** A tournament, in hours from the start of the day of the seed. */
export interface TournamentContent {
  slug: string
  name: Bilingual
  text: Bilingual
  fund: number
  scene: string
  fromHours: number
  toHours: number
}
const race = (
  slug: string,
  ru: string,
  en: string,
  fund: number,
  scene: string,
  fromHours: number,
  toHours: number,
): TournamentContent => ({
  slug,
  name: both(ru, en),
  text: both(
    `<p>Играйте в отмеченные игры и набирайте очки. Фонд: ${fund} ₽.</p>`,
    `<p>Play the marked games and collect points. Fund: ${fund} ₽.</p>`,
  ),
  fund,
  scene,
  fromHours,
  toHours,
})

export const tournaments: readonly TournamentContent[] = [
  race('polar-race', 'Полярная гонка', 'Polar Race', 500_000, 'mountains', -70, 76),
  race('star-week', 'Звёздная неделя', 'Star Week', 150_000, 'stars', -40, 128),
  race('best-ratio', 'Лучший множитель', 'Best Multiplier', 50_000, 'compass', -10, 37),
  race('amber-cup', 'Янтарный кубок', 'Amber Cup', 1_000_000, 'lighthouse', 60, 228),
  race('round-marathon', 'Марафон раундов', 'Round Marathon', 80_000, 'train', 100, 268),
  race('autumn-final', 'Осенний финал', 'Autumn Final', 300_000, 'firebird', -400, -230),
  race('small-eight', 'Малая восьмёрка', 'The Small Eight', 50_000, 'clover', -600, -430),
  race('great-crowd', 'Большой сбор', 'The Great Crowd', 700_000, 'crown', -800, -640),
  race('silver-fox', 'Серебряная лиса', 'Silver Fox', 120_000, 'fox', -1000, -840),
  race('quiet-start', 'Тихий старт', 'Quiet Start', 60_000, 'owl', -1200, -1040),
]

/** The four pots: what a pot starts from, in rubles, and its share of the jackpot's part of a stake. */
export const pots: readonly { name: Bilingual; seed: number; grown: number; perSecond: number }[] = [
  { name: both('Мини', 'Mini'), seed: 1_000, grown: 1_480, perSecond: 0.48 },
  { name: both('Миди', 'Midi'), seed: 10_000, grown: 12_640, perSecond: 0.36 },
  { name: both('Макси', 'Maxi'), seed: 100_000, grown: 148_900, perSecond: 0.24 },
  { name: both('Кубок Севера', 'Northern Cup'), seed: 1_000_000, grown: 3_319_896, perSecond: 0.12 },
]

const page = (ru: readonly [string, string], en: readonly [string, string]) => ({ ru, en })

/** Title and description of pages, by their key. */
export const metaPages = {
  home: page(
    [
      'Кассиопея — онлайн-казино: слоты, столы, турниры',
      'Слоты, настольные игры, джекпоты и турниры. Демо без регистрации, понятные правила, инструменты контроля.',
    ],
    [
      'Cassiopeia: online casino with slots, tables and tournaments',
      'Slots, table games, jackpots and tournaments. Demo without registration, clear rules, tools for control.',
    ],
  ),
  'responsible-gaming': page(
    ['Ответственная игра — Кассиопея', 'Лимиты, перерывы и самоисключение: как держать игру под контролем.'],
    ['Responsible gaming: Cassiopeia', 'Limits, breaks and self-exclusion: how to keep play under control.'],
  ),
  'terms-and-conditions': page(
    ['Правила и условия — Кассиопея', 'Правила эталонной сборки: игровые деньги, без реальных ставок.'],
    ['Terms and conditions: Cassiopeia', 'The terms of the reference build: play money, no real stakes.'],
  ),
} as const

/** Phone prefixes and the country of the flag. */
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

/** Nicknames of the house's players, masked as a player's name is shown to others. They play the engine with play money. */
export const houseNicks: readonly string[] = [
  'marina',
  'igor_77',
  'lotus',
  'petr',
  'anna',
  'north_fox',
  'kedr',
  'sasha',
  'vera_k',
  'tundra',
  'misha',
  'olga_s',
  'baikal',
  'roman',
  'yantar',
  'dasha',
  'volna',
  'leonid',
  'iskra',
  'timur',
  'nika',
  'sokol',
  'ilya_m',
  'zarya',
  'artem',
  'lada',
  'boris',
  'veter',
  'ruslan',
  'sonya',
  'komet_9',
  'gleb',
  'irina',
  'taiga',
  'pavel',
  'mila',
  'granit',
  'stepan',
  'alisa',
  'ural_21',
  'nadia',
  'fedor',
  'orion',
  'zoya',
  'maxim',
  'ryabina',
  'denis',
  'eva_l',
  'sever',
  'kirill',
  'tanya',
  'burya',
  'oleg',
  'yulia',
  'ladoga',
  'viktor',
  'rosa',
  'almaz',
  'egor',
  'klara',
].map((nick) => `${nick.slice(0, 4)}•••`)
