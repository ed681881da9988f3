import type { Browser, BrowserContext } from 'playwright'
import { TIMEOUT } from '#ci/timeouts.ts'
import { heightOf, type Mode } from '#storybook/modes.ts'
import type { Toolbar } from '#storybook/toolbar.ts'

/** Browser flags that affect pixels: without them, text and scrollbars depend on the machine. */
export const PICTURE_FLAGS = [
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  // Partial repaints have slightly different edges than a full repaint.
  '--disable-partial-raster',
  '--disable-gpu',
]

/** The fixed time of all pictures. */
export const PICTURE_TIME = '2026-01-10T12:00:00.000Z'

/** Opens a context for one width, in which a page looks the same on every machine and at any time. A phone has touch. */
export async function openPictureContext(browser: Browser, width: Mode['width']): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    deviceScaleFactor: 1,
    // Overlay scrollbars, no hover.
    isMobile: width === 390,
    hasTouch: width === 390,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(TIMEOUT.command)
  await context.clock.setFixedTime(PICTURE_TIME)
  await context.addInitScript((ms) => {
    Reflect.set(globalThis, 'stateTimeout', ms)
    // The same random numbers for each picture; `resetPage` starts them again.
    const random = Object.assign(
      () => {
        random.seed = (random.seed * 16_807) % 2_147_483_647
        return random.seed / 2_147_483_647
      },
      { seed: 7 },
    )
    Math.random = random
  }, TIMEOUT.state)
  return context
}

/** What a page finds when it starts: storage with only its language and theme, the brand, and the first random number. */
export const startState = ({ language, theme }: Mode, brand: Toolbar['brand'] = 'cassiopeia') => ({
  language,
  theme,
  brand,
})

/** Runs in the page: removes what the picture before has left. The story that Storybook renders next is in the mode. */
export function resetPage({ language, theme, brand }: ReturnType<typeof startState>): void {
  // A sandboxed iframe has no storage.
  if (window.origin === 'null') return
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('language', language)
  localStorage.setItem('theme', theme)
  Object.assign(Math.random, { seed: 7 })
  window.operatorSettings = { onlineBump: false }
  window.scrollTo(0, 0)
  Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue.userGlobals.update({ language, theme, brand })
}
