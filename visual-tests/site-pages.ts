import { chromium, type Page } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { TIMEOUT } from '#ci/timeouts.ts'
import { heightOf } from '#storybook/modes.ts'
import { getLuckyWinners } from '#contract/lobby/winners.ts'
import { startSite } from '../e2e/harness/site.ts'
import { openDeveloperTools } from './developer-tools.ts'
import { openPictureContext, PICTURE_FLAGS, resetPage, startState } from './picture-context.ts'
import { decodePicture } from './picture.ts'
import { pages, type PageName, type Shot } from './plan.ts'
import { watchProblems } from './problems.ts'
import { applyStyles, findOverflow, settle } from './settle.ts'
import { compareTake, failedTake, type Take } from './take.ts'

/* Pictures of pages of the running site. */

type PageShot = Shot & { subject: { kind: 'page' } }
const isPageShot = (shot: Shot): shot is PageShot => shot.subject.kind === 'page'

/** Waits until every block of the home page has its content. */
async function waitForBlocks(page: Page, name: PageName): Promise<void> {
  await page.waitForFunction(
    ({ games, hasTicker }) =>
      document.querySelectorAll('[data-component="GameTile"]').length ===
        (innerWidth < 1024 ? games.phone : games.desktop) &&
      (document.querySelector('[data-component="JackpotTicker"]') !== null) === hasTicker &&
      document.querySelectorAll('[data-component="Podium"]').length === 2 &&
      document.querySelectorAll('[data-component="TournamentCard"]').length === 3 &&
      document.querySelectorAll('[data-component="FeaturedGame"]').length === 2 &&
      document.querySelector('[data-component="JackpotPanel"]') !== null &&
      document.querySelector('[data-component="SiteFooter"]') !== null &&
      document.querySelector('[data-component="MobileBar"]') !== null &&
      document.querySelector('.swiper-initialized') !== null &&
      document.querySelector('[aria-haspopup="menu"]') !== null &&
      (innerWidth < 1024 || document.querySelector('[data-component="MultiSelect"]') !== null),
    { games: pages[name].games, hasTicker: name === 'jackpots' },
    { timeout: TIMEOUT.page },
  )
}

async function takePage(page: Page, site: string, shot: PageShot, isSecondTake: boolean): Promise<Take> {
  const takeProblems = watchProblems(page, site)
  const tools = await openDeveloperTools(page)
  await page.addInitScript(resetPage, startState(shot.mode))
  await page.setViewportSize({ width: shot.mode.width, height: heightOf(shot.mode.width) })
  // The strip of winners comes ten seconds after the start, which a busy machine reaches before its picture.
  await page.route(`**/api${getLuckyWinners.path}*`, (route) =>
    route.fulfill({ json: { error: 0, code: 0, data: { hash: '', items: [] } } }),
  )
  await page.goto(`${site}${pages[shot.subject.page].path}`)
  await waitForBlocks(page, shot.subject.page)
  await applyStyles(page, { isFlat: true })
  await settle(page, { isFullHeight: true })
  const picture = await decodePicture(await tools.screenshot())
  const overflow = await findOverflow(page)
  const reasons = [...takeProblems(), ...(overflow > 0 ? [`the page is ${overflow} px wider than its viewport`] : [])]
  return reasons.length > 0 ? failedTake(shot.id, reasons) : compareTake(page, shot.id, picture, isSecondTake)
}

/** Takes the pictures of pages, each in a new browser context. Starts the site only if there are any. */
export async function takePages(shots: readonly Shot[], { isSecondTake = false } = {}): Promise<Take[]> {
  const pageShots = shots.filter(isPageShot)
  if (pageShots.length === 0) return []
  const failAll = (error: unknown): Take[] => pageShots.map(({ id }) => failedTake(id, [firstLine(error)]))
  // The stories were visited before: a site that does not start must not lose what they have shown.
  const site = await startSite().catch(failAll)
  if (Array.isArray(site)) return site
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, ...PICTURE_FLAGS],
  })
  try {
    const takes: Take[] = []
    for (const shot of pageShots) {
      const context = await openPictureContext(browser, shot.mode.width)
      const take = takePage(await context.newPage(), site.address, shot, isSecondTake)
      takes.push(await take.catch((error: unknown) => failedTake(shot.id, [firstLine(error)])))
      await context.close()
    }
    return takes
  } finally {
    await Promise.all([browser.close(), site.stop()])
  }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
