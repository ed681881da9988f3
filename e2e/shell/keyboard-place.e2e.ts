import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests } from '../harness/journey.ts'
import { rows, usePublicSite } from '../harness/public-site.ts'

const { open } = usePublicSite()

describe('scroll position and focus', () => {
  it('stay when a header dialog or menu closes and when the language changes', async () => {
    const { page, close } = await open({ path: '/tournaments/polar-race' })
    const prizes = page.getByRole('region', { name: 'Призы' })
    await prizes.getByRole('button', { name: 'Показать все (40)' }).click()
    await expect(prizes.locator('tbody tr')).toHaveCount(40)
    await page.evaluate(() => window.scrollTo(0, 1200))
    const scrollDistance = async () => Math.abs((await page.evaluate(() => window.scrollY)) - 1200)
    const expectNoScroll = async () => expect(await scrollDistance()).toBe(0)
    // Content above differs in height between languages; scroll anchoring compensates approximately.
    const expectLittleScroll = async () => expect(await scrollDistance()).toBeLessThan(100)
    const login = page.getByRole('banner').getByRole('button', { name: 'Войти' })
    await login.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login).toBeFocused()
    await expectNoScroll()
    const release = await delayRequests(page, /\/v2\/tournament\/polar-race/u)
    const language = page.getByRole('banner').getByRole('button', { name: /^Язык/u })
    await language.click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Tournaments' })).toBeVisible()
    await expectLittleScroll()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Polar Race' })).toBeAttached()
    await expect(page.getByRole('region', { name: 'Prizes' }).locator('tbody tr')).toHaveCount(40)
    await expectLittleScroll()
    await close()
  })

  it('move to the new page after a link, and to the first newly loaded game', async () => {
    const { page, close } = await open({ path: '/tournaments' })
    await page.getByRole('link', { name: /^Полярная гонка/u }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()
    const tiles = page.locator('[data-component="GameTile"]')
    await expect(tiles).toHaveCount(11)
    await page.getByRole('link', { name: /^Все игры турнира/u }).focus()
    await page.keyboard.press('Enter')
    const first = tiles.nth(11).getByRole('link').first()
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport({ ratio: 1 })
    await close()
  })

  it('move to the main content when the news banner is closed by keyboard', async () => {
    const { page, close } = await open({ path: '/faq' })
    await page.getByRole('button', { name: 'Закрыть новости' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await close()
  })

  it('return to the previous page on Back, with the open panel closed', async () => {
    const { page, close } = await open({ path: '/faq', width: 390, height: 844, touch: true })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Акции' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible()
    await page.getByRole('button', { name: 'Меню' }).click()
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await close()
  })
})

describe('narrow viewports', () => {
  it('keep the winners tables inside their cards', async () => {
    const { page, close } = await open({ path: '/winners?list=jackpot', width: 320, height: 800 })
    await expect(rows(page).first()).toBeVisible()
    const overflowingTables = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main table')].filter((table) => {
            const card = table.closest('[data-component="Surface"]')
            if (card === null) throw new Error('The table has no card.')
            const edge = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight)
            return Math.round(table.getBoundingClientRect().right - edge) > 0
          }).length,
      )
    const headerOverflow = () =>
      page.getByRole('banner').evaluate((element) => element.scrollWidth - element.clientWidth)
    for (const width of [320, 360, 400, 412]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(overflowingTables, `${width} px`).toBe(0)
      await expect.poll(headerOverflow, `${width} px`).toBeLessThanOrEqual(0)
    }
    await close()
  })
})

describe('page language', () => {
  it('falls back to Russian with a message if the translation fails to load', async () => {
    const { page, close } = await open({ path: '/faq' })
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.route(/assets\/en-.+\.js/u, (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible()
    await expect(page.getByText('Язык не сменился').first()).toBeVisible()
    await close()
  })
})

describe('invalid game URL', () => {
  it('shows the not-found page', async () => {
    const { page, close } = await open({ path: '/game/%D0%BF%D1%80%D0%B8' })
    await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible()
    await close()
  })
})
