import { describe, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { answerGame, countFrameLoads, expectMode, expectReady, frameLoads, gameWindow } from '../harness/game-visit.ts'
import { stubStatusPoll } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* What a player sees when a game does not open (`spec §8`), or its frame does not answer. */

const site = usePublicSite()
const { register } = consoleOf(site.address)
const GAME = '/game/cherry-row?mode=demo'
const other = { game: { slug: 'night-tram', name: 'Night Tram' } }

describe('a game that the server rejects', () => {
  it.each([
    ['ru', errorCode.gameNotFound, 'Игра не найдена'],
    ['en', errorCode.gameNotFound, 'Game not found'],
    ['ru', errorCode.noDemo, 'У этой игры нет демо-режима'],
    ['en', errorCode.noDemo, /no demo/iu],
  ] as const)('%s %d leads home with its message', async (language, code, text) => {
    const { page, close } = await site.open({ language, path: '/faq' })
    await answerGame(page, { error: code })
    await page.goto(GAME)
    await expect(page).toHaveURL(`${site.address()}/`)
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(gameWindow(page)).toHaveCount(0)
    await close()
  })

  it.each([
    ['ru', errorCode.unfinishedGame],
    ['en', errorCode.freeSpinsActive],
  ] as const)('%s %d leads to the game that it names', async (language, code) => {
    const { page, close } = await site.open({ language, path: '/faq' })
    let isFirst = true
    await page.route('**/api/v2/games/*?type=*', async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      return route.fulfill({ json: { error: code, args: ['Night Tram'], data: other } })
    })
    await page.goto(GAME)
    await expect(page).toHaveURL(`${site.address()}/game/night-tram`)
    await expectReady(page)
    await page.goBack()
    await expect(page).toHaveURL(`${site.address()}/faq`)
    await close()
  })

  it.each([
    ['ru', 'Все игры'],
    ['en', 'All games'],
  ] as const)('%s 504 leads home with a link to all games', async (language, link) => {
    const { page, close } = await site.open({ language, path: '/faq' })
    await answerGame(page, { error: errorCode.excludedFromWagering })
    await page.goto(GAME)
    await expect(page).toHaveURL(`${site.address()}/`)
    await expect(page.getByRole('link', { name: link, exact: true })).toBeVisible()
    await close()
  })

  it('seats the floating game again, without a load, when 502 leads back to it', async () => {
    const { token } = await register({ phone: '+79995550184', login: 'unfinished', password: 'secret-1' })
    const { page, close } = await site.open({ path: '/game/night-tram', token, before: countFrameLoads })
    await expectReady(page)
    await page.getByRole('button', { name: 'Свернуть игру' }).click()
    await expectMode(page, 'floating')
    await answerGame(page, { error: errorCode.unfinishedGame, args: ['Night Tram'], data: other })
    await page.getByRole('searchbox').fill('Вишнёвый Ряд')
    const tile = page.locator('[data-component="GameTile"]').first()
    await tile.hover()
    await tile.getByRole('link', { name: /^Играть/u }).click()
    await expect(page).toHaveURL(`${site.address()}/game/night-tram`)
    await expectMode(page, 'seated')
    expect(await frameLoads(page)).toBe(1)
    await close()
  })
})

describe('a game without an answer', () => {
  it('keeps its page and opens on retry', async () => {
    const { page, close } = await site.open({ path: '/faq' })
    await stubStatusPoll(page)
    await page.route('**/api/v2/games/*?type=*', (route) => route.abort())
    await page.goto(GAME)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/game/cherry-row')
    await page.unroute('**/api/v2/games/*?type=*')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expectReady(page)
    await close()
  })

  it('is slow after 15 s, and opens by itself when the frame answers later', async () => {
    const { page, context, close } = await site.open({ path: '/faq', driven: true })
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/play/cherry-row?*', async (route) => {
      await answered
      await route.continue()
    })
    await page.goto(GAME, { waitUntil: 'commit' })
    await expect(page.getByText('Игра загружается').first()).toBeVisible()
    await expect(page.locator('iframe')).toBeAttached()
    await context.clock.runFor(15_000)
    await expect(page.getByText('Игра загружается дольше обычного')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Открыть заново' })).toBeVisible()
    answer()
    await expect(page.getByText('Игра загружается дольше обычного')).toBeHidden()
    await expectReady(page)
    await close()
  })

  it('whose session has ended is covered, and plays again in a new launch', async () => {
    const { page, close } = await site.open({ path: GAME })
    await expectReady(page)
    await page.route('**/play/round', (route) => route.fulfill({ status: 401, json: { error: errorCode.notSignedIn } }))
    await page.frameLocator('iframe').locator('#play').click()
    await expect(page.getByText('Сеанс игры истёк')).toBeVisible()
    await page.getByRole('button', { name: 'Играть здесь' }).click()
    await expectReady(page)
    await expect(page.getByText('Сеанс игры истёк')).toBeHidden()
    await close()
  })
})
