import type { Frame, Page } from 'playwright'
import { describe, it } from 'vitest'
import { TIME_OUT } from '#ci/time-outs.ts'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { delayRequests, type OpenPage } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* With reduced motion nothing moves by itself on any screen, neither while loading nor afterwards. */

const site = usePublicSite()
const { register } = consoleOf(site.address)

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

const screens = [
  ['/', 'main [data-component="Podium"]'],
  ['/tournaments/polar-race', 'main tbody tr'],
  ['/winners', 'main tbody tr:visible'],
  ['/profile', 'main [role="tabpanel"]'],
] as const

const skeleton = (page: Page) => page.locator('main [data-component="Skeleton"]:visible').first()
const currentSlide = (page: Page) =>
  page.locator('[data-component="Carousel"]').first().locator('[role="group"]:not([inert])').getAttribute('aria-label')

/** Opens a page as a player, whose browser stores the reduced motion setting. */
async function openAsPlayer(login: string, phone: string, reducedMotion: boolean): Promise<OpenPage> {
  const { token } = await register({ phone, login, password: 'secret-1' })
  const opened = await site.open({ path: '/faq', token, driven: true, reducedMotion })
  await expect(opened.page.getByRole('contentinfo')).toBeVisible()
  return opened
}

/** Runs `check` while the screen is loading, then waits for its data. */
async function checkWhileLoading(
  page: Page,
  path: string,
  selector: string,
  check: () => Promise<void>,
): Promise<void> {
  // The status is not delayed: the profile needs it to render its skeleton.
  const release = await delayRequests(page, /\/api\/v2\/(?:games|slides|winners|tournament|jackpot|user)/u)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(skeleton(page)).toBeVisible()
  await check()
  // The delay stays installed: removing it now could repeat a request.
  release()
  await expect(page.locator(selector).first()).toBeVisible()
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
    const { page, close } = await openAsPlayer('lively', '+79994440001', false)
    await checkWhileLoading(page, '/', 'main [data-component="Podium"]', async () =>
      expect.poll(() => findAnimations(page)).not.toEqual([]),
    )
    const first = await currentSlide(page)
    await expect(async () => {
      await page.context().clock.runFor(1000)
      expect(await currentSlide(page)).not.toBe(first)
    }).toPass({ intervals: [50], timeout: TIME_OUT.command })
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
  it('enabled by the system stops all animations on every screen', async () => {
    const { page, errors, close } = await openAsPlayer('calm-system', '+79994440003', true)
    for (const [path, selector] of screens) {
      await checkWhileLoading(page, path, selector, async () =>
        expect([path, await findAnimations(page)]).toEqual([path, []]),
      )
      const title = await page.title()
      const before = path === '/' ? await currentSlide(page) : null
      await page.context().clock.runFor(16_000)
      await expect.poll(() => findAnimations(page)).toEqual([])
      expect([path, path === '/' ? await currentSlide(page) : null]).toEqual([path, before])
      // Lucky winners would scroll through the title.
      expect(await page.title()).toBe(title)
    }
    expect(await findAnimations(await openSpinningGame(page))).toEqual([])
    expect(errors).toEqual([])
    await close()
  })
})
