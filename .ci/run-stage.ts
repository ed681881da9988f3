import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run-program.ts'
import type { Stage } from './stages.ts'

/** Output lines of a failed stage that the summary repeats. Enough for a failed test with its diff. */
const TAIL_LINES = 80
/** Without output for so long, a line says which stage runs. */
const SILENCE_MS = 8000

/** Lines that name a failed test, in the output of vitest and the story runner. */
const FAILED_TEST = /^(?:FAIL|✕|●) .+/u
/** Lines that say why a test failed, which the summary repeats of the first failures: its reader may have nothing else. */
const REASON = /^(?:\w*Error: |Locator: |Expected|Received|[+-] |❯ (?!node_modules).+:\d+:\d+$).*/u
const EXPLAINED_LINES = 40
const REASON_LENGTH = 160

/** How a stage ended. */
export interface Outcome {
  passed: boolean
  seconds: number
  outputTail: string
  failures: string[]
}

/** Runs a stage and prints its output. */
export function runStage({ name, command, args }: Stage, environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const startedAt = performance.now()
  const secondsSince = () => (performance.now() - startedAt) / 1000
  const tail: string[] = []
  const failures = new Set<string>()
  const print = (line: string) => {
    console.log(line)
    silence.refresh()
    tail.push(line)
    if (tail.length > TAIL_LINES) tail.shift()
    const plain = stripVTControlCharacters(line).trim()
    if (FAILED_TEST.test(plain)) failures.add(plain)
    else if (failures.size > 0 && failures.size <= EXPLAINED_LINES && REASON.test(plain))
      failures.add(`    ${plain.slice(0, REASON_LENGTH)}`)
  }
  const silence = setInterval(() => console.log(`${name} runs for ${secondsSince().toFixed(0)} s`), SILENCE_MS)
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      clearInterval(silence)
      resolve({ passed, seconds: secondsSince(), outputTail: tail.join('\n').trimEnd(), failures: [...failures] })
    }
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colour, ...environment },
    })
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', print)
    child.on('close', (code) => end(code === 0))
    child.on('error', (error) => {
      print(error.message)
      end(false)
    })
  })
}
