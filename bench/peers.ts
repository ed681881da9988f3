import { join } from 'node:path'
import { chromium, type CDPSession, type Page } from 'playwright'
import { build } from 'vite'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { serveFolder } from '#ci/storybook.ts'
import type { LibraryName } from './peers/libraries.tsx'
import type { bench, PartName } from './peers/main.tsx'

/*
 * `npm run bench:peers`: dialog, accordion and tabs beside Base UI and Mantine, in interleaved runs. Work of the main
 * thread per operation: scripts, styles, layout, paint. Only the ratios matter. Fails if ours is slower than a goal.
 */
const folder = join(import.meta.dirname, '..', 'dist', 'bench-peers')
const LIBRARIES: readonly LibraryName[] = ['ours', 'base', 'mantine']
const ROUNDS = 9
/** Even, so that a dialog ends closed. */
const OPERATIONS = 16
const WARM_UP = 4

/** The parts, with the most that ours may take in relation to Base UI. */
const PARTS: readonly { name: string; part: PartName; tiles: number; limit: number }[] = [
  // Ours makes the page behind it inert; Base UI only hides it from screen readers.
  { name: 'dialog over 1,000 tiles', part: 'dialog', tiles: 1000, limit: 2.7 },
  { name: 'dialog alone', part: 'dialog', tiles: 0, limit: 1.2 },
  { name: 'accordion', part: 'accordion', tiles: 0, limit: 1.2 },
  { name: 'tabs', part: 'tabs', tiles: 0, limit: 1.2 },
]

declare global {
  interface Window {
    bench: typeof bench
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function readWork(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Operates a part, and checks that each operation changes what is open. */
async function operate(page: Page, part: PartName, count: number): Promise<void> {
  const isStuck = await page.evaluate(
    async ([name, steps]) => {
      let unchanged = 0
      for (let step = 0; step < steps; step += 1) {
        const before = window.bench.state(name)
        await window.bench.operate(name, step)
        if (window.bench.state(name) === before) unchanged += 1
      }
      return unchanged > 0
    },
    [part, count] as const,
  )
  if (isStuck) throw new Error(`An operation of ${part} changed nothing.`)
}

/** Returns the milliseconds of an operation. */
async function measure(
  page: Page,
  client: CDPSession,
  library: LibraryName,
  { part, tiles }: (typeof PARTS)[number],
): Promise<number> {
  await page.evaluate(([name, kind, count]) => window.bench.mount(name, kind, count), [library, part, tiles] as const)
  await operate(page, part, WARM_UP)
  const before = await readWork(client)
  await operate(page, part, OPERATIONS)
  const work = (await readWork(client)) - before
  await page.evaluate(() => window.bench.unmount())
  return work / OPERATIONS
}

await build({
  configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
  root: join(import.meta.dirname, 'peers'),
  publicDir: false,
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
})
const server = await serveFolder(folder)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
const page = await context.newPage()
const client = await context.newCDPSession(page)
await client.send('Performance.enable', { timeDomain: 'threadTicks' })
await page.goto(`${server.address}/index.html`)
await page.waitForFunction(() => Reflect.get(window, 'bench') !== undefined)

console.log('Work of the main thread per operation in ms; in parentheses ours in relation to it.')
console.log(`${''.padEnd(26)}${LIBRARIES.map((library) => library.padStart(18)).join('')}`)
let failedCount = 0
for (const row of PARTS) {
  const samples = new Map<LibraryName, number[]>(LIBRARIES.map((library) => [library, []]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const library of LIBRARIES) samples.get(library)?.push(await measure(page, client, library, row))
  const times = LIBRARIES.map((library) => median(samples.get(library) ?? []))
  const [ours = Number.NaN, base = Number.NaN] = times
  const isFailed = !(ours / base <= row.limit)
  if (isFailed) failedCount += 1
  const cells = times.map((time) => `${time.toFixed(2)} (${(ours / time).toFixed(2)})`.padStart(18))
  console.log(`${row.name.padEnd(26)}${cells.join('')}${isFailed ? `   OVER ${row.limit}` : ''}`)
}
await browser.close()
await server.stop()
process.exitCode = failedCount === 0 ? 0 : 1
