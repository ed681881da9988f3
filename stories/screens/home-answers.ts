import { catalogue, pots, running, winners } from './answers.ts'
import { failing, Sequence, Refusing, waiting, type Answers } from './screen-frame.tsx'

/** What the blocks of the home page ask for. */
const CALLS = ['getSlides', 'getGames', 'getJackpots', 'getWinners', 'getActiveTournaments']
const each = (answer: unknown): Answers => Object.fromEntries(CALLS.map((call) => [call, answer]))

const slide = {
  path: '/mountains-wide.svg',
  url: '/promo',
  title: 'Полярная гонка: 500 000 ₽',
  text: 'Сорок призовых мест.',
  action: 'Получить бонус',
}

/** The back ends of the home page's blocks, by state. */
export const homeAnswers: Readonly<Record<'one' | 'empty' | 'waiting' | 'failing', Answers>> = {
  one: {
    getSlides: { items: [slide] },
    getGames: { ...catalogue, games: catalogue.games.slice(0, 1), gameOfDay: 1 },
    getJackpots: { ...pots, total: 4_870, pots: pots.pots.slice(0, 1) },
    getWinners: { weekly: winners(1), monthly: winners(1) },
    getActiveTournaments: { items: [running] },
  },
  empty: {
    getSlides: { items: [] },
    getGames: { games: [], providers: [] },
    // A back end that tells the sum alone; of none at all there is no panel.
    getJackpots: { items: [], total: pots.total, pots: [] },
    getWinners: {},
    getActiveTournaments: { items: [] },
  },
  waiting: each(waiting),
  // No answer at first, and an internal error when it is asked for again.
  failing: each(new Sequence(failing, new Refusing(3))),
}
