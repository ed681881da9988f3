import { chromium } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { startSite } from '../e2e/harness/site.ts'
import { measuredPages, type MeasuredPage } from './pages/page-list.ts'
import { serveStaticCopies } from './pages/static-copy.ts'
import { visitPage, type VisitResult } from './pages/visit.ts'

/*
 * `npm run bench:pages [word …]`: every public page and a game on slow 4G with a phone's processor and an empty cache,
 * at 412 and 1440 px, beside a static copy of the same document (the floor). Fails on bytes, layout shift, missing
 * content and the ratio to the floor, never on times.
 */
const WIDTHS = [412, 1440] as const
const KB = 1000
/** Sizes in transferred bytes over fifteen seconds; `content` is the time of the content in relation to the floor. */
const LIMITS = { documentBytes: 30 * KB, scriptBytes: 345 * KB, layoutShift: 0.02, content: 6 } as const

const kilobytes = (bytes: number): string => (bytes / KB).toFixed(0)
const seconds = (ms: number): string => (ms / 1000).toFixed(2)

/** Returns what a page misses. */
function problemsOf(ours: VisitResult, floor: VisitResult): string[] {
  const ratio = ours.content / floor.content
  return [
    Number.isNaN(ours.content) ? 'no content' : '',
    ours.documentBytes > LIMITS.documentBytes ? `document of ${kilobytes(ours.documentBytes)} kB` : '',
    ours.scriptBytes > LIMITS.scriptBytes ? `scripts of ${kilobytes(ours.scriptBytes)} kB` : '',
    ours.layoutShift > LIMITS.layoutShift ? `layout shift ${ours.layoutShift.toFixed(3)}` : '',
    ratio > LIMITS.content ? `content ${ratio.toFixed(1)} times as late as in the static copy` : '',
  ].filter((problem) => problem !== '')
}

/** Prints a page's row of the table. */
function printRow({ path }: MeasuredPage, width: number, ours: VisitResult, floor: VisitResult): void {
  const cells = [
    `${path} ${width}`.padEnd(34),
    `${seconds(ours.content)} (${seconds(floor.content)})`.padStart(14),
    `${seconds(ours.largestPaint)} (${seconds(floor.largestPaint)})`.padStart(14),
    ours.layoutShift.toFixed(3).padStart(7),
    ours.blocking.toFixed(0).padStart(9),
    ours.longestTask.toFixed(0).padStart(8),
    kilobytes(ours.documentBytes).padStart(9),
    kilobytes(ours.scriptBytes).padStart(8),
    kilobytes(ours.allBytes).padStart(7),
    String(ours.requests).padStart(9),
    `  ${ours.largestElement}`,
  ]
  console.log(cells.join(''))
}

const words = process.argv.slice(2)
const pages = measuredPages.filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)))
const site = await startSite()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
console.log('Times in seconds, of the static copy in parentheses. Blocking and longest task in ms. Sizes in kB.')
console.log(
  `${'page and width'.padEnd(34)}       content  largest paint  shift blocking longest document scripts    all requests`,
)
const failures: string[] = []
for (const width of WIDTHS) {
  const copies = await serveStaticCopies(browser, site.address, width)
  for (const page of pages) {
    await copies.copy(page.path)
    const floor = await visitPage(browser, copies.address, page, width)
    const ours = await visitPage(browser, site.address, page, width)
    printRow(page, width, ours, floor)
    for (const problem of problemsOf(ours, floor)) failures.push(`${page.path} at ${width} px: ${problem}`)
  }
  await copies.stop()
}
await browser.close()
await site.stop()

for (const failure of failures) console.log(`FAILED  ${failure}`)
process.exitCode = failures.length === 0 ? 0 : 1
