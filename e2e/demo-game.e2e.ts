import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { usePublicSite } from './public-site.ts'

const site = usePublicSite()
const { open } = site
const tiles = (page: Page) => page.locator('[data-component="GameTile"]')

describe('a demo game', () => {
  it('is played in its frame: decided by the server, the purse kept, the bet chosen by keyboard', async () => {
    const { page, errors, close } = await open({ reducedMotion: true })
    await page.getByRole('searchbox').fill('Вишнёвый Ряд')
    await tiles(page).first().hover()
    await tiles(page).first().getByRole('link', { name: /^Демо/u }).click()
    await expect(page).toHaveURL(/\/game\/cherry-row\?mode=demo$/u)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Вишнёвый Ряд' })).toBeVisible()
    await expect(frame.locator('#balance')).toHaveText(/1\s000,00/u)
    await frame.getByRole('radio').first().focus()
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/play/cherry-row/spin')),
      page.keyboard.press('Enter'),
    ])
    const { data }: { data: { stake: number; win: number; balance: number } } = await answer.json()
    expect(data.stake).toBeGreaterThan(0)
    expect(data.balance).toBe(100_000 - data.stake + data.win)
    await expect(frame.locator('#result')).not.toHaveText('')
    // A round may return exactly its stake: what is shown is the answer's purse, in kopecks, whatever it was before.
    await expect
      .poll(async () => (await frame.locator('#balance').innerText()).replace(/\D/gu, ''))
      .toBe(`${data.balance}`)
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('Вишнёвый Ряд')
    expect(errors).toEqual([])
    await close()
  })

  it('opens any game of the catalogue under its own name, and a guest who wants to play for money in demo', async () => {
    const { page, close } = await open({ path: '/game/night-tram', language: 'en' })
    await expect(page.getByRole('heading', { name: 'Night Tram' })).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Night Tram' })).toBeVisible()
    await close()
  })

  it('fills the window of a phone that cannot fill its screen with a part of a page, and goes on as it was', async () => {
    const { page, errors, close } = await open({
      path: '/game/cherry-row',
      width: 390,
      height: 800,
      touch: true,
      before: () => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: undefined }),
    })
    const frame = page.frameLocator('iframe')
    await frame.getByRole('radio').first().check()
    const stage = page.locator('[data-component="GameStage"]')
    const small = await stage.boundingBox()
    await page.getByRole('button', { name: 'Во весь экран' }).tap()
    const leave = page.getByRole('button', { name: 'Выйти из полного экрана' })
    await expect(leave).toBeFocused()
    // Of which this browser keeps a strip for the scrollbar.
    const width = await page.evaluate(() => document.documentElement.offsetWidth)
    expect(await stage.boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 })
    // Nothing of the page lies over it: its corners are its own.
    const corners = [
      [1, 1],
      [width - 1, 1],
      [1, 799],
      [width - 1, 799],
    ] as const
    const own = await page.evaluate(
      (points) =>
        points.map(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-component="GameStage"]') !== null),
      corners,
    )
    expect(own).toEqual([true, true, true, true])
    await expect(frame.getByRole('radio').first()).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Во весь экран' })).toBeFocused()
    expect(await stage.boundingBox()).toEqual(small)
    await expect(frame.getByRole('radio').first()).toBeChecked()
    expect(errors).toEqual([])
    await close()
  })

  it('goes home with the reason where a game is not available', async () => {
    const { page, close } = await open({ path: '/game/durak-club?mode=demo' })
    await expect(page).toHaveURL(`${site.address()}/`)
    await expect(page.getByText('У этой игры нет демо-режима', { exact: true })).toBeVisible()
    await close()
  })
})

describe('any other address', () => {
  it('is a page that says so, with the status 404 and a way out', async () => {
    const { page, close } = await open()
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible()
    await page.getByRole('link', { name: 'На главную' }).click()
    await expect(tiles(page).first()).toBeVisible()
    await close()
  })
})
