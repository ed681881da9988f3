import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { expect } from '../harness/expect.ts'
import { advance, freezeClock } from '../harness/journey.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* The lucky winners strip while it is shown. When it appears is tested in `app/features/lobby/models/lucky.test.ts`. */

const site = usePublicSite()

const strip = (page: Page) => page.locator('[data-component="LuckyStrip"]')
const button = (page: Page, name: string) => strip(page).getByRole('button', { name })
const win = (page: Page) => strip(page).locator('[role="group"] [role="group"]:not([inert])')
const expectWin = (page: Page, number: number) =>
  expect(win(page)).toHaveAccessibleName(new RegExp(`^${number} из`, 'u'))

/** Advances the clock in steps until `condition` holds and returns the elapsed ms. Rendering happens in real time. */
async function advanceWhileNot(page: Page, step: number, condition: () => Promise<boolean>): Promise<number> {
  let ms = 0
  await expect(async () => {
    await advance(page, step)
    ms += step
    expect(await condition()).toBe(true)
  }).toPass({ intervals: [20], timeout: TIMEOUT.command })
  return ms
}
const advanceToWin = (page: Page, number: number) =>
  advanceWhileNot(
    page,
    100,
    async () => (await win(page).getAttribute('aria-label'))?.startsWith(`${number} из`) === true,
  )

/** Opens a page and waits for the strip; afterwards only the test moves the clock. */
async function openWithStrip(width = 1440) {
  const opened = await site.open({ path: '/faq', driven: true, width })
  const { page } = opened
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const title = await page.title()
  await freezeClock(page)
  await advanceWhileNot(page, 500, () => strip(page).isVisible())
  await expectWin(page, 1)
  return { ...opened, title }
}

describe('LuckyStrip', () => {
  it('advances every two seconds, stops with reduced motion, and leaves focus elsewhere when it disappears', async () => {
    const { page, title, close } = await openWithStrip()
    await advanceToWin(page, 2)
    const elapsedMs = await advanceToWin(page, 3)
    expect(elapsedMs).toBeGreaterThanOrEqual(1900)
    expect(elapsedMs).toBeLessThanOrEqual(2300)
    expect(await page.title()).not.toBe(title)
    await page.getByRole('button', { name: 'Спокойный режим' }).press('Enter')
    await expect.poll(() => page.title()).toBe(title)
    // The strip covers that button and hides while the keyboard is beneath it.
    await expect(strip(page)).toBeHidden()
    const question = page.getByRole('main').getByRole('button').first()
    await question.focus()
    await expect(strip(page)).toBeVisible()
    await advance(page, 4000)
    await expectWin(page, 3)
    expect(await page.title()).toBe(title)
    await advanceWhileNot(page, 1000, async () => (await strip(page).count()) === 0)
    await expect(question).toBeFocused()
    await close()
  })

  it('hides while it covers the focused element, and moves its own focus to the page when it disappears', async () => {
    const { page, title, close } = await openWithStrip(390)
    const keyboard = keyboardOf(page)
    await keyboard.walk('Tab')
    await keyboard.walk('Shift+Tab')
    await keyboard.to(page.getByRole('link', { name: 'Перейти к содержанию' }))
    await expect(strip(page)).toBeVisible()
    await button(page, 'Закрыть').focus()
    await advanceWhileNot(page, 1000, async () => (await strip(page).count()) === 0)
    expect(await page.title()).toBe(title)
    await expect(page.locator('#main')).toBeFocused()
    await close()
  })
})
