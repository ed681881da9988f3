import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { delayRequests } from './journey.ts'
import { rows, usePublicSite } from './public-site.ts'

const { open } = usePublicSite()

describe('the place of the reader', () => {
  it('stays where it is when a dialog or a menu of the head is closed, and the language is changed', async () => {
    const { page, close } = await open({ path: '/tournaments/polar-race' })
    const prizes = page.getByRole('region', { name: 'Призы' })
    await prizes.getByRole('button', { name: 'Показать все (40)' }).click()
    await expect(prizes.locator('tbody tr')).toHaveCount(40)
    await page.evaluate(() => window.scrollTo(0, 1200))
    const moved = async () => Math.abs((await page.evaluate(() => window.scrollY)) - 1200)
    const isStill = async () => expect(await moved()).toBe(0)
    // What stands above is a little shorter or longer in another language; the browser keeps what is read where it is.
    const isAbout = async () => expect(await moved()).toBeLessThan(100)
    const login = page.getByRole('banner').getByRole('button', { name: 'Войти' })
    await login.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login).toBeFocused()
    await isStill()
    const release = await delayRequests(page, /\/v2\/tournament\/polar-race/u)
    const language = page.getByRole('banner').getByRole('button', { name: /^Язык/u })
    await language.click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Tournaments' })).toBeVisible()
    await isAbout()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Polar Race' })).toBeAttached()
    await expect(page.getByRole('region', { name: 'Prizes' }).locator('tbody tr')).toHaveCount(40)
    await isAbout()
    await close()
  })

  it('is at the page that a link leads to, and at the first game that a link has brought', async () => {
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

  it('is at the page again when the news are closed by keyboard', async () => {
    const { page, close } = await open({ path: '/faq' })
    await page.getByRole('button', { name: 'Закрыть новости' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await close()
  })

  it('is the page that Back leads to, and no panel lies over it', async () => {
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

describe('narrow windows', () => {
  it.each([320, 360, 400, 412])('hold the tables of winners inside their cards at %i px', async (width) => {
    const { page, close } = await open({ path: '/winners?list=jackpot', width, height: 800 })
    await expect(rows(page).first()).toBeVisible()
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('main table')].map((table) => {
        const card = table.closest('[data-component="Surface"]')
        if (card === null) throw new Error('The table has no card.')
        const edge = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight)
        return Math.max(0, Math.round(table.getBoundingClientRect().right - edge))
      }),
    )
    expect(beyond.filter((pixels) => pixels > 0)).toEqual([])
    const head = await page.getByRole('banner').evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(head).toBeLessThanOrEqual(0)
    await close()
  })
})

describe('a page in a language', () => {
  it('is there in Russian where the texts of the chosen one do not arrive, and says so', async () => {
    const { page, close } = await open({ path: '/faq' })
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.route(/assets\/en-.+\.js/u, (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible()
    await expect(page.getByText('Язык не сменился').first()).toBeVisible()
    await close()
  })
})

describe('an address', () => {
  it('that can be no game is no page', async () => {
    const { page, close } = await open({ path: '/game/%D0%BF%D1%80%D0%B8' })
    await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible()
    await close()
  })
})
