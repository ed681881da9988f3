import { chromium, type Browser, type Page } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { startSite } from '../e2e/site.ts'

/*
 * `npm run bench:routes`: what a visitor waits for between two pages whose data is there, and what five hundred countdowns on
 * one page cost. Timers are counted, a core's time is printed beside its bar.
 */
const ROUNDS = 4
const LIVE = 500
const WATCHED_SECONDS = 10
const goals = { 'from a press to the next page': 100, 'percent of a core for 500 countdowns': 2 } as const

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Presses a link and waits for the frame that shows the next page's name. */
const press = (page: Page, href: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll('a')].find((one) => one.getAttribute('href') === wanted)
        if (link === undefined) {
          reject(new Error(`No link leads to ${wanted}.`))
          return
        }
        const before = document.querySelector('h1')
        const begun = performance.now()
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('main h1')
          if (heading === null || heading === before) return
          observer.disconnect()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve(performance.now() - begun))
            port1.start()
            port2.postMessage(null)
          })
        }).observe(document, { childList: true, subtree: true })
        link.click()
      }),
    href,
  )

async function routes(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
  const stops = ['/faq', '/promo', '/tournaments', '/winners', '/levels', '/terms-and-conditions']
  await page.goto(`${address}/instructions`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const waits: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const stop of stops) {
      const wait = await press(page, stop)
      await page.waitForLoadState('networkidle')
      // The first round fetches; the others find everything there.
      if (round > 0) waits.push(wait)
    }
  }
  await page.close()
  console.log(`routes: ${waits.map((wait) => wait.toFixed(0)).join(' ')} ms`)
  return median(waits)
}

/** Installed before the page's own script: counts the timers that are set. */
function countTimers(): void {
  const set = window.setTimeout
  Reflect.set(window, 'timersSet', 0)
  Reflect.set(window, 'setTimeout', (...args: Parameters<typeof set>) => {
    Reflect.set(window, 'timersSet', Number(Reflect.get(window, 'timersSet')) + 1)
    return Reflect.apply(set, window, args)
  })
}

async function countdowns(browser: Browser, address: string): Promise<{ percent: number; timers: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(countTimers)
  await page.route('**/api/v2/tournament/all', async (route) => {
    const response = await route.fetch()
    const answer: { data: { active: { id: number; ended_at: string }[] } } = await response.json()
    const [one] = answer.data.active
    const active = Array.from({ length: LIVE }, (_, at) => ({ ...one, id: 1000 + at, name: `№ ${at}` }))
    await route.fulfill({ response, json: { error: 0, code: 0, data: { active, upcoming: [], finished: [] } } })
  })
  await page.goto(`${address}/tournaments`)
  await page
    .locator('[data-component="TournamentCard"]')
    .nth(LIVE - 1)
    .waitFor()
  await page.waitForLoadState('networkidle')
  // Past the lucky winners' own seconds.
  await page.waitForTimeout(35_000)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const timers = () => page.evaluate(() => Number(Reflect.get(window, 'timersSet')))
  const [busyBefore, timersBefore] = [await busy(), await timers()]
  await page.waitForTimeout(WATCHED_SECONDS * 1000)
  const percent = (((await busy()) - busyBefore) / WATCHED_SECONDS) * 100
  const perSecond = ((await timers()) - timersBefore) / WATCHED_SECONDS
  await page.close()
  console.log(`countdowns: ${LIVE} on one page, ${perSecond.toFixed(1)} timers set a second`)
  return { percent, timers: perSecond }
}

const site = await startSite({ SANDBOX_NOW: '' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
const wait = await routes(browser, site.address)
const { percent, timers } = await countdowns(browser, site.address)
await browser.close()
await site.stop()

let missed = 0
for (const [name, value] of [
  ['from a press to the next page', wait],
  ['percent of a core for 500 countdowns', percent],
] as const) {
  if (value > goals[name]) missed += 1
  console.log(
    `${value > goals[name] ? 'MISSED' : 'held  '}  ${name.padEnd(38)} ${value.toFixed(1)} of at most ${goals[name]}`,
  )
}
// The ticker's own, and now and then a poll's.
if (timers > 1.5) {
  missed += 1
  console.log(`MISSED  more than one timer a second: ${timers.toFixed(1)}`)
}
process.exitCode = missed === 0 ? 0 : 1
