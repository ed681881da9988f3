import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import {
  expectFits,
  forEachSize,
  isRoundRequest,
  openFrame,
  playButton,
  ROUNDS,
  waitUntilReady,
} from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { expectMode, expectReady } from '../harness/game-visit.ts'
import { navigateInside } from '../harness/navigate-inside.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { gameButton, gameFrame, playInGame } from '../harness/real-game.ts'

/* Sound and large wins in the browser; all else of them is shown without one: `games/kit/*.dom.test.ts`. */

const site = usePublicSite()
const GAME = '/game/cherry-row?mode=demo'
const SIZES = [
  ['wide', 1012, 568],
  ['tablet', 800, 450],
  ['tall', 390, 560],
  ['narrow', 320, 460],
  ['low landscape', 810, 221],
  ['small', 420, 236],
] as const
const GAMES = ['cherry-row', 'amber-coast', 'night-roulette', 'jacks-plus', 'minefield-25']

/** Runs in each document before its own scripts: counts the audio contexts. */
function countAudioContexts(): void {
  const contexts: AudioContext[] = []
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      contexts.push(this)
    }
  }
  Object.defineProperty(window, 'audioContexts', { get: () => contexts.filter(({ state }) => state !== 'closed') })
}

/** How many audio contexts the frame of the game has, without closed ones. */
function contextCount(page: Page): Promise<number> {
  const frame = page.frames().find((one) => one.url().includes('/play/'))
  if (frame === undefined) throw new Error('The page has no game.')
  return frame.evaluate(() => Reflect.get(window, 'audioContexts').length)
}

/** Runs in the frame before its own scripts: a scene stays until it is ended. */
function keepScenes(): void {
  const SCENE_MS = 2000
  const setTimer = window.setTimeout
  Object.defineProperty(window, 'setTimeout', {
    value: (handler: () => void, ms = 0) => (ms === SCENE_MS ? 0 : setTimer(handler, ms)),
  })
}

const soundButton = (page: Page) => gameFrame(page).getByRole('button', { name: 'Звук', exact: true })
const expectSound = (page: Page, isOn: boolean) =>
  expect(soundButton(page)).toHaveAttribute('aria-pressed', String(isOn))
const storedSound = (page: Page) => page.evaluate(() => localStorage.getItem('game-sound'))

/** Answers the next round with a win of 21 stakes. */
async function winNextRound(page: Page): Promise<void> {
  await page.route(
    ROUNDS,
    async (route) => {
      const response = await route.fetch()
      const body: { data: object } = await response.json()
      await route.fulfill({ json: { ...body, data: { ...body.data, win: 21_000, stake: 1000, jackpot: 0 } } })
    },
    { times: 1 },
  )
}

describe('sound of the games', () => {
  it('is off at first, and remembered after a reload and in another game once the player switches it on', async () => {
    const { page, errors, close } = await site.open({ path: GAME, before: countAudioContexts })
    await expectReady(page)
    await expectSound(page, false)
    await playInGame(page)
    expect([await contextCount(page), await storedSound(page)]).toEqual([0, null])
    await soundButton(page).click()
    await expectSound(page, true)
    expect(await contextCount(page)).toBe(1)
    await expect.poll(() => storedSound(page)).toBe('1')

    await page.reload()
    await expectReady(page)
    await expectSound(page, true)
    expect(await contextCount(page)).toBe(0)
    await gameButton(page).click()
    expect(await contextCount(page)).toBe(1)

    await page.goto('/game/amber-coast?mode=demo')
    await expectReady(page)
    await expectSound(page, true)
    await soundButton(page).click()
    await expect.poll(() => storedSound(page)).toBe('0')
    expect(errors).toEqual([])
    await close()
  })

  it('ends while the game is tucked, and in calm mode', async () => {
    const { page, errors, close } = await site.open({ path: GAME, before: countAudioContexts })
    await expectReady(page)
    await soundButton(page).click()
    expect(await contextCount(page)).toBe(1)
    await navigateInside(page, '/responsible-gaming')
    await expectMode(page, 'tucked')
    await expect.poll(() => contextCount(page)).toBe(0)
    await page.goBack()
    await expectMode(page, 'seated')
    await expectSound(page, true)
    await playInGame(page)
    expect(await contextCount(page)).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => contextCount(page)).toBe(0)
    const button = gameFrame(page).getByRole('button', { name: 'Звук недоступен в спокойном режиме' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await playInGame(page)
    expect(await contextCount(page)).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  it.each(GAMES)('has a button of 44 px in every layout of %s, which fits', async (game) => {
    const { page, close } = await openFrame(site, game)
    await forEachSize(page, SIZES, async (name) => {
      const box = await page.locator('#sound').boundingBox()
      expect([name, Math.min(box?.width ?? 0, box?.height ?? 0) >= 44]).toEqual([name, true])
      await expectFits(page, { scrollsDown: name === 'narrow' || game === 'night-roulette' || game === 'jacks-plus' })
    })
    await close()
  })
})

describe('the scene of a large win', () => {
  it('covers the game in every layout without violations, and ends by a key that plays nothing', async () => {
    const { page, errors, close } = await openFrame(site, 'cherry-row', { before: keepScenes })
    const rounds: string[] = []
    page.on('request', (request) => isRoundRequest(request) && rounds.push(request.url()))
    await winNextRound(page)
    await playButton(page).focus()
    await page.keyboard.press('Enter')
    const scene = page.locator('.win-scene')
    await expect(scene).toContainText('Крупный выигрыш210\u00A0₽×21')
    // The styles of axe are not allowed in a frame.
    expect(errors).toEqual([])
    await forEachSize(page, SIZES, async (name) => {
      const [body, frame] = [await page.locator('.win-body').boundingBox(), page.viewportSize()]
      expect([name, (body?.height ?? 0) <= (frame?.height ?? 0), (body?.width ?? 0) <= (frame?.width ?? 0)]).toEqual([
        name,
        true,
        true,
      ])
      expect([name, await axeViolations(page)]).toEqual([name, []])
    })
    await page.keyboard.press('Space')
    await expect(scene).toHaveCount(0)
    await waitUntilReady(page)
    expect(rounds).toHaveLength(1)
    // The sum that it leaves beside the button has its room.
    await forEachSize(page, SIZES, (name) => expectFits(page, { scrollsDown: name === 'narrow' }))
    await close()
  })
})
