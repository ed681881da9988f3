import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { BROWSER_FLAGS, BrowserMissing, findBrowser, findFirefox, findWebKit } from './browser.ts'
import { buildApp } from './build-app.ts'
import { busySeconds, describeBatch, type BatchTime } from './cpu-budget.ts'
import { batches, root, STAGE_NAMES, type Stage } from './stages.ts'

/*
 * `npm test`: runs all tests in stages and prints a summary. A failed stage does not stop the next ones, and the end of
 * its output is repeated in the summary. Stages of one batch run in parallel, with buffered output. `npm test -- unit size` runs only these stages.
 */

/** Output lines of a failed stage that the summary repeats. Enough for a failed test with its diff. */
const TAIL_LINES = 80

/** Lines that name a failed test, in the output of vitest and the story runner. */
const FAILED_TEST = /^(?:FAIL|✕|●) .+/u

interface Outcome {
  passed: boolean
  outputTail: string
  failures: string[]
}

const run = ({ command, args }: Stage, environment: NodeJS.ProcessEnv, isParallel: boolean): Promise<Outcome> =>
  new Promise((resolve) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colour, ...environment },
    })
    let buffered = ''
    let outputTail = ''
    const failures = new Set<string>()
    const listen = (stream: Readable, to: Writable) =>
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (isParallel) buffered += text
        else to.write(text)
        outputTail = (outputTail + text).split('\n').slice(-TAIL_LINES).join('\n')
        for (const outputLine of stripVTControlCharacters(text).split('\n'))
          if (FAILED_TEST.test(outputLine.trim())) failures.add(outputLine.trim())
      })
    listen(child.stdout, process.stdout)
    listen(child.stderr, process.stderr)
    child.on('close', (code) => {
      process.stdout.write(buffered)
      resolve({ passed: code === 0, outputTail, failures: [...failures] })
    })
    child.on('error', (error) => resolve({ passed: false, outputTail: error.message, failures: [] }))
  })

const requestedStages = process.argv.slice(2)
const unknownStages = requestedStages.filter((name) => !STAGE_NAMES.includes(name))
if (unknownStages.length > 0)
  throw new Error(`Unknown stage: ${unknownStages.join(', ')}. There are: ${STAGE_NAMES.join(', ')}.`)

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
const environment = { BROWSER_PATH: browser, BROWSER_FLAGS: BROWSER_FLAGS.join(' ') }

const STORYBOOK_BUILT = { STORYBOOK_BUILT: '1' }

await buildApp({ force: false })
const batchTimes: BatchTime[] = []
const results: (Outcome & { name: string; seconds: number })[] = []
for (const batch of batches) {
  const stages = batch.filter(({ name }) => requestedStages.length === 0 || requestedStages.includes(name))
  if (stages.length === 0) continue
  console.log(`\n── ${stages.map(({ name }) => name).join(', ')}`)
  // Without the `storybook` stage, `stories` and `pictures` build their own.
  const isStorybookBuilt = results.some(({ name, passed }) => name === 'storybook' && passed)
  const buildsStorybook = !isStorybookBuilt && stages.some(({ name }) => name === 'stories' || name === 'pictures')
  const startedAt = performance.now()
  const busyBefore = busySeconds()
  const runStage = async (stage: Stage) => {
    const outcome = await run(
      stage,
      { ...environment, ...(isStorybookBuilt ? STORYBOOK_BUILT : {}) },
      stages.length > 1,
    )
    return { name: stage.name, ...outcome, seconds: (performance.now() - startedAt) / 1000 }
  }
  results.push(...(await Promise.all(stages.map(runStage))))
  const coreSeconds = busySeconds() - busyBefore
  const seconds = (performance.now() - startedAt) / 1000
  batchTimes.push({
    stages: [...stages.map(({ name }) => name), ...(buildsStorybook ? (['storybook'] as const) : [])],
    coreSeconds,
    seconds,
  })
}

for (const { name, passed, outputTail } of results)
  if (!passed) console.log(`\n── last lines of ${name}, which failed\n${outputTail.trimEnd()}`)

console.log('')
for (const { name, passed, seconds, failures } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(0)} s`)
  if (!passed) for (const failure of failures) console.log(`        ${failure}`)
}
for (const time of batchTimes) console.log(describeBatch(time))
const totalCpu = batchTimes.reduce((sum, { coreSeconds }) => sum + coreSeconds, 0)
console.log(`${totalCpu.toFixed(0)} core-seconds in all`)
for (const message of skippedEngines) console.log(`skipped  ${message}`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
