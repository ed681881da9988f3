import type { Page, Request } from 'playwright'
import { createDraw } from '#games/numbers.ts'
import { engines, type EngineId } from '#games/registry.ts'
import { expect } from './expect.ts'
import type { OpenPage, Visit } from './journey.ts'
import type { PublicSite } from './public-site.ts'

/** The round of a response, as far as tests need it. Money in kopecks. */
export interface PlayedRound {
  error: number
  data: {
    id: string
    isOver: boolean
    stake: number
    win: number
    balance: number
    bonus: number
    freeSpins: number
    isFreeSpin: boolean
  }
}

/** Options of a frame opened without its page. */
export interface FrameVisit extends Omit<Visit, 'path' | 'token'> {
  /** Session token of the player who opens it; a guest without one. */
  token?: string | undefined
}

/** Opens a demo game through the API and returns the path of its frame. */
export async function openDemo(site: PublicSite, game: string, token?: string): Promise<string> {
  const response = await fetch(`${site.address()}/api/v2/games/${game}?type=demo`, {
    headers: token === undefined ? {} : { authorization: `Token ${token}` },
  })
  const { data }: { data: { url: string } } = await response.json()
  return data.url
}

/** The button that plays. */
export const playButton = (page: Page) => page.locator('#play')

/** Waits until the server accepts the next move. */
export const waitUntilReady = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-phase', 'idle')

/** Opens the frame of a game on its own, without animation, and waits until it can be played. */
export async function openFrame(
  site: PublicSite,
  game: string,
  { token, ...visit }: FrameVisit = {},
): Promise<OpenPage> {
  const opened = await site.open({ reducedMotion: true, ...visit, path: await openDemo(site, game, token) })
  await waitUntilReady(opened.page)
  return opened
}

/** The address at which frames play rounds, as a pattern. */
export const ROUNDS = '**/play/round'

/** The balance after a round of `answerRounds`, in kopecks. */
const ANSWERED_BALANCE = 99_000

/** A slot, whose round is one stake. */
type Slot = Extract<EngineId, 'cherry-row' | 'amber-coast'>

/** The round of a slot by its rules and the fixed seeds, as its engine returns it. */
export const goldenRound = (game: Slot, nonce: number, stake = 1000) =>
  engines[game].play({ stake }, [], createDraw({ serverSeed: 'server', clientSeed: 'client', nonce }))

/** Answers every round by `goldenRound`, so that free spins or a large win cannot change the test. */
export async function answerRounds(page: Page, game: Slot, nonce: number): Promise<void> {
  await page.route(ROUNDS, (route) => {
    const { id, bet }: { id: string; bet: { stake: number } } = route.request().postDataJSON()
    const rest = { nonce, step: 0, balance: ANSWERED_BALANCE, canRefill: false, waitMs: engines[game].facts.paceMs }
    return route.fulfill({ json: { error: 0, code: 0, data: { ...goldenRound(game, nonce, bet.stake), id, ...rest } } })
  })
}

/** Whether a request asks for a round. */
export const isRoundRequest = (request: Request): boolean =>
  request.method() === 'POST' && request.url().endsWith('/play/round')

/** Runs an action that plays a round or an action of it, and returns the server's response. */
export async function playedBy(page: Page, act: () => Promise<unknown>): Promise<PlayedRound> {
  const [response] = await Promise.all([
    page.waitForResponse(
      (one) => /\/play\/round(?:\/[\w-]+\/act)?$/u.test(one.url()) && one.request().method() === 'POST',
    ),
    act(),
  ])
  return response.json()
}

/** Clicks the button once the server accepts a round, and returns the server's response. */
export async function playRound(page: Page): Promise<PlayedRound> {
  await waitUntilReady(page)
  return playedBy(page, () => playButton(page).click())
}

/** Waits until the frame shows a balance in kopecks. */
export async function expectBalance(page: Page, kopecks: number): Promise<void> {
  const digits = kopecks % 100 === 0 ? kopecks / 100 : kopecks
  await expect
    .poll(async () => (await page.locator('#balance').innerText()).replaceAll(/\D/gu, ''))
    .toBe(String(digits))
}

/** Name, width and height of a frame. */
type FrameSize = readonly [name: string, width: number, height: number]

/** Gives a frame each size in turn, without loading it again. */
export async function forEachSize(
  page: Page,
  sizes: readonly FrameSize[],
  check: (name: string) => Promise<void>,
): Promise<void> {
  for (const [name, width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
    await check(name)
  }
}

/** Expects that a frame scrolls in no direction, or only downwards. */
export async function expectFits(page: Page, { scrollsDown = false } = {}): Promise<void> {
  const measure = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return [Math.max(document.body.scrollWidth, scrollWidth) - innerWidth, scrollHeight - innerHeight]
    })
  await expect.poll(measure).toEqual([0, scrollsDown ? expect.any(Number) : 0])
}

/** Whether the main button shows its text, not only a picture. */
export const showsText = (page: Page): Promise<boolean> =>
  page.locator('#play-label').evaluate((label) => getComputedStyle(label).clipPath === 'none')

/**
 * Loses the response to the next move, whose request the server executes. In the page, because a route of Playwright also
 * stops the preflight that an opaque origin sends before it.
 */
export async function loseNextResponse(page: Page): Promise<void> {
  await page.evaluate(() => {
    const original = window.fetch
    window.fetch = async (input, init) => {
      if (init?.method !== 'POST') return original(input, init)
      window.fetch = original
      await original(input, init)
      throw new TypeError('The response is lost.')
    }
  })
}
