import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const { open } = usePublicSite()

const scrollOffset = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const complaintsHeading = (page: Page) => page.getByRole('heading', { level: 2, name: '14. Жалобы' })
/** The section is in the upper half of the viewport; the page ends soon after it. */
const expectScrolledToSection = async (page: Page) => {
  await expect(complaintsHeading(page)).toBeInViewport()
  await expect.poll(async () => (await complaintsHeading(page).boundingBox())?.y).toBeLessThan(450)
}
const chooseEnglish = async (page: Page) => {
  await page.getByRole('button', { name: /^Язык/u }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: /^Language/u })).toBeVisible()
}

describe('text section in the URL hash', () => {
  it('is scrolled to by a link from another page, Back restores the scroll position, and an unknown one is ignored', async () => {
    const { page, errors, close } = await open({ path: '/payments-info#15-5' })
    const link = page.getByRole('link', { name: 'правилах' })
    await expect(link).toBeInViewport()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    // In one task, because the browser scrolls to the hash again after load.
    const initialOffset = await link.evaluate((anchor) => {
      const before = Math.round(window.scrollY)
      anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return before
    })
    expect(initialOffset).toBeGreaterThan(100)
    await expect(page).toHaveURL(/\/terms-and-conditions#complaints$/u)
    await expectScrolledToSection(page)
    await page.mouse.wheel(0, -700)
    await expect(complaintsHeading(page)).not.toBeInViewport()
    const lastOffset = await scrollOffset(page)
    await page.goBack()
    await expect(link).toBeInViewport()
    await expect.poll(() => scrollOffset(page)).toBe(initialOffset)
    await page.goForward()
    await expect(complaintsHeading(page)).toBeAttached()
    await expect.poll(() => scrollOffset(page)).toBe(lastOffset)
    await page.goBack()
    await expect.poll(() => scrollOffset(page)).toBe(initialOffset)

    await link.evaluate((anchor) => {
      anchor.setAttribute('href', '/terms-and-conditions#none')
      anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    })
    await expect(page).toHaveURL(/\/terms-and-conditions#none$/u)
    await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeInViewport()
    await expect.poll(() => scrollOffset(page)).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  it('is scrolled to if its text loads late, and again by each link; a new language keeps the old text until it loads', async () => {
    const { page, errors, close } = await open({ path: '/icon.svg' })
    const releaseText = await delayRequests(page, /\/v2\/meta\/terms/u)
    await page.goto('/terms-and-conditions#complaints', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
    releaseText()
    await expect(complaintsHeading(page)).toBeInViewport()
    await expectScrolledToSection(page)

    const link = page.getByRole('main').getByRole('link', { name: '14. Жалобы' })
    await link.scrollIntoViewIfNeeded()
    const initialOffset = await scrollOffset(page)
    await link.click()
    await expect(page).toHaveURL(/#user-content-complaints$/u)
    await expectScrolledToSection(page)
    await page.goBack()
    await expect.poll(() => scrollOffset(page)).toBe(initialOffset)
    await page.evaluate(() => (window.location.hash = 'user-content-complaints'))
    await expectScrolledToSection(page)
    await page.goBack()
    await expect.poll(() => scrollOffset(page)).toBe(initialOffset)

    const section = page.getByRole('main').getByRole('heading', { level: 2 }).last()
    const releaseTranslation = await delayRequests(page, /\/v2\/meta/u)
    await chooseEnglish(page)
    await expect(section).toHaveText(/[а-я]/u)
    await page.evaluate(() => window.scrollTo(0, 400))
    releaseTranslation()
    await expect(section).not.toHaveText(/[а-я]/u)
    expect(await scrollOffset(page)).toBeGreaterThan(200)
    expect(errors).toEqual([])
    await close()
  })
})

describe('tournament section in the URL', () => {
  it('is scrolled to on load, and Back restores the scroll position', async () => {
    const { page, errors, close } = await open({ path: '/tournaments/polar-race?view=games' })
    const games = page.getByRole('heading', { name: 'Игры турнира' })
    await expect(page.locator('[data-component="GameTile"]')).toHaveCount(10)
    await expect(games).toBeInViewport()
    await page.mouse.wheel(0, -900)
    await expect(games).not.toBeInViewport()
    const initialOffset = await scrollOffset(page)
    await page.locator('footer a[href="/faq"]').dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible()
    // The other language forces a refetch, so the content renders after the browser restored its scroll position.
    await chooseEnglish(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Polar Race' })).toBeVisible()
    await expect(page.locator('[data-component="GameTile"]')).toHaveCount(10)
    await expect.poll(() => scrollOffset(page)).toBe(initialOffset)
    expect(errors).toEqual([])
    await close()
  })
})

describe('FAQ answer in the URL hash', () => {
  const answer = (page: Page, id: string) => page.locator(`[id="${id}"]`).getByRole('button')
  const group = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  it('opens by its link and on load, next to answers that are open, and again on Back and Forward', async () => {
    const { page, errors, close } = await open({ path: '/faq' })
    await expect(group(page, 'Аккаунт')).toHaveAttribute('aria-expanded', 'true')
    await expect(group(page, 'Вывод')).toHaveAttribute('aria-expanded', 'false')
    await answer(page, '1-2').click()
    await page.goto('/faq#6-1')
    await expect(answer(page, '6-1')).toHaveAttribute('aria-expanded', 'true')
    await expect(answer(page, '6-1')).toBeInViewport()
    await expect(answer(page, '1-2')).toHaveAttribute('aria-expanded', 'true')
    await group(page, 'Вывод').click()
    await answer(page, '4-2').click()
    await page
      .locator('[id="4-2"]')
      .getByRole('link', { name: /^Ссылка на ответ/u })
      .click()
    await expect(page).toHaveURL(/\/faq#4-2$/u)
    await expect(answer(page, '4-2')).toBeInViewport()
    await answer(page, '6-1').click()
    await expect(answer(page, '6-1')).toHaveAttribute('aria-expanded', 'false')
    await page.goBack()
    await expect(answer(page, '6-1')).toHaveAttribute('aria-expanded', 'true')
    await expect(answer(page, '6-1')).toBeInViewport()
    await page.goForward()
    await expect(answer(page, '4-2')).toHaveAttribute('aria-expanded', 'true')
    await expect(answer(page, '4-2')).toBeInViewport()
    await page.reload()
    await expect(answer(page, '4-2')).toHaveAttribute('aria-expanded', 'true')
    await expect(answer(page, '4-2')).toBeInViewport()
    await expect(group(page, 'Аккаунт')).toHaveAttribute('aria-expanded', 'false')
    expect(errors).toEqual([])
    await close()
  })

  it('stays open, with the scroll position, when the language changes', async () => {
    const { page, errors, close } = await open({ path: '/faq' })
    const groups = page.locator('[data-component="AnswerList"] h2 button')
    const second = page.locator('[data-component="AnswerList"] h3 button').nth(1)
    await groups.nth(2).click()
    await second.click()
    const releaseEnglish = await delayRequests(page, /\/v2\/faq/u)
    const title = await groups.first().textContent()
    await chooseEnglish(page)
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await page.evaluate(() => window.scrollTo(0, 200))
    releaseEnglish()
    await expect(groups.first()).not.toHaveText(title ?? '')
    await expect(groups.nth(2)).toHaveAttribute('aria-expanded', 'true')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    // Scroll anchoring keeps the visible content while text above changes height.
    expect(await scrollOffset(page)).toBeGreaterThan(100)
    expect(errors).toEqual([])
    await close()
  })
})
