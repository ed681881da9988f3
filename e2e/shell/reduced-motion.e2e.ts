import type { Frame, Page } from 'playwright'
import { describe, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { expect } from '../harness/expect.ts'
import { CLIENT_RENDERED_HOME, advance, delayRequests, type OpenPage } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/*
 * With reduced motion nothing moves by itself, neither while loading nor afterwards. One rule of the base styles stops the
 * animations of every page; the slider and the title of the page follow the setting in their own tests.
 */

const site = usePublicSite()

/** Returns elements with running animations longer than a second. */
const findAnimations = (frame: Page | Frame): Promise<string[]> =>
  frame.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {}
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      const isLong = typeof endTime === 'number' && endTime > 1000
      return animation.playState === 'running' && isLong ? [target?.outerHTML.slice(0, 120) ?? 'nothing'] : []
    }),
  )

const skeleton = (page: Page) => page.locator('main [data-component="Skeleton"]:visible').first()
const currentSlide = (page: Page) =>
  page.locator('[data-component="Carousel"]').first().locator('[role="group"]:not([inert])').getAttribute('aria-label')

/** Opens a browser with a fake clock, before any page of the app. */
const openDriven = (reducedMotion: boolean): Promise<OpenPage> =>
  site.open({ path: '/icon.svg', driven: true, reducedMotion })

/** Opens the home page, runs `check` while it is loading, then waits for its data. */
async function checkWhileLoading(page: Page, check: () => Promise<void>): Promise<void> {
  const release = await delayRequests(page, /\/api\/v2\/(?:games|slides|winners|tournament|jackpot)/u)
  await page.goto(CLIENT_RENDERED_HOME, { waitUntil: 'commit' })
  await expect(skeleton(page)).toBeVisible()
  await check()
  // The delay stays installed: removing it now could repeat a request.
  release()
  await expect(page.locator('main [data-component="Podium"]').first()).toBeVisible()
}

/** Opens the game and starts a spin; the reels turn until the response. */
async function openSpinningGame(page: Page): Promise<Frame> {
  const release = await delayRequests(page, /\/play\/round$/u)
  await page.goto('/game/cherry-row?mode=demo')
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: 'Крутить' }).click()
  await expect(game.locator('#reels')).toHaveAttribute('data-state', 'spinning')
  const frame = page.frames().find((one) => one.url().includes('/play/cherry-row'))
  if (frame === undefined) throw new Error('The game has no frame.')
  // The response does not stop the reels yet, because the page clock is frozen.
  release()
  return frame
}

describe('motion without reduced motion', () => {
  it('animates skeletons, slides and reels, but not a game that opens after reduced motion is enabled', async () => {
    const { page, close } = await openDriven(false)
    await checkWhileLoading(page, async () => expect.poll(() => findAnimations(page)).not.toEqual([]))
    const first = await currentSlide(page)
    await expect(async () => {
      await advance(page, 1000)
      expect(await currentSlide(page)).not.toBe(first)
    }).toPass({ intervals: [50], timeout: TIMEOUT.command })
    const game = await openSpinningGame(page)
    await expect.poll(() => findAnimations(game)).not.toEqual([])
    // The game page has no switch.
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Спокойный режим' }).click()
    expect(await findAnimations(await openSpinningGame(page))).toEqual([])
    await close()
  })
})

describe('reduced motion', () => {
  it('enabled by the system stops all animations, slides, the title and a game', async () => {
    const { page, errors, close } = await openDriven(true)
    await checkWhileLoading(page, async () => expect(await findAnimations(page)).toEqual([]))
    const [title, slide] = [await page.title(), await currentSlide(page)]
    await advance(page, 16_000)
    await expect.poll(() => findAnimations(page)).toEqual([])
    expect(await currentSlide(page)).toBe(slide)
    // Lucky winners would scroll through the title.
    expect(await page.title()).toBe(title)
    expect(await findAnimations(await openSpinningGame(page))).toEqual([])
    expect(errors).toEqual([])
    await close()
  })
})
