import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import type { FrameSettings, PageMessage } from '#contract/play/frame.ts'
import { openDemo } from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { usePublicSite } from '../harness/public-site.ts'

declare global {
  interface Window {
    frameMessages: Record<string, unknown>[]
    framePort: MessagePort | null
  }
}

const site = usePublicSite()
const settings: FrameSettings = { language: 'en', reducedMotion: true, bet: 0.25 }

/** Opens a game in a page that speaks the protocol of the site's own. */
async function openInPage(game: string) {
  const { page, errors, close } = await site.open({ path: '/faq' })
  await page.evaluate(
    ({ src, hello }) => {
      window.frameMessages = []
      window.framePort = null
      const iframe = document.createElement('iframe')
      iframe.sandbox.add('allow-scripts')
      iframe.style.cssText = 'position: fixed; inset: 0; z-index: 1000; width: 1012px; height: 568px'
      window.addEventListener('message', ({ data, source }) => {
        if (source !== iframe.contentWindow) return
        window.frameMessages.push(data)
        if (data.type !== 'ready') return
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', (event) => window.frameMessages.push(event.data))
        port1.start()
        window.framePort = port1
        iframe.contentWindow?.postMessage(hello, '*', [port2])
      })
      iframe.src = src
      document.body.append(iframe)
    },
    { src: await openDemo(site, game), hello: { v: 1, type: 'hello', ...settings } },
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('body')).toHaveAttribute('data-phase', 'idle')
  return { page, frame, errors, close, messages: () => page.evaluate(() => window.frameMessages) }
}

const send = (page: Page, message: PageMessage) => page.evaluate((sent) => window.framePort?.postMessage(sent), message)
const typesOf = (messages: readonly Record<string, unknown>[]) => messages.map(({ type }) => type)

describe('the frame of a game in its page', () => {
  it('follows the language and the bet of the page without a reload', async () => {
    const { page, frame, errors, close, messages } = await openInPage('cherry-row')
    expect((await messages())[0]).toEqual({ v: 1, type: 'ready', supports: ['hold', 'settings', 'bet'] })
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Cherry Row')
    await expect(frame.getByRole('button', { name: 'Spin', exact: true })).toBeVisible()
    await expect(frame.getByRole('radio', { name: '2.50 ₽' })).toBeChecked()
    await frame.locator('body').evaluate((body) => body.setAttribute('data-kept', ''))
    await frame.getByRole('radio', { name: '5 ₽', exact: true }).check()
    await send(page, { v: 1, type: 'settings', ...settings, language: 'ru' })
    await expect(frame.getByRole('button', { name: 'Крутить', exact: true })).toBeVisible()
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Вишнёвый Ряд')
    // The choice in the frame stays until the bet of the page changes.
    await expect(frame.getByRole('radio', { name: '5 ₽', exact: true })).toBeChecked()
    await send(page, { v: 1, type: 'settings', ...settings, language: 'ru', bet: 1 })
    await expect(frame.getByRole('radio', { name: '10 ₽', exact: true })).toBeChecked()
    await expect(frame.locator('body')).toHaveAttribute('data-kept', '')
    expect(errors).toEqual([])
    await close()
  })

  it.each([
    ['jacks-plus', ['hold', 'settings', 'bet']],
    ['neva-roulette', ['hold', 'settings']],
  ])('lists the bet as supported if the game follows it: %s', async (game, supports) => {
    const { close, messages } = await openInPage(game)
    expect((await messages())[0]).toEqual({ v: 1, type: 'ready', supports })
    await close()
  })

  it('reports its rounds and the player’s activity', async () => {
    const { frame, close, messages } = await openInPage('cherry-row')
    await frame.getByRole('button', { name: 'Spin', exact: true }).click()
    await expect(frame.locator('#announcement')).not.toHaveText('')
    const sent = (await messages()).slice(1)
    const id = expect.stringMatching(/^[\da-f-]{36}$/u)
    expect(sent).toEqual([
      { v: 1, type: 'activity' },
      { v: 1, type: 'round', state: 'settled', id },
    ])
    await close()
  })

  it('reports the deal of a round as its start, and keeps the held cards when the balance is read again', async () => {
    const { page, frame, close, messages } = await openInPage('jacks-plus')
    const button = frame.locator('#play')
    const id = expect.stringMatching(/^[\da-f-]{36}$/u)
    await button.click()
    await expect(button).toHaveText('Draw')
    await expect(frame.locator('body')).toHaveAttribute('data-phase', 'idle')
    expect((await messages()).at(-1)).toEqual({ v: 1, type: 'round', state: 'started', id })
    const card = frame.locator('#cards button').first()
    await card.click()
    await page.route('**/play/state', async (route) => {
      const response = await route.fetch()
      const body: { data: object } = await response.json()
      return route.fulfill({ response, json: { ...body, data: { ...body.data, balance: 12_300 } } })
    })
    await send(page, { v: 1, type: 'refresh' })
    await expect(frame.locator('#balance')).toHaveText('123\u00a0₽')
    await expect(card).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expect(button).toHaveText('Deal')
    expect((await messages()).at(-1)).toEqual({ v: 1, type: 'round', state: 'settled', id })
    await close()
  })

  it('holds after a running round, and goes on', async () => {
    const { page, frame, close, messages } = await openInPage('cherry-row')
    const button = frame.locator('#play')
    let release: () => void = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/play/round', async (route) => {
      await isReleased
      await route.continue()
    })
    await button.click()
    await expect(frame.locator('body')).toHaveAttribute('data-phase', 'busy')
    await send(page, { v: 1, type: 'hold', why: 'tucked' })
    await expect(frame.locator('body')).toHaveAttribute('data-hold', '')
    expect(typesOf(await messages())).not.toContain('held')
    release()
    await expect.poll(async () => typesOf(await messages())).toContain('held')
    expect(typesOf(await messages()).slice(-2)).toEqual(['round', 'held'])
    await expect(button).toHaveText('Paused')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await send(page, { v: 1, type: 'go' })
    await expect(button).toHaveText('Spin')
    await close()
  })

  it('reads the state again, and reports the end of its session', async () => {
    const { page, frame, close, messages } = await openInPage('cherry-row')
    await page.route('**/play/state', async (route) => {
      const response = await route.fetch()
      const body: { data: object } = await response.json()
      return route.fulfill({ response, json: { ...body, data: { ...body.data, balance: 12_300 } } })
    })
    await send(page, { v: 1, type: 'refresh' })
    await expect(frame.locator('#balance')).toHaveText('123 ₽')
    await page.route('**/play/round', (route) => route.fulfill({ status: 401, json: { error: 200, code: 200 } }))
    await frame.locator('#play').click()
    await expect(frame.getByRole('alert')).toHaveText('This game session has ended. Open the game again.')
    expect((await messages()).at(-1)).toEqual({ v: 1, type: 'ended', reason: 'expired' })
    await close()
  })
})
