import { chromium, type Browser, type Page } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { startSite } from '../e2e/harness/site.ts'

/*
 * `npm run bench:routes`: the time of a navigation between cached pages, and the CPU time and timers of 500 countdowns
 * on one page.
 */
const ROUNDS = 4
const COUNTDOWNS = 500
const MEASURED_SECONDS = 10
const LIMITS = { 'click to next page, ms': 100, '500 countdowns, % of a core': 2 } as const

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Clicks a link and measures the time until the next page's heading is painted, in ms. */
const navigateTo = (page: Page, href: string): Promise<number> =>
  page.evaluate(
    (targetHref) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll('a')].find((anchor) => anchor.getAttribute('href') === targetHref)
        if (link === undefined) {
          reject(new Error(`No link to ${targetHref}`))
          return
        }
        const previousHeading = document.querySelector('h1')
        const startedAt = performance.now()
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('main h1')
          if (heading === null || heading === previousHeading) return
          observer.disconnect()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve(performance.now() - startedAt))
            port1.start()
            port2.postMessage(null)
          })
        }).observe(document, { childList: true, subtree: true })
        link.click()
      }),
    href,
  )

async function measureRoutes(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
  const paths = ['/faq', '/promo', '/tournaments', '/winners', '/levels', '/terms-and-conditions']
  await page.goto(`${address}/instructions`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const durations: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const path of paths) {
      const duration = await navigateTo(page, path)
      await page.waitForLoadState('networkidle')
      // The first round loads the data.
      if (round > 0) durations.push(duration)
    }
  }
  await page.close()
  console.log(`routes: ${durations.map((duration) => duration.toFixed(0)).join(' ')} ms`)
  return median(durations)
}

/** Runs before the page's script. Counts calls of `setTimeout`. */
function countTimers(): void {
  const set = window.setTimeout
  Reflect.set(window, 'timersSet', 0)
  Reflect.set(window, 'setTimeout', (...args: Parameters<typeof set>) => {
    Reflect.set(window, 'timersSet', Number(Reflect.get(window, 'timersSet')) + 1)
    return Reflect.apply(set, window, args)
  })
}

async function measureCountdowns(browser: Browser, address: string): Promise<{ percent: number; timers: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(countTimers)
  await page.route('**/api/v2/tournament/all', async (route) => {
    const response = await route.fetch()
    const body: { data: { active: { id: number; ended_at: string }[] } } = await response.json()
    const [template] = body.data.active
    const active = Array.from({ length: COUNTDOWNS }, (_, index) => ({
      ...template,
      id: 1000 + index,
      name: `№ ${index}`,
    }))
    await route.fulfill({ response, json: { error: 0, code: 0, data: { active, upcoming: [], finished: [] } } })
  })
  await page.goto(`${address}/tournaments`)
  await page
    .locator('[data-component="TournamentCard"]')
    .nth(COUNTDOWNS - 1)
    .waitFor()
  await page.waitForLoadState('networkidle')
  // Wait until the lucky winners have been hidden.
  await page.waitForTimeout(35_000)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const taskSeconds = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const timers = () => page.evaluate(() => Number(Reflect.get(window, 'timersSet')))
  const [secondsBefore, timersBefore] = [await taskSeconds(), await timers()]
  await page.waitForTimeout(MEASURED_SECONDS * 1000)
  const percent = (((await taskSeconds()) - secondsBefore) / MEASURED_SECONDS) * 100
  const perSecond = ((await timers()) - timersBefore) / MEASURED_SECONDS
  await page.close()
  console.log(`countdowns: ${COUNTDOWNS} on one page, ${perSecond.toFixed(1)} timers per second`)
  return { percent, timers: perSecond }
}

const site = await startSite({ SANDBOX_NOW: '' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
const duration = await measureRoutes(browser, site.address)
const { percent, timers } = await measureCountdowns(browser, site.address)
await browser.close()
await site.stop()

let failedCount = 0
for (const [name, value] of [
  ['click to next page, ms', duration],
  ['500 countdowns, % of a core', percent],
] as const) {
  if (value > LIMITS[name]) failedCount += 1
  console.log(
    `${value > LIMITS[name] ? 'FAILED' : 'passed'}  ${name.padEnd(38)} ${value.toFixed(1)} of at most ${LIMITS[name]}`,
  )
}
// One timer of the shared ticker, and an occasional poll.
if (timers > 1.5) {
  failedCount += 1
  console.log(`FAILED  more than one timer per second: ${timers.toFixed(1)}`)
}
process.exitCode = failedCount === 0 ? 0 : 1
