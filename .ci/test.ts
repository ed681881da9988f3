import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { BROWSER_FLAGS, findBrowser } from './browser.ts'
import { buildApp } from './build-app.ts'

/*
 * `npm test`: every test of the project, stage by stage, and one closing line. A stage that fails does not hide the
 * next ones, and its last words are repeated at the end, where a reader of a long log looks first.
 */
const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

interface Stage {
  name: string
  command: string
  args: string[]
  environment?: NodeJS.ProcessEnv
}

/** How many of a failed stage's last lines are repeated: the summary of a failed test with its difference. */
const LAST_LINES = 80

const run = ({ command, args, environment }: Stage): Promise<{ passed: boolean; lastWords: string }> =>
  new Promise((resolve) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colour, ...environment },
    })
    let lastWords = ''
    const listen = (stream: Readable, to: Writable) =>
      stream.setEncoding('utf8').on('data', (text: string) => {
        to.write(text)
        lastWords = (lastWords + text).split('\n').slice(-LAST_LINES).join('\n')
      })
    listen(child.stdout, process.stdout)
    listen(child.stderr, process.stderr)
    child.on('close', (code) => resolve({ passed: code === 0, lastWords }))
    child.on('error', (error) => resolve({ passed: false, lastWords: error.message }))
  })

let browser: string
try {
  browser = await findBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const environment = { BROWSER_PATH: browser, BROWSER_FLAGS: BROWSER_FLAGS.join(' ') }

const stages: readonly Stage[] = [
  { name: 'check', command: process.execPath, args: ['.ci/check.ts'] },
  { name: 'unit', command: bin('vitest'), args: ['run', '--reporter=dot'] },
  { name: 'size', command: process.execPath, args: ['bench/size.ts'] },
  { name: 'journeys', command: bin('vitest'), args: ['run', '--config', 'e2e/vitest.config.ts'] },
  { name: 'stories', command: process.execPath, args: ['.ci/stories.ts'] },
  {
    name: 'pictures',
    command: process.execPath,
    args: ['visual-tests/run.ts', 'test'],
    environment: { STORYBOOK_BUILT: '1' },
  },
]

await buildApp({ force: false })
const only = process.argv.slice(2)
const chosen = stages.filter(({ name }) => only.length === 0 || only.includes(name))
const results: { name: string; passed: boolean; lastWords: string; seconds: number }[] = []
for (const stage of chosen) {
  console.log(`\n── ${stage.name}`)
  const begun = performance.now()
  // The pictures use the Storybook that the stories have built; alone they build their own.
  const built =
    existsSync(join(root, 'storybook-static', 'index.json')) && results.some(({ name }) => name === 'stories')
  const extra = stage.name === 'pictures' && !built ? {} : stage.environment
  const outcome = await run({ ...stage, environment: { ...environment, ...extra } })
  results.push({ name: stage.name, ...outcome, seconds: (performance.now() - begun) / 1000 })
}

for (const { name, passed, lastWords } of results)
  if (!passed) console.log(`\n── the last lines of ${name}, which failed\n${lastWords.trimEnd()}`)

console.log('')
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(0)} s`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
