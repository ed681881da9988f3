import type { Page, Route } from 'playwright'
import { describe, it } from 'vitest'
import { createDraw } from '#games/numbers.ts'
import { engines } from '#games/registry.ts'
import { axeViolations } from '../harness/axe.ts'
import {
  expectBalance,
  openDemo,
  openFrame,
  playButton,
  playedBy,
  playRound,
  waitUntilReady,
} from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const GAME = 'amber-coast'
const STAKE = 1000
const FULL = 100_000

/** Rounds of the golden seeds: two lines, free spins, free spins that win more, three lines beside free spins. */
const ROUNDS = { lines: 0, freeSpins: 83, moreFreeSpins: 873, both: 192 } as const

/**
 * Answers rounds and the state as the server does for a round of the golden seeds, because free spins are too rare to
 * wait for. Its rules are those of the server.
 */
async function playGoldenRound(page: Page, nonce: number) {
  const actions: unknown[] = []
  let id: string | null = null
  const roundNow = () => {
    const draw = createDraw({ serverSeed: 'server', clientSeed: 'client', nonce })
    const played = engines[GAME].play({ stake: STAKE }, actions, draw)
    if (played === null) throw new Error('The rules reject the golden round.')
    const balance = FULL - STAKE + played.win
    return { ...played, id, nonce, step: actions.length, balance, canRefill: false, waitMs: 1 }
  }
  const fulfil = (route: Route, data: object) => route.fulfill({ json: { error: 0, code: 0, data } })
  await page.route('**/play/round', (route) => {
    ;({ id } = route.request().postDataJSON())
    actions.length = 0
    return fulfil(route, roundNow())
  })
  await page.route('**/play/round/*/act', (route) => {
    actions.push(route.request().postDataJSON().action)
    return fulfil(route, roundNow())
  })
  await page.route('**/play/state', async (route) => {
    const response = await route.fetch()
    const { data }: { data: object } = await response.json()
    const open = id === null || roundNow().isOver ? null : roundNow()
    return fulfil(route, { ...data, open, balance: open?.balance ?? FULL })
  })
}

const status = (page: Page) => page.locator('#status')
const announcement = (page: Page) => page.locator('#announcement')

