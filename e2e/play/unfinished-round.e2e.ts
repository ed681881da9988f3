import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { consoleOf } from '../harness/console.ts'
import { isRoundRequest } from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { expectReady, gameWindow } from '../harness/game-visit.ts'
import { dropResponses, type Visit } from '../harness/journey.ts'
import { rows, usePublicSite } from '../harness/public-site.ts'
import {
  expectGameBalance,
  expectSession,
  gameButton,
  gameFrame,
  playInGame,
  rublesText,
} from '../harness/real-game.ts'

/* A real round whose end comes on another device, in another tab, or after a lost response. */

const site = usePublicSite()
const sandbox = consoleOf(site.address)
const CHERRY_ROW = '/game/cherry-row'

let playerCount = 0
/** Signs up a player with 100 ₽. */
async function registerPlayer(): Promise<{ token: string }> {
  playerCount += 1
  const login = `unfinished-${playerCount}`
  const { token } = await sandbox.signUp({ phone: `+7999555030${playerCount}`, login, password: 'Kf82-mqt' })
  await sandbox.change(login, { balance: 100 })
  return { token }
}

const cardNames = (page: Page) =>
  gameFrame(page)
    .locator('#cards button')
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))

describe('a real round', () => {
  it('goes on with the same cards on a second device, and again on the first (502)', async () => {
    const { token } = await registerPlayer()
    const phone: Visit = { language: 'en', width: 390, height: 844, touch: true, reducedMotion: true, token }
    const first = await site.open({ ...phone, path: '/game/jacks-plus' })
    const { data: dealt } = await playInGame(first.page)
    expect(dealt).toMatchObject({ isOver: false, stake: 1000, balance: 9000 })
    await expectReady(first.page)
    await expectGameBalance(first.page, 9000, 'en')
    await expectSession(first.page, { staked: 1000, won: 0 }, 'en')
    const cards = await cardNames(first.page)

    const second = await site.open({ ...phone, path: '/faq' })
    await second.page.goto(CHERRY_ROW)
    await expect(second.page).toHaveURL(`${site.address()}/game/jacks-plus`)
    const toast = second.page.locator('[data-component="Toast"]')
    await expect(toast).toContainText('Finish Jacks Plus first')
    await expectReady(second.page)
    // The message must not cover the button of the game.
    const [toastBox, buttonBox] = await Promise.all([toast.boundingBox(), gameButton(second.page).boundingBox()])
    expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThan(buttonBox?.y ?? 0)
    await expect(gameButton(second.page)).toHaveText('Draw')
    expect(await cardNames(second.page)).toEqual(cards)
    await expectGameBalance(second.page, 9000, 'en')

    await gameButton(first.page).tap()
    await expect(gameWindow(first.page)).toContainText('The game is open somewhere else')
    await first.page.getByRole('button', { name: 'Play here' }).tap()
    await expectReady(first.page)
    expect(await cardNames(first.page)).toEqual(cards)
    const { data: drawn } = await playInGame(first.page)
    expect(drawn).toMatchObject({ id: dealt.id, isOver: true, balance: 9000 + drawn.win })
    await expectGameBalance(first.page, drawn.balance, 'en')
    await expectSession(first.page, { staked: 1000, won: drawn.win }, 'en')
    expect([...first.errors, ...second.errors]).toEqual([])
    await first.close()
    await second.close()
  })

  it('whose response is lost is settled once after the connection is back', async () => {
    const { token } = await registerPlayer()
    const { page, context, errors, close } = await site.open({
      path: CHERRY_ROW,
      token,
      reducedMotion: true,
      fresh: true,
    })
    const ids: unknown[] = []
    page.on('request', (request) => isRoundRequest(request) && ids.push(request.postDataJSON().id))
    const restoreResponses = await dropResponses(page, /\/play\/round$/u)
    await expectReady(page)
    await gameButton(page).click()
    const problem = gameFrame(page).getByRole('alert')
    await expect(problem).toContainText('результат раунда неизвестен')
    await restoreResponses()
    await context.setOffline(true)
    await gameButton(page).click()
    await expect.poll(() => ids.length).toBe(2)
    await expect(gameButton(page)).toHaveText('Повторить')
    // It retries by itself.
    const [response] = await Promise.all([
      page.waitForResponse((one) => isRoundRequest(one.request())),
      context.setOffline(false),
    ])
    const { data }: { data: { id: string; stake: number; win: number; balance: number } } = await response.json()
    expect(ids).toEqual([data.id, data.id, data.id])
    expect(data).toMatchObject({ stake: 1000, balance: 10_000 - 1000 + data.win })
    await expect(problem).toBeHidden()
    await expectGameBalance(page, data.balance)
    await page.getByRole('link', { name: 'История раундов' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).getByRole('cell')).toHaveText([
      '№\u00a01',
      rublesText(data.stake),
      rublesText(data.win),
      /^был .+, стал .+$/u,
      '',
    ])
    expect(errors).toEqual([])
    await close()
  })
})
