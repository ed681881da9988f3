import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const { open } = site
const tiles = (page: Page) => page.locator('[data-component="GameTile"]')

describe('demo game', () => {
  it('plays a round in its frame by keyboard and shows the balance from the server', async () => {
    const { page, errors, close } = await open({ reducedMotion: true })
    await page.getByRole('searchbox').fill('Вишнёвый Ряд')
    await tiles(page).first().hover()
    await tiles(page).first().getByRole('link', { name: /^Демо/u }).click()
    await expect(page).toHaveURL(/\/game\/cherry-row\?mode=demo$/u)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Вишнёвый Ряд' })).toBeVisible()
    await expect(frame.locator('#balance')).toHaveText(/1\s000/u)
    await frame.locator('#play').focus()
    const [spinResponse] = await Promise.all([
      page.waitForResponse(
        (response) => response.url().endsWith('/play/round') && response.request().method() === 'POST',
      ),
      page.keyboard.press('Enter'),
    ])
    const { data }: { data: { stake: number; win: number; balance: number } } = await spinResponse.json()
    expect(data.stake).toBeGreaterThan(0)
    expect(data.balance).toBe(100_000 - data.stake + data.win)
    await expect(frame.locator('#announcement')).not.toHaveText('')
    // A round may win exactly its stake, so compare the balance in kopecks with the response.
    await expect
      .poll(async () => (await frame.locator('#balance').innerText()).replace(/\D/gu, ''))
      .toBe(String(data.balance % 100 === 0 ? data.balance / 100 : data.balance))
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('Вишнёвый Ряд')
    expect(errors).toEqual([])
    await close()
  })

  it('opens for a guest with the title of the chosen game, and continues in the other language', async () => {
    const { page, errors, close } = await open({ path: '/game/night-tram' })
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Крутить' })).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Ночной Трамвай' })).toBeVisible()
    await page.getByRole('button', { name: /^Язык/u }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    const frame = page.frameLocator('iframe')
    await expect(page.getByRole('heading', { name: 'Night Tram' })).toBeVisible()
    await expect(page).toHaveTitle('Night Tram: demo | Cassiopeia')
    await expect(frame.getByRole('heading', { name: 'Night Tram' })).toBeVisible()
    await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible()
    await expect(frame.getByRole('alert')).toBeHidden()
    expect(errors).toEqual([])
    await close()
  })

  it('fills the viewport if the phone has no Fullscreen API, and keeps its state', async () => {
    const { page, errors, close } = await open({
      path: '/game/cherry-row',
      width: 390,
      height: 800,
      touch: true,
      before: () => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: undefined }),
    })
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Увеличить ставку' }).click()
    // The press has scrolled the page.
    await page.evaluate(() => scrollTo(0, 0))
    const stake = frame.getByRole('combobox', { name: 'Ставка' }).getByRole('option', { selected: true })
    await expect(stake).toHaveText('20 ₽')
    const stage = page.locator('[data-component="GameWindow"]')
    const initialBox = await stage.boundingBox()
    await page.getByRole('button', { name: 'Во весь экран' }).tap()
    const exitButton = page.getByRole('button', { name: 'Выйти из полного экрана' })
    await expect(exitButton).toBeFocused()
    // This browser reserves a strip for the scrollbar.
    const width = await page.evaluate(() => document.documentElement.offsetWidth)
    expect(await stage.boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 })
    // No other element covers the stage: its corners hit the stage.
    const corners = [
      [1, 1],
      [width - 1, 1],
      [1, 799],
      [width - 1, 799],
    ] as const
    const isStageOnTop = await page.evaluate(
      (points) =>
        points.map(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-component="GameWindow"]') !== null),
      corners,
    )
    expect(isStageOnTop).toEqual([true, true, true, true])
    await expect(stake).toHaveText('20 ₽')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Во весь экран' })).toBeFocused()
    expect(await stage.boundingBox()).toEqual(initialBox)
    await expect(stake).toHaveText('20 ₽')
    expect(errors).toEqual([])
    await close()
  })

  it('redirects home with a message if the game has no demo mode', async () => {
    const { page, close } = await open({ path: '/game/jacks-club?mode=demo' })
    await expect(page).toHaveURL(`${site.address()}/`)
    await expect(page.locator('[data-component="Toast"]')).toContainText('У этой игры нет демо-режима')
    await close()
  })
})

describe('unknown URL', () => {
  it('responds with status 404 and a page that links to the home page', async () => {
    const { page, close } = await open()
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible()
    await page.getByRole('link', { name: 'На главную' }).click()
    await expect(tiles(page).first()).toBeVisible()
    await close()
  })
})
