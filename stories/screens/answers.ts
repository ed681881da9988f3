import { moscowTime } from '#contract/core/moscow-time.ts'
import { fault, type Answers } from '#app/testing/fake-api.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { gameNames, jackpotNames, providerNames, tournamentNames } from '#stories/fixtures/names.ts'
import { directionNames } from '#stories/fixtures/payment-names.ts'
import { STORY_NOW } from './screen-frame.tsx'

const HOUR = 3_600_000
const shortAnswer = {
  ru: '<p>Короткий ответ с числами: до 30\u00a0000\u00a0₽ в день, обычно за пять минут.</p>',
  en: '<p>A short answer with numbers: up to 30,000\u00a0₽ a day, usually within five minutes.</p>',
}
const text = localized(shortAnswer)
const limits = localized({ ru: `<h2>Пределы</h2>${shortAnswer.ru}`, en: `<h2>Limits</h2>${shortAnswer.en}` })

const tournament = (id: number, name: string, fromHours: number, toHours: number) => ({
  id,
  name,
  url: `race-${id}`,
  image: '/mountains-wide.svg',
  logo_wide: '/mountains-wide.svg',
  description: text,
  fund: id * 50_000,
  scoring: 'stakes',
  started_at: moscowTime(STORY_NOW + fromHours * HOUR),
  ended_at: moscowTime(STORY_NOW + toHours * HOUR),
  results_updated_at: moscowTime(STORY_NOW - HOUR),
})
export const running = tournament(3, tournamentNames.polarRace, -70, 76)
const next = tournament(4, tournamentNames.amberCup, 60, 228)
const over = tournament(5, localized({ ru: 'Осенний финал', en: 'Autumn Final' }), -400, -230)

const winner = (index: number) => ({
  user: ['marina•••', 'igor_77', 'lotus•••', 'petr•••'][index % 4],
  game: [gameNames.foxTrail, gameNames.northernHoard, gameNames.nevaRoulette][index % 3],
  win: 180_000 - index * 9_500,
  date: moscowTime(STORY_NOW - index * 7 * HOUR),
  image: ['/fox-logo.svg', '/gems-logo.svg', '/train-logo.svg'][index % 3],
  slug: 'fox',
})
export const winners = (count: number) => Array.from({ length: count }, (_, index) => winner(index))
/** Rarer and larger than other wins; the newest is not the largest. */
const jackpots = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...winner(index),
    win: 420_000 + ((index * 5) % 7) * 138_500,
    date: moscowTime(STORY_NOW - (index * 31 + 3) * HOUR),
  }))
const LOGINS = 'orion stepan yulia ural_21 nord sveta comet lotus petr north_fox taiga volna'.split(' ')
/** Each player occurs once. Names of others are masked, the player's own is whole, as the server sends them. */
const results = (count: number, playerRank = 0) =>
  Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / LOGINS.length)
    const isOwn = index + 1 === playerRank
    return {
      place: index + 1,
      login: isOwn ? 'marina' : `${LOGINS[index % LOGINS.length]}${round === 0 ? '' : `_${round}`}•••`,
      result: 900 - index * 7,
      active: isOwn,
    }
  })
const prizes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ place: index + 1, amount: 40_000 - index * 900 }))

/** More games than a tournament shows initially. */
const GAMES = [
  gameNames.foxTrail,
  gameNames.northernHoard,
  gameNames.transBaikalRun,
  gameNames.nevaRoulette,
  localized({ ru: 'Пчелиный Луг', en: 'Bee Meadow' }),
  localized({ ru: 'Маяк Ладоги', en: 'Ladoga Lighthouse' }),
  localized({ ru: 'Снежный Барс', en: 'Snow Leopard' }),
  localized({ ru: 'Ковёр Тайги', en: 'Taiga Carpet' }),
  localized({ ru: 'Медный Самовар', en: 'Copper Samovar' }),
  localized({ ru: 'Белые Ночи', en: 'White Nights' }),
  localized({ ru: 'Карты Камчатки', en: 'Kamchatka Cards' }),
  localized({ ru: 'Соболиный След', en: 'Sable Track' }),
  localized({ ru: 'Ярмарка', en: 'The Fair' }),
  localized({ ru: 'Лунный Перевал', en: 'Moon Pass' }),
]
const PICTURES = ['/fox.svg', '/gems.svg', '/train.svg', '/wheel.svg']
const games = GAMES.map((name, index) => ({
  id: index + 1,
  slug: `game-${index + 1}`,
  name,
  image: PICTURES[index % PICTURES.length],
  provider_id: (index % 3) + 1,
  online: (index * 37) % 90,
  is_roulette: index % PICTURES.length === 3 ? 1 : 0,
  hits: 100 - index,
  created_at: moscowTime(STORY_NOW - (index + 1) * 240 * HOUR),
}))
export const catalogue = {
  games,
  jackpots: [{ id: 2, total: 284_310 }],
  providers: [
    { id: 1, name: providerNames.northRing },
    { id: 2, name: providerNames.amberWorks },
    { id: 3, name: providerNames.foxAndKey },
  ],
}
export const pots = {
  items: [{ id: 2, total: 284_310 }],
  total: 2_716_048,
  pots: [
    { id: 1, name: jackpotNames.mini, total: 4_870, seed: 1_000, share: 0.5 },
    { id: 2, name: jackpotNames.minor, total: 61_240, seed: 10_000, share: 0.4 },
    { id: 3, name: jackpotNames.major, total: 284_310, seed: 100_000, share: 0.3 },
    { id: 4, name: jackpotNames.grand, total: 2_365_628, seed: 1_000_000, share: 0.2 },
  ],
}

