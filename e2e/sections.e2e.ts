import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { delayRequests } from './journey.ts'
import { usePublicSite } from './public-site.ts'

const { open } = usePublicSite()

const offset = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const complaints = (page: Page) => page.getByRole('heading', { level: 2, name: '14. Жалобы' })
/** A section that was scrolled to is in the upper half of the window: the page ends soon after it. */
const expectGoneTo = async (page: Page) => {
  await expect(complaints(page)).toBeInViewport()
  await expect.poll(async () => (await complaints(page).boundingBox())?.y).toBeLessThan(450)
}
const chooseEnglish = async (page: Page) => {
  await page.getByRole('button', { name: /^Язык/u }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: /^Language/u })).toBeVisible()
}

describe('a section of a text', () => {
  it('is scrolled to by a link from another page, and Back finds the place that was left', async () => {
    const { page, errors, close } = await open({ path: '/payments-info#15-5' })
    const link = page.getByRole('link', { name: 'правилах' })
    await expect(link).toBeInViewport()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    // In one step: the browser goes to the hash once more when the page is loaded.
    const left = await link.evaluate((anchor) => {
      const before = Math.round(window.scrollY)
      anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return before
    })
    expect(left).toBeGreaterThan(100)
    await expect(page).toHaveURL(/\/terms-and-conditions#complaints$/u)
    await expectGoneTo(page)
    await page.mouse.wheel(0, -700)
    await expect(complaints(page)).not.toBeInViewport()
    const read = await offset(page)
    await page.goBack()
    await expect(link).toBeInViewport()
    await expect.poll(() => offset(page)).toBe(left)
    await page.goForward()
    await expect(complaints(page)).toBeAttached()
    await expect.poll(() => offset(page)).toBe(read)
    expect(errors).toEqual([])
    await close()
  })

  it.each(['complaints', 'user-content-complaints'])(
    'is where a fresh visit begins, however late its text: #%s',
    async (name) => {
      const { page, close } = await open({ path: '/404' })
      const release = await delayRequests(page, /\/v2\/meta\/terms/u)
      await page.goto(`/terms-and-conditions#${name}`, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
      release()
      await expect(complaints(page)).toBeInViewport()
      await expectGoneTo(page)
      await close()
    },
  )

  it('is gone to again by each link on the page, and Back is where the reader was', async () => {
    const { page, close } = await open({ path: '/terms-and-conditions' })
    const link = page.getByRole('main').getByRole('link', { name: 'Жалобы', exact: true })
    await link.scrollIntoViewIfNeeded()
    const left = await offset(page)
    await link.click()
    await expectGoneTo(page)
    await page.goBack()
    await expect.poll(() => offset(page)).toBe(left)
    await page.evaluate(() => (window.location.hash = 'complaints'))
    await expectGoneTo(page)
    await page.goBack()
    await expect.poll(() => offset(page)).toBe(left)
    await close()
  })

  it('that does not exist leaves a page that is new at its top', async () => {
    const { page, close } = await open({ path: '/404' })
    await page.route('**/api/v2/payment-info', (route) =>
      route.fulfill({
        json: {
          error: 0,
          code: 0,
          data: {
            items: [
              {
                id: 15,
                title: 'Длинное',
                answers: [
                  {
                    title: 'Ответ',
                    text: `${'<p>Слова</p>'.repeat(90)}<a href="/terms-and-conditions#none">дальше</a>`,
                  },
                ],
              },
            ],
          },
        },
      }),
    )
    await page.goto('/payments-info#15-1')
    await page.getByRole('link', { name: 'дальше' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeInViewport()
    await expect.poll(() => offset(page)).toBe(0)
    await close()
  })
})

describe('a part of a tournament that the address asks for', () => {
  it('is scrolled to by who comes to it, and Back finds the place that was left', async () => {
    const { page, errors, close } = await open({ path: '/tournaments/polar-race?view=games' })
    const games = page.getByRole('heading', { name: 'Игры турнира' })
    await expect(page.locator('[data-component="GameTile"]')).toHaveCount(11)
    await expect(games).toBeInViewport()
    await page.mouse.wheel(0, -900)
    await expect(games).not.toBeInViewport()
    const left = await offset(page)
    await page.locator('footer a[href="/faq"]').dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible()
    // What has been read is there at once, and the browser comes after it; what is asked for anew is there later than the browser.
    await chooseEnglish(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Polar Race' })).toBeVisible()
    await expect(page.locator('[data-component="GameTile"]')).toHaveCount(11)
    await expect.poll(() => offset(page)).toBe(left)
    expect(errors).toEqual([])
    await close()
  })
})

describe('an answer', () => {
  const answer = (page: Page, id: string) => page.locator(`[id="${id}"]`).getByRole('button')

  it('opens when the address comes to name it, beside what the reader has opened, and again with Back and forward', async () => {
    const { page, errors, close } = await open({ path: '/faq' })
    await answer(page, '1-2').click()
    await page.goto('/faq#6-1')
    await expect(answer(page, '6-1')).toHaveAttribute('aria-expanded', 'true')
    await expect(answer(page, '6-1')).toBeInViewport()
    await expect(answer(page, '1-2')).toHaveAttribute('aria-expanded', 'true')
    await page.goto('/faq#4-2')
    await expect(answer(page, '4-2')).toBeInViewport()
    await answer(page, '6-1').click()
    await expect(answer(page, '6-1')).toHaveAttribute('aria-expanded', 'false')
    await page.goBack()
    await expect(answer(page, '6-1')).toHaveAttribute('aria-expanded', 'true')
    await expect(answer(page, '6-1')).toBeInViewport()
    await page.goForward()
    await expect(answer(page, '4-2')).toHaveAttribute('aria-expanded', 'true')
    await expect(answer(page, '4-2')).toBeInViewport()
    expect(errors).toEqual([])
    await close()
  })
})

describe('another language', () => {
  it.each(['/faq', '/payments-info'])('leaves open what the reader has opened, where it is: %s', async (path) => {
    const { page, errors, close } = await open({ path })
    const groups = page.locator('[data-component="AnswerList"] h2 button')
    const second = page.locator('[data-component="AnswerList"] h3 button').nth(1)
    await groups.nth(2).click()
    await second.click()
    const releaseEnglish = await delayRequests(page, /\/v2\/(faq|payment-info)/u)
    const title = await groups.first().textContent()
    await chooseEnglish(page)
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await page.evaluate(() => window.scrollTo(0, 200))
    releaseEnglish()
    await expect(groups.first()).not.toHaveText(title ?? '')
    await expect(groups.nth(2)).toHaveAttribute('aria-expanded', 'true')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    // What is read keeps its place while words above it take more or less room.
    expect(await offset(page)).toBeGreaterThan(100)
    expect(errors).toEqual([])
    await close()
  })

  it.each(['/terms-and-conditions', '/instructions', '/responsible-gaming'])(
    'does not take a text from under its reader: %s',
    async (path) => {
      const { page, errors, close } = await open({ path })
      const section = page.getByRole('main').getByRole('heading', { level: 2 }).last()
      await expect(section).toHaveText(/[а-я]/u)
      const release = await delayRequests(page, /\/v2\/meta/u)
      await chooseEnglish(page)
      await expect(section).toHaveText(/[а-я]/u)
      await page.evaluate(() => window.scrollTo(0, 400))
      release()
      await expect(section).not.toHaveText(/[а-я]/u)
      expect(await offset(page)).toBeGreaterThan(200)
      expect(errors).toEqual([])
      await close()
    },
  )
})