describe('Amber Coast', () => {
  it('is played by keyboard alone', async () => {
    const { page, errors, close } = await openFrame(site, GAME)
    const keyboard = keyboardOf(page)
    await keyboard.to(playButton(page))
    const { data } = await playedBy(page, () => keyboard.press('Enter'))
    expect(data).toMatchObject({ stake: STAKE })
    await waitUntilReady(page)
    await expect(announcement(page)).not.toHaveText('')
    await expect(page.getByRole('img', { name: /^Барабаны. Верхний ряд: (?:[^,.]+, ){4}/u })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('draws the winning lines and names them', async () => {
    const { page, close } = await openFrame(site, GAME, { reducedMotion: false })
    await playGoldenRound(page, ROUNDS.lines)
    await playRound(page)
    await expect(announcement(page)).toHaveText(
      'Якорь, 4 подряд, линия 3 — 60 ₽; рыба, 4 подряд, линия 17 — 12 ₽: выигрыш 72 ₽, баланс 1 062 ₽',
    )
    await expect(page.getByRole('img', { name: /Нижний ряд: якорь, якорь, янтарь, янтарь, рыба\.$/u })).toBeVisible()
    await expect(page.locator('#badges')).toHaveText('173')
    await expect(page.locator('#lines polyline:not(.under)')).toHaveCount(2)
    await expect(page.locator('.strip svg[data-won]')).toHaveCount(7)
    await waitUntilReady(page)
    await playButton(page).click()
    await expect(page.locator('#lines polyline')).toHaveCount(0)
    await close()
  })

  it('plays free spins one by one, and goes on with them when the game is opened again', async () => {
    const { page, close } = await openFrame(site, GAME)
    await playGoldenRound(page, ROUNDS.freeSpins)
    await playRound(page)
    await expect(announcement(page)).toHaveText('Маяк, 3 на экране — 20 ₽; фриспинов выиграно: 8. Всего 20 ₽')
    await expect(status(page)).toHaveText('Фриспины: 8, выигрыши ×2Всего 20 ₽')
    await expect(playButton(page)).toHaveText('Фриспин 1 из 8')
    // A held key is one spin, although a free spin needs no pause.
    await playButton(page).focus()
    for (const _ of ['press', 'repeat', 'repeat']) {
      await page.keyboard.down('Enter')
      await waitUntilReady(page)
      await expect(status(page)).toHaveText('Фриспин 1 из 8, ×2Всего 28 ₽')
    }
    await page.keyboard.up('Enter')
    for (const number of [2, 3]) {
      await expect(playButton(page)).toHaveText(`Фриспин ${number} из 8`)
      await playRound(page)
    }
    await expect(status(page)).toHaveText('Фриспин 3 из 8, ×2Всего 62 ₽')

    // Another launch differs in the fragment alone, which loads nothing.
    await page.goto('about:blank')
    await page.goto(await openDemo(site, GAME))
    await expect(playButton(page)).toHaveText('Фриспин 4 из 8')
    await expect(status(page)).toHaveText('Фриспин 3 из 8, ×2Всего 62 ₽')
    await expect(announcement(page)).toHaveText('Фриспин 3 из 8. Галька, 3 подряд, линии 6, 18 — 12 ₽. Всего 62 ₽')
    await expect(page.getByRole('radio', { name: '5 ₽', exact: true })).toBeDisabled()
    await expectBalance(page, FULL - STAKE)
    for (const _ of [4, 5, 6, 7, 8]) await playRound(page)
    await expect(announcement(page)).toHaveText(
      'Фриспин 8 из 8. Линии не совпали. Весь раунд: выигрыш 192 ₽, баланс 1 182 ₽',
    )
    await expect(page.locator('#win-caption')).toHaveText('вместе с фриспинами (8)')
    await expect(playButton(page)).toHaveText('Крутить')
    await expect(page.getByRole('radio', { name: '5 ₽', exact: true })).toBeEnabled()
    await close()
  })

  it('counts the free spins that a free spin wins', async () => {
    const { page, close } = await openFrame(site, GAME)
    await playGoldenRound(page, ROUNDS.moreFreeSpins)
    for (const _ of [0, 1, 2, 3, 4, 5]) await playRound(page)
    await expect(playButton(page)).toHaveText('Фриспин 6 из 16')
    await close()
  })

  it('shows what symbols pay for the chosen bet', async () => {
    const { page, close } = await openFrame(site, GAME)
    const anchor = page.getByRole('row', { name: /^якорь/u })
    await expect(anchor).toHaveText('якорь1560300')
    await page.getByRole('radio', { name: '2,50 ₽', exact: true }).check()
    await expect(anchor).toHaveText('якорь3,751575')
    await close()
  })

  it('has rules that fit a phone', async () => {
    const { page, close } = await openFrame(site, GAME, { width: 320, height: 560 })
    await page.getByRole('button', { name: 'Проверить раунд' }).click()
    await expect(page.getByRole('heading', { name: 'Барабаны' })).toBeAttached()
    const widths = await page.locator('.rules-body').evaluate((body) => [body.scrollWidth, body.clientWidth])
    expect(widths[0]).toBe(widths[1])
    expect(await axeViolations(page)).toEqual([])
    await close()
  })

  it.each([
    ['wide', 1012, 568],
    ['tablet', 800, 450],
    ['tall', 390, 560],
    ['narrow', 320, 460],
    ['small', 420, 236],
    ['smallest', 320, 180],
  ])('has no axe violations and fits its frame: %s', async (_, width, height) => {
    const { page, close } = await openFrame(site, GAME, { width, height })
    expect(await axeViolations(page)).toEqual([])
    await playGoldenRound(page, ROUNDS.both)
    await playRound(page)
    await waitUntilReady(page)
    const size = () => page.evaluate(() => [document.body.scrollWidth, document.documentElement.scrollHeight])
    expect(await size()).toEqual([width, height])
    expect(await axeViolations(page)).toEqual([])
    const button = await playButton(page).boundingBox()
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await close()
  })
})
