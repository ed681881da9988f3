import { moscowTime } from '#contract/core/moscow-time.ts'
import { fault, type Answers } from '#app/testing/fake-api.ts'
import { STORY_NOW } from './screen-frame.tsx'

const HOUR = 3_600_000
const text = '<p>Короткий ответ с числами: до 30\u00a0000\u00a0₽ в день, обычно за пять минут.</p>'

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
export const running = tournament(3, 'Полярная гонка', -70, 76)
const next = tournament(4, 'Янтарный кубок', 60, 228)
const over = tournament(5, 'Осенний финал', -400, -230)

const winner = (index: number) => ({
  user: ['marina•••', 'igor_77', 'lotus•••', 'petr•••'][index % 4],
  game: ['Тропа Рыжей Лисы', 'Северный Клад', 'Рулетка Невская'][index % 3],
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
const results = (count: number, playerRank = 0) =>
  Array.from({ length: count }, (_, index) => ({
    place: index + 1,
    login: ['orion•••', 'stepan•••', 'yulia•••', 'ural_21'][index % 4],
    result: 900 - index * 7,
    active: index + 1 === playerRank,
  }))
const prizes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ place: index + 1, amount: 40_000 - index * 900 }))

/** More games than a tournament shows initially. */
const GAMES = [
  'Тропа Рыжей Лисы',
  'Северный Клад',
  'Трансбайкальский Рейс',
  'Рулетка Невская',
  'Пчелиный Луг',
  'Маяк Ладоги',
  'Снежный Барс',
  'Ковёр Тайги',
  'Медный Самовар',
  'Белые Ночи',
  'Карты Камчатки',
  'Соболиный След',
  'Ярмарка',
  'Лунный Перевал',
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
    { id: 1, name: 'Северный Круг' },
    { id: 2, name: 'Янтарь Геймс' },
    { id: 3, name: 'Лиса и Ключ' },
  ],
}
export const pots = {
  items: [{ id: 2, total: 284_310 }],
  total: 2_716_048,
  pots: [
    { id: 1, name: 'Мини', total: 4_870, seed: 1_000, share: 0.5 },
    { id: 2, name: 'Минор', total: 61_240, seed: 10_000, share: 0.4 },
    { id: 3, name: 'Мажор', total: 284_310, seed: 100_000, share: 0.3 },
    { id: 4, name: 'Гранд', total: 2_365_628, seed: 1_000_000, share: 0.2 },
  ],
}

const page = { title: '', description: '', keywords: '', content: `<h2>Пределы</h2>${text}`, bottom: '' }
const steps =
  '<h2>Первый депозит</h2><ol><li>Откройте кассу.</li><li>Выберите способ и сумму.</li><li>Подтвердите платёж в банке.</li></ol>'
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
    { title: 'Сколько можно внести?', text },
    { title: 'Когда придут деньги?', text },
  ],
})
const promo = (title: string) => ({
  title,
  text,
  path: '/mountains-wide.svg',
  time_message: 'Действует постоянно',
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
    getPromos: { items: [promo('Приветственный пакет'), promo('Кешбэк по понедельникам'), promo('Пригласите друга')] },
    getFaq: { items: [group(1, 'Аккаунт'), group(3, 'Пополнение'), group(4, 'Вывод')] },
    getPaymentInfo: { items: [group(3, 'Пополнение'), group(4, 'Вывод')] },
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
    getPromos: { items: [promo('Приветственный пакет')] },
    getFaq: { items: [group(1, 'Аккаунт')] },
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
