import type { Page } from 'playwright'
import { expect } from './expect.ts'

/** Runs in the page before its own scripts: counts how often an iframe has loaded. */
export function countFrameLoads(): void {
  let loads = 0
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement) loads += 1
    },
    { capture: true },
  )
  Object.defineProperty(window, 'frameLoads', { get: () => loads })
}

/** How often an iframe has loaded in a page that runs `countFrameLoads`. */
export const frameLoads = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'frameLoads'))

/** The window of the game, in any mode. */
export const gameWindow = (page: Page) => page.locator('[data-component="GameWindow"]')

/** Waits for the mode of the only game window. */
export async function expectMode(page: Page, mode: 'seated' | 'floating' | 'tucked'): Promise<void> {
  // While one game makes room for another there are two.
  await expect(gameWindow(page)).toHaveCount(1)
  await expect(gameWindow(page)).toHaveAttribute('data-mode', mode)
}

/** Waits until the game can be played. */
export const expectReady = (page: Page) =>
  expect(page.frameLocator('iframe').locator('body')).toHaveAttribute('data-phase', 'idle')
