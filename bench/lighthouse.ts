import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { freePort } from '#ci/ports.ts'
import { startSite } from '../e2e/harness/site.ts'

/*
 * `npm run lighthouse`: runs Lighthouse's mobile preset on the home page three times and compares the median scores
 * with the thresholds. The performance score depends on the machine.
 */
const RUNS = 3
const THRESHOLDS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 } as const
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const site = await startSite()
const runs = []
for (let run = 0; run < RUNS; run += 1) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  })
  const result = await lighthouse(site.address, { port, onlyCategories: Object.keys(THRESHOLDS), logLevel: 'error' })
  await browser.close()
  if (result === undefined) throw new Error('Lighthouse returned no result')
  const { categories, audits } = result.lhr
  for (const audit of Object.values(audits)) {
    const isWeighted = Object.values(categories).some(
      ({ id, auditRefs }) => id !== 'performance' && auditRefs.some((ref) => ref.id === audit.id && ref.weight > 0),
    )
    if (isWeighted && audit.score !== null && audit.score < 1)
      console.log(`run ${run + 1}: ${audit.id}: ${audit.title}`)
  }
  console.log(
    `run ${run + 1}: performance ${Math.round((categories['performance']?.score ?? 0) * 100)}; ` +
      METRICS.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`).join(', '),
  )
  runs.push(categories)
}
await site.stop()

let failedCount = 0
for (const [category, threshold] of Object.entries(THRESHOLDS)) {
  const score = median(runs.map((categories) => Math.round((categories[category]?.score ?? 0) * 100)))
  if (score < threshold) failedCount += 1
  console.log(`${score < threshold ? 'FAILED' : 'passed'}  ${category.padEnd(16)} ${score} of at least ${threshold}`)
}
process.exitCode = failedCount === 0 ? 0 : 1
