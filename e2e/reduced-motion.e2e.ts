import type { Frame, Page } from 'playwright'
import { describe, it } from 'vitest'
import { consoleOf } from './console.ts'
import { expect } from './expect.ts'
import { delayRequests, type OpenPage } from './journey.ts'
import { usePublicSite } from './public-site.ts'

/* Where it is to be calm, nothing moves by itself on any screen: neither while it is waited for nor when it is there. */

const site = usePublicSite()
const { register } = consoleOf(site.address)

/** What moves on for longer than a press or a change explains, or for ever. */
const moving = (shown: Page | Frame): Promise<string[]> =>
  shown.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {}
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      const isLong = typeof endTime === 'number' && endTime > 1000
      return animation.playState === 'running' && isLong ? [target?.outerHTML.slice(0, 120) ?? 'nothing'] : []
    }),
  )

const screens = [
  ['/', 'main [data-component="Podium"]'],
  ['/tournaments/polar-race', 'main tbody tr'],
  ['/winners', 'main tbody tr:visible'],
  ['/profile', 'main [role="tabpanel"]'],
] as const

const waiting = (page: Page) => page.locator('main [data-component="Skeleton"]:visible').first()
const slide = (page: Page) =>
  page.locator('[data-component="Carousel"]').first().locator('[role="group"]:not([inert])').getAttribute('aria-label')

/** A player's browser, which keeps what it is told of calm. */
async function player(login: string, phone: string, reducedMotion: boolean): Promise<OpenPage> {
  const { token } = await register({ phone, login, password: 'secret-1' })
  const opened = await site.open({ path: '/faq', token, driven: true, reducedMotion })
  await expect(opened.page.getByRole('contentinfo')).toBeVisible()
  return opened
}

/** A screen before its data is there, and with it. */
async function look(page: Page, path: string, there: string, check: () => Promise<void>): Promise<void> {
  // The profile asks for who has come before it shows anything.
  const release = await delayRequests(page, /\/api\/v2\/(?:games|slides|winners|tournament|jackpot|user)/u)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(waiting(page)).toBeVisible()
  await check()
  // What was held goes its way; taking the hold away meanwhile would let a question go twice.
  release()
  await expect(page.locator(there).first()).toBeVisible()
}

/** The reference game while its round is asked for: the reels turn until it is answered. */
async function spinning(page: Page): Promise<Frame> {
  const release = await delayRequests(page, /cherry-row\/spin/u)
  await page.goto('/game/cherry-row?mode=demo')
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: 'Крутить' }).click()
  await expect(game.locator('#reels')).toHaveAttribute('data-state', 'spinning')
  const frame = page.frames().find((one) => one.url().includes('/play/cherry-row'))
  if (frame === undefined) throw new Error('The game has no frame.')
  // The answer turns nothing: what is turned is given its time by the clock that stands.
  release()
  return frame
}

describe('without calm', () => {
  it('what is waited for shimmers, the slides go on and the reels turn, until it is chosen', async () => {
    const { page, context, close } = await player('lively', '+79994440001', false)
    await look(page, '/', 'main [data-component="Podium"]', async () => expect.poll(() => moving(page)).not.toEqual([]))
    const first = await slide(page)
    await expect(async () => {
      await page.context().clock.runFor(1000)
      expect(await slide(page)).not.toBe(first)
    }).toPass({ intervals: [50], timeout: 30_000 })
    const game = await spinning(page)
    await expect.poll(() => moving(game)).not.toEqual([])
    // A game's page has no switch of its own: it is in another tab.
    const other = await context.newPage()
    await other.goto('/faq')
    await other.getByRole('button', { name: 'Спокойный режим' }).click()
    await expect.poll(() => moving(game)).toEqual([])
    await close()
  })
})

describe.each([
  ['by the switch of the site', 'calm-switch', '+79994440002', false],
  ['by the system', 'calm-system', '+79994440003', true],
] as const)('calm that is chosen %s', (_, login, phone, bySystem) => {
  it('holds on every screen', async () => {
    const { page, errors, close } = await player(login, phone, bySystem)
    if (!bySystem) await page.getByRole('button', { name: 'Спокойный режим' }).click()
    for (const [path, there] of screens) {
      await look(page, path, there, async () => expect([path, await moving(page)]).toEqual([path, []]))
      const title = await page.title()
      const before = path === '/' ? await slide(page) : null
      await page.context().clock.runFor(16_000)
      await expect.poll(() => moving(page)).toEqual([])
      expect([path, path === '/' ? await slide(page) : null]).toEqual([path, before])
      // The amounts of lucky winners would run through it.
      expect(await page.title()).toBe(title)
    }
    expect(await moving(await spinning(page))).toEqual([])
    expect(errors).toEqual([])
    await close()
  })
})
