import { spawn } from 'node:child_process'
import { packageProgram, root } from './run-program.ts'

/* `npm run check`: types, lint with the layers, format, language, weight of pictures and unused code in parallel. Fails if one of them fails. */

/**
 * tsc and oxlint run for a few seconds, and garbage collection takes a fifth of that, so it is off below 3 GiB. A
 * single checker (`--checkers 1`) avoids checking library types several times.
 */
const environment = { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' }

const checks: readonly { name: string; command: string; args: string[] }[] = [
  { name: 'types', command: packageProgram('tsc'), args: ['-p', 'tsconfig.json', '--checkers', '1'] },
  { name: 'lint and layers', command: packageProgram('oxlint'), args: ['--type-aware', '--quiet'] },
  { name: 'format', command: packageProgram('oxfmt'), args: ['--check', '.'] },
  { name: 'language', command: process.execPath, args: ['.ci/language.ts'] },
  { name: 'weight of pictures', command: process.execPath, args: ['.ci/picture-weight.ts'] },
  { name: 'unused code', command: packageProgram('knip'), args: ['--no-progress'] },
]

interface Outcome {
  name: string
  passed: boolean
  output: string
  seconds: number
}

const run = ({ name, command, args }: (typeof checks)[number]): Promise<Outcome> =>
  new Promise((resolve) => {
    const startedAt = performance.now()
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (code) => {
      resolve({ name, passed: code === 0, output, seconds: (performance.now() - startedAt) / 1000 })
    })
  })

const outcomes = await Promise.all(checks.map(run))
for (const { name, passed, output, seconds } of outcomes) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s`)
  if (!passed) console.log(output)
}
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1
