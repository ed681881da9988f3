import { moscowTime } from '#contract/moscow-time.ts'
import { failing, refusing, STORY_NOW, waiting, type Answers } from './screen-frame.tsx'

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
  started_at: moscowTime(STORY_NOW + fromHours * HOUR),
  ended_at: moscowTime(STORY_NOW + toHours * HOUR),
  results_updated_at: moscowTime(STORY_NOW - HOUR),
})
const running = tournament(3, 'Полярная гонка', -70, 76)
const next = tournament(4, 'Янтарный кубок', 60, 228)
const over = tournament(5, 'Осенний финал', -400, -230)

const winner = (at: number) => ({
  user: ['marina•••', 'igor_77', 'lotus•••', 'petr•••'][at % 4],
  game: ['Тропа Рыжей Лисы', 'Северный Клад', 'Рулетка Невская'][at % 3],
  win: 180_000 - at * 9_500,
  date: moscowTime(STORY_NOW - at * 7 * HOUR),
  image: ['/fox-logo.svg', '/gems-logo.svg', '/train-logo.svg'][at % 3],
  slug: 'fox',
})
const winners = (count: number) => Array.from({ length: count }, (_, at) => winner(at))
const results = (count: number, own = 0) =>
  Array.from({ length: count }, (_, at) => ({
    place: at + 1,
    login: ['orion•••', 'stepan•••', 'yulia•••', 'ural_21'][at % 4],
    result: 900 - at * 7,
    active: at + 1 === own,
  }))
const prizes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ place: at + 1, amount: 40_000 - at * 900 }))

const page = { title: '', description: '', keywords: '', content: `<h2>Пределы</h2>${text}`, bottom: '' }
const meta = { items: { levels: page, 'terms-and-conditions': page } }
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

/** The back ends of the screens' stories, by state. */
export const screenAnswers: Readonly<Record<'full' | 'one' | 'empty' | 'waiting' | 'failing' | 'refusing', Answers>> = {
  full: {
    getMeta: meta,
    getPromos: { items: [promo('Приветственный пакет'), promo('Кешбэк по понедельникам'), promo('Пригласите друга')] },
    getFaq: { items: [group(1, 'Аккаунт'), group(3, 'Пополнение'), group(4, 'Вывод')] },
    getWinners: { weekly: winners(13), monthly: winners(13), jackpot: winners(13) },
    getTournaments: { active: [running], upcoming: [next], finished: [over] },
    getTournament: { tournament: running, games: [], prizes: prizes(20), results: results(60, 47) },
    getGames: { games: [], providers: [] },
    getJackpots: { items: [], total: 0, pots: [] },
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
    getMeta: waiting,
    getMetaPage: waiting,
    getPromos: waiting,
    getFaq: waiting,
    getWinners: waiting,
    getTournaments: waiting,
    getTournament: waiting,
    getChallenge: waiting,
    socialLogin: waiting,
  },
  failing: {
    getMeta: failing,
    getMetaPage: failing,
    getPromos: failing,
    getFaq: failing,
    getWinners: failing,
    getTournaments: failing,
    getTournament: failing,
  },
  refusing: { socialLogin: refusing },
}
