import type { Page } from 'playwright'
import { formatRubles, formatSigned } from '#app/lib/text/format.ts'
import type { LanguageName } from '#storybook/modes.ts'
import { playedBy, type PlayedRound } from './demo-frame.ts'
import { expect } from './expect.ts'
import { expectReady } from './game-visit.ts'

/* A game for real money on its page, and the numbers around it. */

/** The document of the running game. */
export const gameFrame = (page: Page) => page.frameLocator('iframe')

/** The main button of the running game. */
export const gameButton = (page: Page) => gameFrame(page).locator('#play')

/** Presses the button of the running game once the server accepts a move, and returns the server's response. */
export async function playInGame(page: Page): Promise<PlayedRound> {
  await expectReady(page)
  return playedBy(page, () => gameButton(page).click())
}

/** Kopecks as the site shows them. */
export const rublesText = (kopecks: number, language: LanguageName = 'ru') => formatRubles(kopecks / 100, language)

/** Waits until the frame shows bonus money in kopecks; without any it shows no line for it. */
export async function expectBonus(page: Page, kopecks: number): Promise<void> {
  await expect(gameFrame(page).locator('#bonus-line')).toBeVisible({ visible: kopecks > 0 })
  await expect(gameFrame(page).locator('#bonus')).toHaveText(rublesText(kopecks))
}

/** Waits until header and frame show a balance in kopecks. */
export async function expectGameBalance(page: Page, kopecks: number, language: LanguageName = 'ru'): Promise<void> {
  await expect(gameFrame(page).locator('#balance')).toHaveText(rublesText(kopecks, language))
  await expect(page.locator('[data-component="AccountBar"]')).toContainText(rublesText(kopecks, language))
}

/** Waits until the bar above a game shows the stakes and wins of the session, in kopecks, and the net result. */
export async function expectSession(
  page: Page,
  { staked, won }: { staked: number; won: number },
  language: LanguageName = 'ru',
): Promise<void> {
  await expect(page.locator('[data-component="SessionBar"] dd')).toHaveText([
    /^\d+:\d\d$/u,
    rublesText(staked, language),
    rublesText(won, language),
    `${won > staked ? '+' : ''}${formatSigned((won - staked) / 100, language)}`,
  ])
}
