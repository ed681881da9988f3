import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { setRealityCheck } from '#contract/play/session.ts'
import { axeViolations } from '../harness/axe.ts'
import { consoleOf } from '../harness/console.ts'
import { playedBy, type PlayedRound } from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { expectMode, expectReady } from '../harness/game-visit.ts'
import { expectNoOverflow } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { gameButton, gameFrame } from '../harness/real-game.ts'
import { TEST_NOW } from '../harness/site.ts'

/* The server refuses the next stake when a reality check is due; the page asks, and the game goes on. */

const site = usePublicSite()
const sandbox = consoleOf(site.address)
const EVERY = 15
const check = (page: Page) => page.getByRole('alertdialog')

const minutesOn = (minutes: number) => site.setClock(new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString())

/** Signs a player up who has money and the shortest interval. */
async function signUp(login: string, phone: string): Promise<string> {
  const { token } = await sandbox.signUp({ phone, login, password: 'Kf82-mqt' })
  await sandbox.change(login, { balance: 500 })
  const response = await fetch(`${site.address()}/api${setRealityCheck.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
    body: JSON.stringify({ every: EVERY }),
  })
  expect((await response.json()).error).toBe(0)
  return token
}

/** Moves the clock of the server past the next check, and plays: the page may know the new time before the stake is refused. */
async function playIntoCheck(page: Page, count: number): Promise<void> {
  await expectReady(page)
  await minutesOn(count * (EVERY + 1))
  await gameButton(page).press('Enter')
  await expect(check(page)).toBeVisible()
}

/** Plays by key: Chromium sends a click right after a dialog has gone to the page that was there. */
async function play(page: Page): Promise<void> {
  await expectReady(page)
  await expect(gameButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await playedBy(page, () => gameButton(page).press('Enter'))
}

interface GameKind {
  slug: string
  mode: 'filled' | 'floating'
  width: number
  /** Plays, by key. A round that a press does not end is open then. */
  begin: (page: Page) => Promise<PlayedRound>
  /** Ends the open round. Without it a press is a whole round, and the next one runs into the check. */
  end?: (page: Page) => Promise<void>
}

const press = async (page: Page): Promise<PlayedRound> => {
  await expectReady(page)
  return playedBy(page, () => gameButton(page).press('Enter'))
}
/** Deals until the first two cards do not end the round. */
const deal = async (page: Page): Promise<PlayedRound> => {
  const round = await press(page)
  return round.data.isOver ? deal(page) : round
}
const spinWheel = async (page: Page): Promise<PlayedRound> => {
  await expect(gameFrame(page).locator('#announcement')).toHaveText(/₽/u, { timeout: TIMEOUT.ruffle })
  await gameFrame(page).locator('ruffle-player').focus()
  return playedBy(page, () => page.keyboard.press(' '))
}

/** Every engine but that of Cherry Row, filled or floating, on a phone or on a desktop. */
const KINDS: readonly GameKind[] = [
  { slug: 'amber-coast', mode: 'floating', width: 390, begin: press },
  {
    slug: 'neva-roulette',
    mode: 'filled',
    width: 1440,
    async begin(page) {
      await expectReady(page)
      await gameFrame(page).locator('[data-bet="red"]').press('Enter')
      return press(page)
    },
  },
  {
    slug: 'classic-twenty-one',
    mode: 'floating',
    width: 1440,
    begin: deal,
    async end(page) {
      await playedBy(page, () => gameFrame(page).getByRole('button', { name: 'Хватит' }).press('Enter'))
    },
  },
  { slug: 'jacks-plus', mode: 'filled', width: 390, begin: press, end: async (page) => void (await press(page)) },
  {
    slug: 'minefield-25',
    mode: 'floating',
    width: 1440,
    begin: press,
    async end(page) {
      const { data } = await playedBy(page, () => gameFrame(page).locator('#cells button').first().press('Enter'))
      if (!data.isOver) await press(page)
    },
  },
  { slug: 'wheel-of-seasons', mode: 'filled', width: 1440, begin: spinWheel },
]

describe('reality check', () => {
  it.each([
    { language: 'ru', width: 390, goOn: 'Играть дальше', phone: '+79995550301' },
    {
      language: 'en',
      width: 1440,
      goOn: 'Go on playing',
      refusal: /Time to look at your time/u,
      phone: '+79995550302',
    },
  ] as const)('in $language at $width px holds the game, seated, filled and floating', async (visit) => {
    const { language, width, goOn, phone } = visit
    const token = await signUp(`check-${width}`, phone)
    const { page, errors, close } = await site.open({
      path: '/game/cherry-row',
      width,
      language,
      token,
      reducedMotion: true,
    })
    await play(page)

    await playIntoCheck(page, 1)
    expect(await axeViolations(page)).toEqual([])
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(check(page).getByRole('button', { name: goOn })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(check(page)).toHaveCount(0)
    await play(page)

    await page.getByRole('button', { name: /^(?:Во весь экран|Full screen)$/u }).click()
    await playIntoCheck(page, 2)
    await check(page).getByRole('button', { name: goOn }).click()
    await expect(check(page)).toHaveCount(0)
    await play(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /^(?:Свернуть игру|Minimi[sz]e)/u }).click()
    await expectMode(page, 'floating')
    await playIntoCheck(page, 3)
    await check(page).getByRole('button', { name: goOn }).click()
    await expect(check(page)).toHaveCount(0)
    await play(page)
    expect(errors).toEqual([])
    await close()
  })

  it.each(KINDS)('holds $slug, $mode, after its round', { timeout: TIMEOUT.longJourney }, async (kind) => {
    const { slug, mode, width, begin, end } = kind
    const index = KINDS.indexOf(kind)
    const token = await signUp(`kind-${index}`, `+7999555031${index}`)
    const { page, errors, close } = await site.open({ path: `/game/${slug}`, width, token, reducedMotion: true })
    expect((await begin(page)).error).toBe(0)
    await page.getByRole('button', { name: mode === 'filled' ? 'Во весь экран' : 'Свернуть игру' }).click()
    if (mode === 'floating') await expectMode(page, 'floating')
    await minutesOn(EVERY + 1)
    if (end === undefined)
      // The page may know the new time before the press.
      await expect(async () => {
        await page.keyboard.press('Space')
        await expect(check(page)).toBeVisible({ timeout: TIMEOUT.response })
      }).toPass()
    else {
      await expect(check(page)).toHaveCount(0)
      await end(page)
      await expect(check(page)).toBeVisible()
    }
    await check(page).getByRole('button', { name: 'Играть дальше' }).click()
    await expect(check(page)).toHaveCount(0)
    await expect(gameFrame(page).locator(':is(body[data-hold], #stage[inert])')).toHaveCount(0)
    expect(errors).toEqual([])
    await close()
  })
})
