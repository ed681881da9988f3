import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const PHONE = { width: 390, height: 844 }
const LANDSCAPE = { width: 844, height: 390 }

/** Collects in `layoutShifts` what has moved up or down by itself. A web font that is late changes widths only. */
function listShifts(): void {
  const moved: string[] = []
  Reflect.set(window, 'layoutShifts', moved)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
        entry,
        'sources',
      )
      for (const { node, previousRect, currentRect } of sources)
        if (Math.abs(previousRect.y - currentRect.y) >= 1)
          moved.push(`${node?.nodeName} "${node?.textContent?.slice(0, 40)}": ${previousRect.y} → ${currentRect.y}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The box of the game, two frames after what came before. */
const gameBox = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ top: number; bottom: number; width: number }>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const box = document.querySelector('iframe')?.getBoundingClientRect() ?? new DOMRect()
            resolve({ top: box.top, bottom: box.bottom, width: box.width })
          }),
        )
      }),
  )

const topOf = async (page: Page, component: string): Promise<number> =>
  (await page.locator(`[data-component="${component}"]`).boundingBox())?.y ?? 0

/** Opens the demo of Cherry Row with its page. */
async function openGame(size: { width: number; height: number }) {
  const opened = await site.open({ ...size, touch: true, path: '/game/cherry-row?mode=demo', before: listShifts })
  const frame = opened.page.frameLocator('iframe')
  await expect(frame.locator('body')).toHaveAttribute('data-phase', 'idle')
  await expect(opened.page.getByText('96,02')).toBeAttached()
  return { ...opened, play: frame.locator('#play') }
}

describe('the page of a game on a phone', () => {
  it.each([
    [390, 844],
    [390, 740],
    [320, 568],
    [768, 1024],
  ])(
    'at %i × %i shows the game, below it the tabs of its panel, then its facts, and moves nothing',
    async (width, height) => {
      const { page, errors, close } = await openGame({ width, height })
      const { bottom } = await gameBox(page)
      const [panel, facts] = [await topOf(page, 'GamePanel'), await topOf(page, 'GameFacts')]
      expect(panel - bottom).toBeGreaterThanOrEqual(0)
      expect(panel - bottom).toBeLessThan(24)
      expect(facts).toBeGreaterThan(panel)
      // The tabs are in view above the bar of the site; the smallest phone has no room for them.
      const tabs = page.getByRole('region', { name: 'Панель игры' }).getByRole('button')
      const bar = await topOf(page, 'MobileBar')
      for (const tab of height < 600 || bar === 0 ? [] : await tabs.all()) {
        const box = await tab.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar)
      }
      expect(await page.evaluate(() => Reflect.get(window, 'layoutShifts'))).toEqual([])
      expect(errors).toEqual([])
      await close()
    },
  )

  it('follows a rotation at once, and is wholly in view in landscape, without the header of the site', async () => {
    const { page, play, close } = await openGame(PHONE)
    const before = await gameBox(page)
    await page.setViewportSize(LANDSCAPE)
    const { top, bottom, width } = await gameBox(page)
    expect(width).toBeGreaterThan(LANDSCAPE.width * 0.9)
    expect([top >= 0, bottom <= LANDSCAPE.height]).toEqual([true, true])
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(play).toBeInViewport({ ratio: 1 })
    await play.tap()
    await page.setViewportSize(PHONE)
    expect((await gameBox(page)).width).toBe(before.width)
    await expect(page.getByRole('banner')).toBeVisible()
    await close()
  })
})
