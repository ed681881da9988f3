import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { expectMode } from '../harness/game-visit.ts'
import { useOperatorSite } from '../harness/hostile-site.ts'

/* A game on an operator's own host, with the frame of `docs/howto/plug-in-a-game.md`. */

const GAME_URL = 'https://games.example/coin?session=1'
const GUIDE = new URL('../../docs/howto/plug-in-a-game.md', import.meta.url)

const backend = fastify({ forceCloseConnections: true })
backend.get('/api/v2/games/:game', () => ({
  error: 0,
  code: 0,
  data: { id: 1, slug: 'coin', name: 'Coin', url: GAME_URL, renderer: 'html5' },
}))

describe('game of an operator on another host', () => {
  const open = useOperatorSite(backend)

  it('follows the language and the hold of the page', async () => {
    const html = /```html\n(?<html>.*?)```/su.exec(await readFile(GUIDE, 'utf8'))?.groups?.['html'] ?? ''
    const { page, errors, close } = await open({ path: '/faq' })
    await page.route('https://games.example/**', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.goto('/game/coin')
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Бросить' }).click()
    await expect(frame.getByText('●')).toBeVisible()
    await page.getByRole('button', { name: /^Язык/u }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(frame.getByRole('button', { name: 'Toss' })).toBeVisible()
    await page.getByRole('button', { name: 'Minimise the game' }).click()
    await expectMode(page, 'floating')
    // By keyboard: the page that has just opened still moves its footer, and a click may miss.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Responsible gaming' }).press('Enter')
    await expectMode(page, 'tucked')
    await expect(frame.locator('button')).toHaveText('Paused')
    await page.getByRole('link', { name: 'Back to the game' }).click()
    await expect(frame.getByRole('button', { name: 'Toss' })).toBeEnabled()
    await expect(frame.getByText('●')).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })
})
