import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSER_FLAGS, findBrowser } from './browser.ts'
import { buildApp } from './build-app.ts'

/*
 * `npm test`: every test of the project, stage by stage, and one closing line. A stage that fails does not hide the
 * next ones.
 */
const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

interface Stage {
  name: string
  command: string
  args: string[]
  environment?: NodeJS.ProcessEnv
}

const run = ({ command, args, environment }: Stage): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('close', (code) => resolve(code === 0))
    child.on('error', () => resolve(false))
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
const results: { name: string; passed: boolean; seconds: number }[] = []
for (const stage of chosen) {
  console.log(`\n── ${stage.name}`)
  const begun = performance.now()
  // The pictures use the Storybook that the stories have built; alone they build their own.
  const built =
    existsSync(join(root, 'storybook-static', 'index.json')) && results.some(({ name }) => name === 'stories')
  const extra = stage.name === 'pictures' && !built ? {} : stage.environment
  const passed = await run({ ...stage, environment: { ...environment, ...extra } })
  results.push({ name: stage.name, passed, seconds: (performance.now() - begun) / 1000 })
}

console.log('')
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(0)} s`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
