import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { BROWSER_FLAGS, BrowserMissing, findBrowser, findFirefox, findWebKit } from './browser.ts'
import { buildApp } from './build-app.ts'

/*
 * `npm test`: every test of the project, stage by stage, and one closing line. A stage that fails does not hide the
 * next ones, and its last words are repeated at the end, where a reader of a long log looks first. Stages that leave a
 * core free run side by side; each speaks when it has ended.
 */
const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

interface Stage {
  name: string
  command: string
  args: string[]
}

/** How many of a failed stage's last lines are repeated: the summary of a failed test with its difference. */
const LAST_LINES = 80

/** A line by which a runner names a test that failed: vitest's and the story runner's. */
const FAILED_TEST = /^(?:FAIL|✕|●) .+/u

interface Outcome {
  passed: boolean
  lastWords: string
  failures: string[]
}

const run = ({ command, args }: Stage, environment: NodeJS.ProcessEnv, aside: boolean): Promise<Outcome> =>
  new Promise((resolve) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colour, ...environment },
    })
    let held = ''
    let lastWords = ''
    const failures = new Set<string>()
    const listen = (stream: Readable, to: Writable) =>
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (aside) held += text
        else to.write(text)
        lastWords = (lastWords + text).split('\n').slice(-LAST_LINES).join('\n')
        for (const line of stripVTControlCharacters(text).split('\n'))
          if (FAILED_TEST.test(line.trim())) failures.add(line.trim())
      })
    listen(child.stdout, process.stdout)
    listen(child.stderr, process.stderr)
    child.on('close', (code) => {
      process.stdout.write(held)
      resolve({ passed: code === 0, lastWords, failures: [...failures] })
    })
    child.on('error', (error) => resolve({ passed: false, lastWords: error.message, failures: [] }))
  })

let browser: string
try {
  browser = await findBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
/** What is said at the end of an engine that is missing: its tests are skipped, or fail where `CI` is set. */
const missing: string[] = []
for (const find of [findFirefox, findWebKit])
  await find().catch((error: unknown) => {
    if (!(error instanceof BrowserMissing)) throw error
    missing.push(error.message)
  })
const environment = { BROWSER_PATH: browser, BROWSER_FLAGS: BROWSER_FLAGS.join(' ') }

const storybookBuilt = { STORYBOOK_BUILT: '1' }
/** Stages of one line run side by side. */
const lines: readonly (readonly Stage[])[] = [
  [
    { name: 'check', command: process.execPath, args: ['.ci/check.ts'] },
    { name: 'unit', command: bin('vitest'), args: ['run', '--reporter=dot'] },
    { name: 'storybook', command: process.execPath, args: ['.ci/build-storybook.ts'] },
  ],
  [{ name: 'size', command: process.execPath, args: ['bench/size.ts'] }],
  [{ name: 'journeys', command: bin('vitest'), args: ['run', '--config', 'e2e/vitest.config.ts'] }],
  [{ name: 'engines', command: bin('vitest'), args: ['run', '--config', 'e2e/engines/vitest.config.ts'] }],
  [{ name: 'stories', command: process.execPath, args: ['.ci/stories.ts'] }],
  [{ name: 'pictures', command: process.execPath, args: ['visual-tests/run.ts', 'test'] }],
]

await buildApp({ force: false })
const only = process.argv.slice(2)
const results: (Outcome & { name: string; seconds: number })[] = []
for (const line of lines) {
  const stages = line.filter(({ name }) => only.length === 0 || only.includes(name))
  if (stages.length === 0) continue
  console.log(`\n── ${stages.map(({ name }) => name).join(', ')}`)
  // Stories and pictures alone build a Storybook for themselves.
  const built = results.some(({ name, passed }) => name === 'storybook' && passed) ? storybookBuilt : {}
  const begun = performance.now()
  const one = async (stage: Stage) => {
    const outcome = await run(stage, { ...environment, ...built }, stages.length > 1)
    return { name: stage.name, ...outcome, seconds: (performance.now() - begun) / 1000 }
  }
  results.push(...(await Promise.all(stages.map(one))))
}

for (const { name, passed, lastWords } of results)
  if (!passed) console.log(`\n── the last lines of ${name}, which failed\n${lastWords.trimEnd()}`)

console.log('')
for (const { name, passed, seconds, failures } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(0)} s`)
  if (!passed) for (const failure of failures) console.log(`        ${failure}`)
}
for (const message of missing) console.log(`skipped  ${message}`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
