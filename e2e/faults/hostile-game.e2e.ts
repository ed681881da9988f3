import fastify, { type FastifyInstance } from 'fastify'
import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { useOperatorSite } from '../harness/hostile-site.ts'

/* A game that an operator serves below `/play`, so on the site's own origin, attacks the player's session. */

const TOKEN = 'a-token-of-the-player'

/** Runs in the game: lists what it could read or change, then shows it. */
async function attack(): Promise<void> {
  const loot: string[] = []
  const attempts: [string, () => unknown][] = [
    ['cookie', () => document.cookie],
    ['new cookie', () => (document.cookie = 'planted=1; Path=/')],
    ['storage', () => localStorage.length],
    ['parent cookie', () => parent.document.cookie],
    ['parent storage', () => parent.localStorage.length],
    ['parent title', () => (parent.document.title = 'OWNED')],
    ['parent address', () => parent.location.replace('/login-again')],
    ['page address', () => top?.location.replace('/login-again')],
    ['own sandbox', () => frameElement?.removeAttribute('sandbox')],
    ['new window', () => window.open('/profile')],
    ['new window of a link', () => clickNew('a', { href: '/profile', target: '_blank' })],
    ['page by a link', () => clickNew('a', { href: '/login-again', target: '_top' })],
    ['form', () => clickNew('form', { action: '/login-again', target: '_top' })],
    ['download', () => clickNew('a', { href: 'data:text/plain,x', download: 'x.txt' })],
    ['dialog', () => window.confirm('x')],
    ['worker', () => navigator.serviceWorker.register('/play/evil.js')],
    ['session', async () => (await fetch('/api/v2/status/', { credentials: 'include' })).text()],
  ]
  function clickNew(tag: 'a' | 'form', attributes: Record<string, string>): void {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.body.append(element)
    if (element instanceof HTMLFormElement) element.submit()
    else element.click()
  }
  /** 10,000 messages, most of them near the right ones, to the page and through the port that it gives. */
  function postMessages(): void {
    const types = ['hello', 'round', 'wants', 'activity', 'held', 'navigate', 'balance', 'ended ', 'Ready', '__proto__']
    const message = (index: number) => ({
      v: index % 3 === 0 ? 1 : index,
      type: types[index % types.length],
      what: 'https://evil.example',
      url: '/login-again',
      balance: 1e9,
      id: 'x'.repeat(index % 500),
      html: '<img src=x onerror=alert(1)>',
    })
    addEventListener('message', ({ ports: [port] }) => {
      for (let index = 0; index < 5000; index += 1) port?.postMessage(message(index))
    })
    parent.postMessage({ v: 1, type: 'ready', supports: [] }, '*')
    for (let index = 0; index < 5000; index += 1) parent.postMessage(message(index), '*')
  }
  // In a tab of its own the page is its own parent.
  const isFramed = parent !== self
  for (const [name, attempt] of attempts) {
    if (!isFramed && name.startsWith('p')) continue
    try {
      const value: unknown = await attempt()
      if (typeof value === 'string' ? value !== '' : value)
        loot.push(`${name}: ${typeof value === 'string' ? value : typeof value}`)
    } catch {
      // What the browser forbids is no loot.
    }
  }
  document.body.addEventListener('click', postMessages)
  document.body.textContent = `Loot: ${JSON.stringify(loot)}`
}

const evilPage = `<!doctype html><html><head><title>Evil</title></head><body>
<script>(${attack.toString()})()</script></body></html>`

/** Answers like a back end whose policy would allow its games everything. */
function createBackend(): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  app.get('/api/v2/status/', () => ({ error: 0, code: 0, data: { id: 5, login: 'victim', balance: 10 } }))
  app.get('/api/v2/games/:game', () => ({
    error: 0,
    code: 0,
    data: { id: 1, slug: 'evil', name: 'Evil', url: '/play/evil', renderer: 'html5' },
  }))
  app.get('/play/evil.js', (_, reply) => reply.type('text/javascript').send(''))
  app.get('/play/evil', (_, reply) =>
    reply
      .headers({
        'content-security-policy':
          "default-src * 'unsafe-inline'; sandbox allow-scripts allow-same-origin allow-popups",
        'cross-origin-opener-policy': 'same-origin',
      })
      .type('text/html')
      .send(evilPage),
  )
  return app
}

describe('game of an operator below /play', () => {
  const open = useOperatorSite(createBackend())
  const cookieOf = (page: Page) => page.evaluate(() => document.cookie)

  it('reads neither the cookie nor the page when the app opens it', async () => {
    const { page, close } = await open({ path: '/game/evil', token: TOKEN, fresh: true })
    const downloads: unknown[] = []
    page.on('download', (download) => downloads.push(download))
    await expect(page.frameLocator('iframe').locator('body')).toHaveText('Loot: []')
    expect(new URL(page.url()).pathname).toBe('/game/evil')
    expect(await page.title()).not.toContain('OWNED')
    await page.frameLocator('iframe').locator('body').dispatchEvent('click')
    await expect(page.getByText('Игра остановлена')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(page.context().pages()).toHaveLength(1)
    expect(downloads).toEqual([])
    await expect(page.getByText(/1.?000.?000.?000/u)).toHaveCount(0)
    // The page still works.
    await page.getByRole('link', { name: 'Кассиопея' }).first().click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    expect(await cookieOf(page)).toBe(`token=${TOKEN}`)
    await close()
  })

  it('does not get what the player types, and ends when it goes on taking the focus', async () => {
    const { page, close } = await open({ path: '/game/evil' })
    const body = page.frameLocator('iframe').locator('body')
    await expect(body).toHaveText('Loot: []')
    await body.evaluate((element) => element.append(document.createElement('input')))
    const password = page.getByLabel('Пароль', { exact: true })
    await password.click()
    await page.keyboard.type('a')
    await body.evaluate((element) => element.querySelector('input')?.focus())
    await expect.poll(() => body.evaluate(() => document.hasFocus())).toBe(false)
    await page.keyboard.type('b')
    await expect(password).toHaveValue('ab')
    await body.evaluate((element) => {
      const steal = () => {
        element.querySelector('input')?.focus()
        requestAnimationFrame(steal)
      }
      steal()
    })
    await expect(page.getByText('Игра остановлена')).toBeVisible()
    await page.keyboard.type('c')
    await expect(password).toHaveValue('abc')
    await close()
  })

  it('reads nothing when it is opened in a tab', async () => {
    const { page, context, close } = await open({ path: '/icon.svg', token: TOKEN })
    const { origin } = new URL(page.url())
    for (const path of ['/play/evil', '//play/evil', '/%70lay/evil']) {
      await page.goto(origin + path)
      await expect(page.locator('body')).toHaveText('Loot: []')
    }
    expect(await context.cookies()).toMatchObject([{ name: 'token', value: TOKEN }])
    await close()
  })
})
