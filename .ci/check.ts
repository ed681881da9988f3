import { spawn } from 'node:child_process'
import { join } from 'node:path'

/* `npm run check`: types, lint with the layers, format and unused code, side by side. Fails where one of them fails. */
const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/**
 * Both read every type of the project in one go of seconds: collecting what they threw away meanwhile is a fifth of their work, and is
 * left until there is much of it. One checker knows each library's types once; several would each work them out for themselves.
 */
const environment = { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' }

const checks: readonly { name: string; command: string; args: string[] }[] = [
  { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json', '--checkers', '1'] },
  { name: 'lint and layers', command: bin('oxlint'), args: ['--type-aware', '--quiet'] },
  { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
  { name: 'unused code', command: bin('knip'), args: ['--no-progress'] },
]

interface Outcome {
  name: string
  passed: boolean
  output: string
  seconds: number
}

const run = ({ name, command, args }: (typeof checks)[number]): Promise<Outcome> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (code) => {
      resolve({ name, passed: code === 0, output, seconds: (performance.now() - begun) / 1000 })
    })
  })

const outcomes = await Promise.all(checks.map(run))
for (const { name, passed, output, seconds } of outcomes) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s`)
  if (!passed) console.log(output)
}
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1
