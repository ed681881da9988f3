import type { Page, Request } from 'playwright'
import { describe, it } from 'vitest'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const SPIN = '/play/cherry-row/spin'
const button = (page: Page) => page.locator('#spin')

/** Opens a demo through the API, as a guest or a player, and returns the path of its frame. */
async function openDemo(token?: string): Promise<string> {
  const response = await fetch(`${site.address()}/api/v2/games/cherry-row?type=demo`, {
    headers: token === undefined ? {} : { authorization: `Token ${token}` },
  })
  const { data }: { data: { url: string } } = await response.json()
  return data.url
}

/** Opens the game frame on its own and waits for its purse. */
async function openFrame({ token, before }: { token?: string; before?: () => void } = {}) {
  const opened = await site.open({
    path: await openDemo(token),
    reducedMotion: true,
    ...(before === undefined ? {} : { before }),
  })
  await expect(button(opened.page)).toHaveText('Крутить')
  return opened
}

/** Clicks the spin button once it is enabled and returns the server's response. */
async function playRound(page: Page): Promise<{ error: number; data: { id: string; balance: number } }> {
  await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true')
  const [spinResponse] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(SPIN) && response.request().method() === 'POST'),
    button(page).click(),
  ])
  return spinResponse.json()
}

const shownBalance = async (page: Page) => (await page.locator('#balance').innerText()).replace(/\D/gu, '')
const idOf = (request: Request): unknown => request.postDataJSON().id

describe('Cherry Row', () => {
  it('plays one round per key press, even if the key is held', async () => {
    const { page, close } = await openFrame()
    for (const control of [button(page), page.getByRole('radio').first()]) {
      await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true')
      await control.focus()
      await page.keyboard.down('Enter')
      await expect(page.locator('#result')).not.toHaveText('')
      await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.down('Enter')
      expect(await button(page).getAttribute('aria-disabled')).not.toBe('true')
      expect(await page.locator('#result').textContent()).not.toBe('')
      await page.keyboard.up('Enter')
    }
    await close()
  })

  it('enables the next round when the server accepts it, also when a player opens the game again', async () => {
    const { token } = await consoleOf(site.address).register({
      phone: '+79994450001',
      login: 'demo-player',
      password: 'secret-1',
    })
    const { page, close } = await openFrame({ token })
    expect((await playRound(page)).error).toBe(0)
    const { error, data } = await playRound(page)
    expect(error).toBe(0)
    await close()
    const again = await openFrame({ token })
    await expect.poll(() => shownBalance(again.page)).toBe(`${data.balance}`)
    expect((await playRound(again.page)).error).toBe(0)
    await expect(again.page.locator('#trouble')).toBeHidden()
    await again.close()
  })

  it('asks to open the game again after a reload of its frame, whose token is good once', async () => {
    const { page, close } = await openFrame()
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText('Сеанс игры завершён. Откройте игру заново.')
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
    await close()
  })

  it('shows its picture, font and styles with an opaque origin', async () => {
    const { page, errors, close } = await openFrame()
    expect(await page.evaluate(() => window.origin)).toBe('null')
    const picture = page.locator('header img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(
      await page.evaluate(() => document.fonts.load('500 15px Manrope', 'Вишня').then((fonts) => fonts.length)),
    ).toBe(1)
    await expect(page.locator('main')).toHaveCSS('display', 'grid')
    expect(errors).toEqual([])
    await close()
  })

  it('retries the same round id after an unusable response and stakes once', async () => {
    const { page, close } = await openFrame()
    const ids: unknown[] = []
    const unusableResponses = [
      { status: 500, json: { error: 3, code: 3 } },
      { status: 200, json: { error: 0, data: {} } },
      { status: 502, body: '<h1>Bad gateway</h1>' },
    ]
    await page.route(`**${SPIN}`, async (route) => {
      ids.push(idOf(route.request()))
      const replacement = unusableResponses.shift()
      if (replacement === undefined) return route.continue()
      await route.fetch()
      return route.fulfill(replacement)
    })
    await button(page).click()
    for (const requestCount of [2, 3]) {
      await expect(button(page)).toHaveText('Спросить ещё раз')
      await expect(page.getByRole('alert')).toContainText('ставка не спишется дважды')
      await button(page).click()
      await expect.poll(() => ids.length).toBe(requestCount)
    }
    await expect(button(page)).toHaveText('Спросить ещё раз')
    const { error, data } = await playRound(page)
    expect(error).toBe(0)
    expect(ids).toEqual([data.id, data.id, data.id, data.id])
    await expect.poll(() => shownBalance(page)).toBe(`${data.balance}`)
    await close()
  })

  it('starts a new round after a rejection that confirms no round was played', async () => {
    const { page, close } = await openFrame()
    const ids: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(SPIN)) ids.push(idOf(request))
    })
    await page.route(
      `**${SPIN}`,
      (route) => route.fulfill({ status: 429, json: { error: 5, code: 5, data: { waitMs: 1 } } }),
      { times: 1 },
    )
    await button(page).click()
    await expect(page.getByRole('alert')).toContainText('не чаще раза в 2,5 секунды')
    expect((await playRound(page)).error).toBe(0)
    expect(new Set(ids).size).toBe(2)
    await close()
  })

  it('works over plain HTTP, where crypto.randomUUID is unavailable', async () => {
    const { page, errors, close } = await openFrame({
      before: () => Object.defineProperty(crypto, 'randomUUID', { value: undefined }),
    })
    expect((await playRound(page)).error).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  it('asks to open the game again when the server no longer knows its session', async () => {
    const { page, close } = await openFrame()
    expect((await playRound(page)).error).toBe(0)
    await fetch(`${site.address()}/api/sandbox/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect((await playRound(page)).error).toBe(200)
    await expect(page.getByRole('alert')).toHaveText('Сеанс игры завершён. Откройте игру заново.')
    await close()
  })
})