const page = { title: '', description: '', keywords: '', content: limits, bottom: '' }
const steps = localized({
  ru: '<h2>Первый депозит</h2><ol><li>Откройте кассу.</li><li>Выберите способ и сумму.</li><li>Подтвердите платёж в банке.</li></ol>',
  en: '<h2>First deposit</h2><ol><li>Open the cashier.</li><li>Choose a method and an amount.</li><li>Confirm the payment in your bank’s app.</li></ol>',
})
const meta = {
  items: {
    levels: page,
    'terms-and-conditions': page,
    fairness: page,
    instructions: { ...page, content: steps },
    'responsible-gaming': { ...page, bottom: text },
  },
}
const group = (id: number, title: string) => ({
  id,
  title,
  answers: [
    { title: localized({ ru: 'Сколько можно внести?', en: 'How much can I deposit?' }), text },
    { title: localized({ ru: 'Когда придут деньги?', en: 'When will the money arrive?' }), text },
  ],
})
const promo = (title: string) => ({
  title,
  text,
  path: '/mountains-wide.svg',
  time_message: localized({ ru: 'Действует постоянно', en: 'Always available' }),
  is_active: true,
})

/** An upcoming tournament: prizes and games, but no results. */
export const toCome: Answers = {
  getTournament: { tournament: next, games: [1, 2, 3, 4], prizes: prizes(8), results: [] },
}

/** A running tournament in which the player has a prize. */
export const inPrizes: Answers = {
  getTournament: {
    tournament: { ...running, position: 14 },
    games: [1, 2, 3],
    prizes: prizes(20),
    results: results(60, 14),
  },
}

/** A finished tournament: podium and the player's final rank. */
export const completed: Answers = {
  getTournament: {
    tournament: { ...over, position: 17, results_updated_at: over.ended_at },
    games: [1, 2, 3],
    prizes: prizes(40),
    results: results(24, 17),
  },
}

/** Server responses for the screen stories, by state. */
export const screenAnswers: Readonly<Record<'full' | 'one' | 'empty' | 'waiting' | 'failing' | 'refusing', Answers>> = {
  full: {
    getMeta: meta,
    getPromos: {
      items: [
        promo(localized({ ru: 'Приветственный пакет', en: 'Welcome package' })),
        promo(localized({ ru: 'Кешбэк по понедельникам', en: 'Monday cashback' })),
        promo(localized({ ru: 'Пригласите друга', en: 'Invite a friend' })),
      ],
    },
    getFaq: {
      items: [
        group(1, localized({ ru: 'Аккаунт', en: 'Account' })),
        group(3, directionNames.deposit),
        group(4, directionNames.withdrawal),
      ],
    },
    getPaymentInfo: {
      items: [group(3, directionNames.deposit), group(4, directionNames.withdrawal)],
    },
    getWinners: { weekly: winners(13), monthly: winners(13), jackpot: jackpots(7) },
    getTournaments: { active: [running], upcoming: [next], finished: [over] },
    getTournament: {
      tournament: running,
      games: games.map(({ id }) => id),
      prizes: prizes(20),
      results: results(60, 47),
    },
    getGames: catalogue,
    getJackpots: pots,
  },
  one: {
    getMeta: meta,
    getPromos: { items: [promo(localized({ ru: 'Приветственный пакет', en: 'Welcome package' }))] },
    getFaq: { items: [group(1, localized({ ru: 'Аккаунт', en: 'Account' }))] },
    getWinners: { weekly: winners(1), monthly: [], jackpot: [] },
    getTournaments: { active: [running], upcoming: [], finished: [] },
    getTournament: { tournament: over, games: [], prizes: prizes(1), results: results(1) },
    getGames: { games: [], providers: [] },
  },
  empty: {
    getMeta: { items: {} },
    getMetaPage: { title: '', content: '', bottom: '' },
    getPromos: { items: [] },
    getFaq: { items: [] },
    getWinners: {},
    getTournaments: {},
    getTournament: { tournament: next, games: [], prizes: [], results: [] },
    getGames: { games: [], providers: [] },
  },
  waiting: {
    getMeta: fault.pending,
    getMetaPage: fault.pending,
    getPromos: fault.pending,
    getFaq: fault.pending,
    getWinners: fault.pending,
    getTournaments: fault.pending,
    getTournament: fault.pending,
    getGames: fault.pending,
    getJackpots: fault.pending,
    getChallenge: fault.pending,
    socialLogin: fault.pending,
  },
  failing: {
    getMeta: fault.noResponse,
    getMetaPage: fault.noResponse,
    getPromos: fault.noResponse,
    getFaq: fault.noResponse,
    getWinners: fault.noResponse,
    getTournaments: fault.noResponse,
    getTournament: fault.noResponse,
    getGames: fault.noResponse,
    getJackpots: fault.noResponse,
  },
  refusing: { socialLogin: fault.rejected(42) },
}
