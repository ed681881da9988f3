import { moscowTime } from '#contract/core/moscow-time.ts'
import { raceSlide, welcomeSlide } from '#stories/fixtures/messages.ts'
import { catalogue, pots, running, winners } from '../answers.ts'
import { STORY_NOW } from '../screen-frame.tsx'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'

/** Calls of the home page's blocks. */
const HOME_CALLS = ['getSlides', 'getGames', 'getJackpots', 'getWinners', 'getActiveTournaments']
const forAllCalls = (answer: unknown): Answers => Object.fromEntries(HOME_CALLS.map((call) => [call, answer]))

const slide = {
  path: '/mountains-wide.svg',
  url: '/promo',
  title: raceSlide.title,
  text: raceSlide.text,
  action: welcomeSlide.action,
}

const HOUR = 3_600_000

/** The last games of a player, newest first. */
export const recentGames = (count: number, openIndex: number | null = null): Answers => ({
  getGames: catalogue,
  getRecentGames: {
    items: catalogue.games.slice(0, count).map(({ id, slug }, index) => ({
      id,
      slug,
      played_at: moscowTime(STORY_NOW - (index + 1) * 7 * HOUR),
      is_open: index === openIndex,
    })),
  },
})

/** Server responses for the home page's blocks, by state. */
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
    // A total without pots; without a total there is no panel.
    getJackpots: { items: [], total: pots.total, pots: [] },
    getWinners: {},
    getActiveTournaments: { items: [] },
  },
  waiting: forAllCalls(fault.pending),
  // No response at first, an internal error on the retry.
  failing: forAllCalls(inOrder(fault.noResponse, fault.rejected(3))),
}
