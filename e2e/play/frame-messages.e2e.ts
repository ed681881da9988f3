import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import type { FrameSettings, PageMessage } from '#contract/play/frame.ts'
import { openDemo, ROUNDS } from '../harness/demo-frame.ts'
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
  it('follows its page through the port, reports its rounds, and holds after a running one', async () => {
    const { page, frame, errors, close, messages } = await openInPage('cherry-row')
    expect((await messages())[0]).toEqual({ v: 1, type: 'ready', supports: ['hold', 'settings', 'bet'] })
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Cherry Row')
    const stake = frame.getByRole('combobox').getByRole('option', { selected: true })
    await expect(stake).toHaveText('2.50 ₽')
    await frame.locator('body').evaluate((body) => body.setAttribute('data-kept', ''))
    await send(page, { v: 1, type: 'settings', ...settings, language: 'ru', bet: 1 })
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Вишнёвый Ряд')
    await expect(stake).toHaveText('10 ₽')

    const button = frame.locator('#play')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(ROUNDS, async (route) => {
      await released
      await route.continue()
    })
    await button.click()
    await expect(frame.locator('body')).toHaveAttribute('data-phase', 'busy')
    await send(page, { v: 1, type: 'hold' })
    await expect(frame.locator('body')).toHaveAttribute('data-hold', '')
    expect(typesOf(await messages())).toEqual(['ready', 'activity', 'round'])
    release()
    await expect.poll(async () => typesOf(await messages())).toEqual(['ready', 'activity', 'round', 'round', 'held'])
    const id = expect.stringMatching(/^[\da-f-]{36}$/u)
    expect((await messages()).slice(2, 4)).toEqual([
      { v: 1, type: 'round', state: 'sent', id },
      { v: 1, type: 'round', state: 'settled', id },
    ])
    await expect(button).toHaveText('Пауза')
    await send(page, { v: 1, type: 'go' })
    await expect(button).toHaveText('Крутить')
    await expect(frame.locator('body')).toHaveAttribute('data-kept', '')
    expect(errors).toEqual([])
    await close()
  })
})
