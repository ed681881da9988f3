import { chromium, type Browser, type Page } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { startSite } from '../e2e/harness/site.ts'

/*
 * `npm run bench:lobby`: the home page with 10,000 games. Measures the time from the game list response to 15 rendered
 * tiles, and from a key press in the search to the updated list. The response is delayed until the rest of the page has
 * loaded; the undelayed time is printed beside it.
 */
/** Some games are for phones only, so the desktop list has slightly more than 10,000. */
const GAMES = 10_200
const RUNS = 7
const KEYS = 'лиса'
const LIMITS_MS = { 'game list response to 15 tiles': 100, 'key press to updated list': 50 } as const

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Runs before the page's script. Records when the list was parsed, and when 15 tiles were painted, by the Element
 * Timing API: a callback after the frame would queue behind the image loads.
 */
function watchTiles(): void {
  const read = Reflect.get(Response.prototype, 'json')
  Response.prototype.json = async function json(): Promise<unknown> {
    const body: unknown = await Reflect.apply(read, this, [])
    if (/\/v2\/games\/(?:\?|$)/u.test(this.url)) Reflect.set(window, 'listArrivedAt', performance.now())
    return body
  }
  // The first task after style, layout and paint. A message or a timer would queue behind the image load events.
  const afterFrame = (work: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(work, { priority: 'user-blocking' }))
  Reflect.set(window, 'afterFrame', afterFrame)
  // A promise, because polling with requestAnimationFrame would add frames to the measured time.
  const rendered = Promise.withResolvers<number>()
  Reflect.set(window, 'tilesShownAt', rendered.promise)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) rendered.resolve(Number(Reflect.get(entry, 'renderTime')))
  }).observe({ type: 'element', buffered: true })
  new MutationObserver((_, observer) => {
    const tiles = document.querySelectorAll('[data-component="GameTile"]')
    if (tiles.length < 15) return
    observer.disconnect()
    // The first tile is in the viewport, and all are painted in the same frame.
    tiles[0]?.querySelector('h3')?.setAttribute('elementtiming', 'first tiles')
  }).observe(document, { childList: true, subtree: true })
}

async function firstTiles(page: Page, address: string, isDelayed: boolean): Promise<number> {
  const requestReceived = Promise.withResolvers<() => Promise<void>>()
  if (isDelayed) {
    await page.route(/\/v2\/games\/(?:\?|$)/u, async (route) => {
      const response = await route.fetch()
      requestReceived.resolve(() => route.fulfill({ response }))
    })
  }
  await page.goto(address)
  if (isDelayed) {
    const release = await requestReceived.promise
    await page.locator('[data-component="Podium"]').nth(1).waitFor()
    // Parts that are loaded when the browser is idle.
    await page.locator('[data-component="SiteFooter"]').waitFor()
    await page.locator('[data-component="MobileBar"]').waitFor({ state: 'attached' })
    await page.waitForFunction(() => document.readyState === 'complete')
    await release()
  }
  const duration = await page.evaluate(
    async () => Number(await Reflect.get(window, 'tilesShownAt')) - Number(Reflect.get(window, 'listArrivedAt')),
  )
  await page.unrouteAll()
  return duration
}

/** Types `KEYS` and measures each key press to the frame after the list's last change. */
async function keystrokes(page: Page): Promise<number[]> {
  const search = page.getByRole('searchbox').first()
  await search.click()
  const durations: number[] = []
  for (const key of KEYS) {
    await page.evaluate(() => {
      const list = document.querySelector('[data-component="GameGrid"]')
      if (list === null) throw new Error('The page has no game grid')
      let startedAt = 0
      addEventListener('input', () => (startedAt = performance.now()), { capture: true, once: true })
      const rendered = Promise.withResolvers<number>()
      Reflect.set(window, 'listShownAfter', rendered.promise)
      new MutationObserver((_, observer) => {
        observer.disconnect()
        const afterFrame: (work: () => void) => void = Reflect.get(window, 'afterFrame')
        afterFrame(() => rendered.resolve(performance.now() - startedAt))
      }).observe(list, { childList: true, subtree: true, characterData: true, attributes: true })
    })
    await page.keyboard.type(key)
    durations.push(await page.evaluate(async () => Number(await Reflect.get(window, 'listShownAfter'))))
  }
  return durations
}

async function inFreshPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
  await context.addInitScript(watchTiles)
  const result = await work(await context.newPage())
  await context.close()
  return result
}

const site = await startSite({ SANDBOX_GAMES: String(GAMES) })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
const tileDurations: number[] = []
const allKeyDurations: number[] = []
for (let run = 0; run < RUNS; run += 1) {
  const undelayed = await inFreshPage(browser, (page) => firstTiles(page, site.address, false))
  await inFreshPage(browser, async (page) => {
    const duration = await firstTiles(page, site.address, true)
    await page.waitForLoadState('networkidle')
    const keyDurations = await keystrokes(page)
    const ms = (value: number) => value.toFixed(0)
    console.log(`tiles ${ms(duration)} ms (undelayed ${ms(undelayed)}), keys ${keyDurations.map(ms).join(', ')} ms`)
    tileDurations.push(duration)
    allKeyDurations.push(...keyDurations)
  })
}
await browser.close()
await site.stop()

let failedCount = 0
for (const [name, durations] of [
  ['game list response to 15 tiles', tileDurations],
  ['key press to updated list', allKeyDurations],
] as const) {
  const value = median(durations)
  if (value > LIMITS_MS[name]) failedCount += 1
  console.log(
    `${value > LIMITS_MS[name] ? 'FAILED' : 'passed'}  ${name.padEnd(32)} ${value.toFixed(0)} of at most ${LIMITS_MS[name]} ms`,
  )
}
process.exitCode = failedCount === 0 ? 0 : 1
