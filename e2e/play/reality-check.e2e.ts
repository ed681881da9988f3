import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { setRealityCheck } from '#contract/play/session.ts'
import { axeViolations } from '../harness/axe.ts'
import { consoleOf } from '../harness/console.ts'
import { playedBy } from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { expectMode, expectReady } from '../harness/game-visit.ts'
import { expectNoOverflow } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { gameButton } from '../harness/real-game.ts'
import { TEST_NOW } from '../harness/site.ts'

/* The server refuses the next stake when a reality check is due; the page asks, and the game goes on. */

const site = usePublicSite()
const sandbox = consoleOf(site.address)
const EVERY = 15
const check = (page: Page) => page.getByRole('alertdialog')

/** Moves the clock of the server past the next check, and plays: the page may know the new time before the stake is refused. */
async function playIntoCheck(page: Page, count: number): Promise<void> {
  await expectReady(page)
  await site.setClock(new Date(Date.parse(TEST_NOW) + count * (EVERY + 1) * 60_000).toISOString())
  await gameButton(page).press('Enter')
  await expect(check(page)).toBeVisible()
}

/** Plays by key: Chromium sends a click right after a dialog has gone to the page that was there. */
async function play(page: Page): Promise<void> {
  await expectReady(page)
  await expect(gameButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await playedBy(page, () => gameButton(page).press('Enter'))
}

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
    const login = `check-${width}`
    const { token } = await sandbox.signUp({ phone, login, password: 'Kf82-mqt' })
    await sandbox.change(login, { balance: 500 })
    const response = await fetch(`${site.address()}/api${setRealityCheck.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
      body: JSON.stringify({ every: EVERY }),
    })
    expect((await response.json()).error).toBe(0)
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
})
