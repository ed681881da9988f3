import { parseArgs } from 'node:util'
import { LONG_TESTS_VARIABLE } from '#contract/testing/test-runs.ts'
import { BROWSER_FLAGS, BrowserMissing, findBrowser, findFirefox, findWebKit } from './browser.ts'
import { describeTime, isOverBudget, normalised, type StageTime } from './cpu-budget.ts'
import { startCpuMeter } from './cpu-meter.ts'
import { measureSpeed } from './machine.ts'
import { PROFILE_VARIABLE } from './profile.ts'
import { runStage, type Outcome } from './run-stage.ts'
import { STAGE_NAMES, stages } from './stages.ts'
import { TIMEOUT_FACTOR_VARIABLE } from './timeouts.ts'

/*
 * `npm test` runs all stages and prints a summary; a failed stage does not stop the next ones. `npm test -- unit size`
 * runs only these stages, `--profile` lists their slowest files, `--all` runs the long numbers of the nightly job.
 */

const { values: flags, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, profile: { type: 'boolean', default: false } },
})
const unknown = requested.filter((name) => !STAGE_NAMES.includes(name))
if (unknown.length > 0) throw new Error(`Unknown stage: ${unknown.join(', ')}. There are: ${STAGE_NAMES.join(', ')}.`)
const plan = stages.filter(({ name }) => requested.length === 0 || requested.includes(name))
console.log(`Stages: ${plan.map(({ name }) => name).join(', ')}`)

let browser: string
try {
  browser = await findBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
/** Messages about missing browsers. Their tests are skipped, or fail if `CI` is set. */
const skippedEngines: string[] = []
for (const find of [findFirefox, findWebKit])
  await find().catch((error: unknown) => {
    if (!(error instanceof BrowserMissing)) throw error
    skippedEngines.push(error.message)
  })
const environment = {
  BROWSER_PATH: browser,
  BROWSER_FLAGS: BROWSER_FLAGS.join(' '),
  ...(flags.all ? { [LONG_TESTS_VARIABLE]: '1' } : {}),
  ...(flags.profile ? { [PROFILE_VARIABLE]: '1' } : {}),
}

const { buildApp } = await import('./build-app.ts')
console.log('Building the app')
await buildApp({ force: false })

const times: StageTime[] = []
const results: (Outcome & { name: string })[] = []
let speed = await measureSpeed()
for (const stage of plan) {
  console.log(`\n── ${stage.name}`)
  // Without the `storybook` stage, `stories` builds its own.
  const isStorybookBuilt = results.some(({ name, passed }) => name === 'storybook' && passed)
  const readCpu = startCpuMeter()
  const outcome = await runStage(stage, {
    ...environment,
    [TIMEOUT_FACTOR_VARIABLE]: String(speed.slowness),
    ...(isStorybookBuilt ? { STORYBOOK_BUILT: '1' } : {}),
  })
  results.push({ name: stage.name, ...outcome })
  const coreSeconds = readCpu()
  const before = speed
  speed = await measureSpeed()
  times.push({ stage: stage.name, coreSeconds, cost: (before.cost + speed.cost) / 2, seconds: outcome.seconds })
}

for (const { name, passed, outputTail } of results)
  if (!passed) console.log(`\n── last lines of ${name}, which failed\n${outputTail}`)

console.log('')
for (const { name, passed, seconds, failures } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(0)} s`)
  if (!passed) for (const failure of failures) console.log(`        ${failure}`)
}
for (const time of times) console.log(describeTime(time))
console.log(`${times.reduce((sum, time) => sum + normalised(time), 0).toFixed(0)} core-seconds in all`)
for (const message of skippedEngines) console.log(`skipped  ${message}`)
const failed = results.filter(({ passed }) => !passed).length
const overBudget = flags.all || flags.profile ? [] : times.filter(isOverBudget)
for (const { stage } of overBudget) console.log(`FAILED  ${stage}: over the CPU budget (.ci/cpu-budget.ts)`)
console.log(`${results.length - failed} passed, ${failed + overBudget.length} failed`)
process.exitCode = failed + overBudget.length === 0 ? 0 : 1
