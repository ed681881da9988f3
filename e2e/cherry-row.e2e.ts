import type { Page, Request } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { usePublicSite } from './public-site.ts'

const site = usePublicSite()
const SPIN = '/play/cherry-row/spin'
const button = (page: Page) => page.locator('#spin')

/** The frame by itself, once its purse has come. */
async function openFrame(before?: () => void) {
  const opened = await site.open({
    path: '/play/cherry-row?game=cherry-row&lang=ru',
    reducedMotion: true,
    ...(before === undefined ? {} : { before }),
  })
  await expect(button(opened.page)).toHaveText('Крутить')
  return opened
}

/** Presses the button once it is free, and reads what the server says of the round. */
async function playOne(page: Page): Promise<{ error: number; data: { id: string; balance: number } }> {
  await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(SPIN)),
    button(page).click(),
  ])
  return answer.json()
}

const shownBalance = async (page: Page) => (await page.locator('#balance').innerText()).replace(/\D/gu, '')
const idOf = (request: Request): unknown => request.postDataJSON().id

describe('Cherry Row', () => {
  it('plays one round for one press, however long the key is held', async () => {
    const { page, close } = await openFrame()
    for (const place of [button(page), page.getByRole('radio').first()]) {
      await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true')
      await place.focus()
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

  it('offers the next round when the server accepts it, also after a reload', async () => {
    const { page, close } = await openFrame()
    expect((await playOne(page)).error).toBe(0)
    expect((await playOne(page)).error).toBe(0)
    await page.reload()
    expect((await playOne(page)).error).toBe(0)
    await expect(page.locator('#trouble')).toBeHidden()
    await close()
  })

  it('asks for the same round again after an answer that says nothing of it, and stakes once', async () => {
    const { page, close } = await openFrame()
    const ids: unknown[] = []
    const strange = [
      { status: 500, json: { error: 3, code: 3 } },
      { status: 200, json: { error: 0, data: {} } },
      { status: 502, body: '<h1>Bad gateway</h1>' },
    ]
    await page.route(`**${SPIN}`, async (route) => {
      ids.push(idOf(route.request()))
      const instead = strange.shift()
      if (instead === undefined) return route.continue()
      await route.fetch()
      return route.fulfill(instead)
    })
    await button(page).click()
    for (const asked of [2, 3]) {
      await expect(button(page)).toHaveText('Спросить ещё раз')
      await expect(page.getByRole('alert')).toContainText('ставка не спишется дважды')
      await button(page).click()
      await expect.poll(() => ids.length).toBe(asked)
    }
    await expect(button(page)).toHaveText('Спросить ещё раз')
    const { error, data } = await playOne(page)
    expect(error).toBe(0)
    expect(ids).toEqual([data.id, data.id, data.id, data.id])
    await expect.poll(() => shownBalance(page)).toBe(`${data.balance}`)
    await page.reload()
    await expect.poll(() => shownBalance(page)).toBe(`${data.balance}`)
    await close()
  })

  it('begins another round after a refusal that says that none was played', async () => {
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
    expect((await playOne(page)).error).toBe(0)
    expect(new Set(ids).size).toBe(2)
    await close()
  })

  it('is played where the site is read over plain HTTP from another machine', async () => {
    const { page, errors, close } = await openFrame(() =>
      Object.defineProperty(crypto, 'randomUUID', { value: undefined }),
    )
    expect((await playOne(page)).error).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  it('opens a new purse and says so when the server no longer knows the one of the browser', async () => {
    const { page, close } = await openFrame()
    expect((await playOne(page)).error).toBe(0)
    await fetch(`${site.address()}/api/sandbox/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect((await playOne(page)).error).toBe(200)
    await expect(page.getByRole('alert')).toContainText('Открыт новый, ничего не поставлено')
    await expect.poll(() => shownBalance(page)).toBe('100000')
    expect((await playOne(page)).error).toBe(0)
    await expect(page.getByRole('alert')).toBeHidden()
    await close()
  })
})
