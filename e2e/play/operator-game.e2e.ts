import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import { followFooterLink } from '../harness/journey.ts'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { expectMode } from '../harness/game-visit.ts'
import { useOperatorSite } from '../harness/hostile-site.ts'

/* A game of an operator, on a host of its own and below `/play`, with the frame of `docs/howto/plug-in-a-game.md`. */

const GUIDE = new URL('../../docs/howto/plug-in-a-game.md', import.meta.url)
const readSample = async () => /```html\n(?<html>.*?)```/su.exec(await readFile(GUIDE, 'utf8'))?.groups?.['html'] ?? ''

const URLS = { remote: 'https://games.example/coin?session=1', local: '/play/coin#session=1' } as const

const backend = fastify({ forceCloseConnections: true })
const isSlug = (slug: unknown): slug is keyof typeof URLS => slug === 'remote' || slug === 'local'
const openedModes: unknown[] = []
backend.get<{ Params: { game: string }; Querystring: { type: string } }>('/api/v2/games/:game', ({ params, query }) => {
  const slug = params.game
  if (!isSlug(slug)) return { error: 18, code: 18, data: null }
  openedModes.push(query.type)
  return { error: 0, code: 0, data: { id: 1, slug, name: 'Coin', url: URLS[slug], renderer: 'html5' } }
})
backend.get('/api/v2/status/', ({ headers }) => ({
  error: 0,
  code: 0,
  data: headers.authorization === undefined ? { id: 0, balance: 0 } : { id: 5, login: 'fox', balance: 100 },
}))
backend.get('/play/coin', async (_, reply) => reply.type('text/html').send(await readSample()))

describe('game of an operator', () => {
  const open = useOperatorSite(backend)

  it.each([
    ['on another host, for fun', 'remote', 'demo'],
    ['on another host, for money', 'remote', 'real'],
    ['below /play, for fun', 'local', 'demo'],
    ['below /play, for money', 'local', 'real'],
  ] as const)('%s, follows the language and the hold of the page', async (_, slug, mode) => {
    const html = await readSample()
    openedModes.length = 0
    const { page, errors, close } = await open({ path: '/faq', ...(mode === 'real' ? { token: 'token' } : {}) })
    await page.route('https://games.example/**', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.goto(`/game/${slug}${mode === 'demo' ? '?mode=demo' : ''}`)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Бросить' }).click()
    expect(openedModes).toEqual([mode])
    await expect(frame.getByText('●')).toBeVisible()
    await page.getByRole('button', { name: /^Язык/u }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(frame.getByRole('button', { name: 'Toss' })).toBeVisible()
    await page.getByRole('button', { name: 'Minimise the game' }).click()
    await expectMode(page, 'floating')
    await followFooterLink(page, 'Responsible gaming')
    await expectMode(page, 'tucked')
    await expect(frame.locator('button')).toHaveText('Paused')
    await page.getByRole('link', { name: 'Back to the game' }).click()
    await expect(frame.getByRole('button', { name: 'Toss' })).toBeEnabled()
    await expect(frame.getByText('●')).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })
})
