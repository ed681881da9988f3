import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { serveFolder } from '#ci/storybook.ts'

/*
 * `npm run bench`: compares our components with hand-written DOM code (the floor) in interleaved runs. Only the ratios
 * matter, because absolute times depend on the machine.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, 'dist', 'bench')
const WARM_UP_ROUNDS = 2
const ROUNDS = 15

/** The maximum time of each unit, relative to the floor. */
const MAX_RATIOS = { mount: 0.6, toggle: 3, equalPoll: 1.5, filter: 1.4, countdown: 1.1 } as const
const names = {
  mount: 'mount 1,000 tiles (content-visibility)',
  toggle: 'toggle one of 1,000',
  equalPoll: 'equal poll, 1,000',
  filter: 'filter 10,000',
  countdown: '100 countdowns',
} as const
type UnitName = keyof typeof MAX_RATIOS
const units: readonly UnitName[] = ['mount', 'toggle', 'equalPoll', 'filter', 'countdown']

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

await build({
  configFile: join(root, 'vite.config.ts'),
  root: join(import.meta.dirname, 'page'),
  publicDir: false,
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
})
const server = await serveFolder(folder)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.goto(`${server.address}/index.html`)
await page.waitForFunction(() => Reflect.get(window, 'units') !== undefined)

const samples = new Map<UnitName, { ours: number; floor: number }[]>(units.map((unit) => [unit, []]))
for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
  for (const index of units.keys()) {
    const unit = units[(index + round) % units.length] ?? 'mount'
    const sample = await page.evaluate(
      (name): { ours: number; floor: number } => Reflect.get(window, 'units')[name](),
      unit,
    )
    if (round >= WARM_UP_ROUNDS) samples.get(unit)?.push(sample)
  }
}
await browser.close()
await server.stop()

let failedCount = 0
for (const unit of units) {
  const unitSamples = samples.get(unit) ?? []
  const ratio = median(unitSamples.map(({ ours, floor }) => ours / floor))
  const isFailed = ratio > MAX_RATIOS[unit]
  if (isFailed) failedCount += 1
  const ours = median(unitSamples.map((sample) => sample.ours)).toFixed(2)
  const floor = median(unitSamples.map((sample) => sample.floor)).toFixed(2)
  console.log(
    `${isFailed ? 'FAILED' : 'passed'}  ${names[unit].padEnd(40)} ${ratio.toFixed(2)} of at most ${MAX_RATIOS[unit]}   (${ours} / ${floor} ms)`,
  )
}
process.exitCode = failedCount === 0 ? 0 : 1
