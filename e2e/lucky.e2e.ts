import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { freezeClock } from './journey.ts'
import { keyboardOf } from './keyboard.ts'
import { usePublicSite } from './public-site.ts'

/* What the strip of lucky winners does while it is shown. When it comes and goes is in `shell.e2e.ts`. */

const site = usePublicSite()

const strip = (page: Page) => page.locator('[data-component="LuckyStrip"]')
const pass = (page: Page, ms: number) => page.context().clock.runFor(ms)
const button = (page: Page, name: string) => strip(page).getByRole('button', { name })
const win = (page: Page) => strip(page).locator('[role="group"]:not([inert])')
const expectWin = (page: Page, place: number) => expect(win(page)).toHaveAccessibleName(new RegExp(`^${place} из`, 'u'))

/** Moves the clock in small steps until something holds, and gives how long that was. What is drawn comes by the machine's own time. */
async function passed(page: Page, step: number, holds: () => Promise<boolean>): Promise<number> {
  let ms = 0
  await expect(async () => {
    await pass(page, step)
    ms += step
    expect(await holds()).toBe(true)
  }).toPass({ intervals: [20], timeout: 20_000 })
  return ms
}
const passedTo = (page: Page, place: number) =>
  passed(page, 100, async () => (await win(page).getAttribute('aria-label'))?.startsWith(`${place} из`) === true)

/** A page that is read until the strip has come; from then on the journey moves its clock. */
async function shown(before?: (page: Page) => Promise<unknown>, width = 1440) {
  const opened = await site.open({ path: '/faq', driven: true, width })
  const { page } = opened
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await before?.(page)
  const title = await page.title()
  await freezeClock(page)
  await passed(page, 500, () => strip(page).isVisible())
  await expectWin(page, 1)
  return { ...opened, title }
}

describe('the strip of lucky winners', () => {
  it('goes on every two seconds, and waits under a mouse and for the focus', async () => {
    const { page, close } = await shown()
    await passedTo(page, 2)
    const turn = await passedTo(page, 3)
    expect(turn).toBeGreaterThanOrEqual(1900)
    expect(turn).toBeLessThanOrEqual(2300)
    // The strip stands while its wins move in it.
    await strip(page).hover({ force: true })
    await pass(page, 2500)
    await expectWin(page, 3)
    await page.mouse.move(700, 10)
    await passedTo(page, 4)
    await button(page, 'Остановить показ').focus()
    await pass(page, 2500)
    await expectWin(page, 4)
    await page.keyboard.press('Enter')
    await expect(button(page, 'Продолжить показ')).toBeFocused()
    await pass(page, 2500)
    await expectWin(page, 4)
    await page.keyboard.press('Enter')
    await passedTo(page, 5)
    await close()
  })

  it.each([
    ['the calm mode', (page: Page) => page.getByRole('button', { name: 'Спокойный режим' }).click()],
    ['a system that asks for less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ])('stands in %s, and leaves the title alone', async (_, choose) => {
    const { page, title, close } = await shown(choose)
    await pass(page, 6000)
    await expectWin(page, 1)
    expect(await page.title()).toBe(title)
    await button(page, 'Продолжить показ').press('Enter')
    await passedTo(page, 2)
    await close()
  })

  it('stops where it is when the calm mode is chosen', async () => {
    const { page, title, close } = await shown()
    await passedTo(page, 2)
    expect(await page.title()).not.toBe(title)
    await page.getByRole('button', { name: 'Спокойный режим' }).press('Enter')
    await expect.poll(() => page.title()).toBe(title)
    // That button is beneath the strip, which hides until the keyboard has left it.
    await expect(strip(page)).toBeHidden()
    await page.locator('#main').focus()
    await expect(strip(page)).toBeVisible()
    await pass(page, 6000)
    await expectWin(page, 2)
    expect(await page.title()).toBe(title)
    await close()
  })

  it('gives the title back at a click, and does not come again with the same list, but with another', async () => {
    const { page, title, close } = await shown()
    await expect.poll(() => page.title()).not.toBe(title)
    await strip(page).getByText('₽').first().dispatchEvent('click')
    await expect(strip(page)).toHaveCount(0)
    expect(await page.title()).toBe(title)
    const next = async () => {
      await page.context().clock.resume()
      await page.reload()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await freezeClock(page)
      const answered = page.waitForResponse('**/winners/lucky')
      await pass(page, 11_000)
      await answered
    }
    await next()
    await pass(page, 2000)
    await expect(strip(page)).toHaveCount(0)
    await page.route('**/winners/lucky', async (route) => {
      const response = await route.fetch()
      const answer: { data: { hash: string } } = await response.json()
      answer.data.hash = 'another'
      await route.fulfill({ response, json: answer })
    })
    await next()
    await passed(page, 500, () => strip(page).isVisible())
    await close()
  })

  it('leaves the keyboard on the page when it goes by itself', async () => {
    const { page, title, close } = await shown()
    await button(page, 'Закрыть').focus()
    await passed(page, 1000, async () => (await strip(page).count()) === 0)
    expect(await page.title()).toBe(title)
    await expect(page.locator('#main')).toBeFocused()
    await close()
  })

  it('moves no focus that is elsewhere when it goes', async () => {
    const { page, close } = await shown()
    const question = page.getByRole('main').getByRole('button').first()
    await question.focus()
    await passed(page, 1000, async () => (await strip(page).count()) === 0)
    await expect(question).toBeFocused()
    await close()
  })

  it.each([1440, 390])(
    'gives way at %i px to what the keyboard comes to beneath it, and is back behind it',
    async (width) => {
      const { page, close } = await shown(undefined, width)
      const keyboard = keyboardOf(page)
      await keyboard.walk('Tab')
      await keyboard.walk('Shift+Tab')
      await keyboard.to(page.getByRole('link', { name: 'Перейти к содержанию' }))
      await expect(strip(page)).toBeVisible()
      await close()
    },
  )
})
