import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { startCpuMeter } from '../cpu-meter.ts'
import type { Mutant } from './mutant.ts'
import { MUTANTS } from './table.ts'

/*
 * `npm run mutants`: plants each mutant of `table.ts` in a copy of the working tree, runs its tests and expects one to fail.
 * `npm run mutants -- withdrawal play` takes those whose name, area or file has one of the words, `--units` those that need no
 * browser.
 */

const root = join(import.meta.dirname, '..', '..')
const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
const reportFile = join(copy, 'report.json')
/** A mutant may loop forever. */
const TIMEOUT_MS = 15 * 60_000
/** Output lines that explain why nothing could be judged. */
const TAIL_LINES = 20

/** What the JSON reporter of vitest writes, as far as it is needed. */
const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/** A run of test files. A file that could not be loaded is neither green nor has it a failed test. */
interface TestRun {
  green: ReadonlySet<string>
  /** The first failed test by file. */
  failed: ReadonlyMap<string, string>
  outputTail: string
}

/** Copies all files that git tracks or would track, with packages linked one by one, so that caches stay apart. */
function copyWorkingTree(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0'))
    // A deleted file is listed until git knows of it.
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
}

const isJourney = (file: string): boolean => file.endsWith('.e2e.ts')

/** Runs test files of one configuration; with `bail` until one test has failed. */
async function runVitest(files: readonly string[], options: readonly string[], bail: boolean): Promise<TestRun> {
  rmSync(reportFile, { force: true })
  const bailOption = bail ? ['--bail=1'] : []
  const args = ['run', ...options, ...bailOption, '--reporter=json', `--outputFile=${reportFile}`, ...files]
  let output = ''
  await new Promise<void>((resolve) => {
    const child = spawn(join(copy, 'node_modules', '.bin', 'vitest'), args, {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: bail ? TIMEOUT_MS : 0,
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => (output += error.message))
    child.on('close', () => resolve())
  })
  const report = existsSync(reportFile) ? z.safeParse(Report, JSON.parse(readFileSync(reportFile, 'utf8'))) : undefined
  const results = report?.success === true ? report.data.testResults : []
  const green = results.filter(
    ({ status, assertionResults: tests }) => status === 'passed' && tests.some((test) => test.status === 'passed'),
  )
  const failed = results.flatMap(({ name, assertionResults: tests }) => {
    const first = tests.find(({ status }) => status === 'failed')
    return first === undefined ? [] : [[relative(copy, name), first.fullName] as const]
  })
  return {
    green: new Set(green.map(({ name }) => relative(copy, name))),
    failed: new Map(failed),
    outputTail: output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n'),
  }
}

/** Runs unit tests, then journeys, which are skipped once a test has failed and `bail` is set. */
async function runTests(files: readonly string[], { bail }: { bail: boolean }): Promise<TestRun> {
  const [units, journeys] = [files.filter((file) => !isJourney(file)), files.filter(isJourney)]
  const runs: TestRun[] = []
  for (const [group, options] of [
    [units, []],
    [journeys, ['--config', 'e2e/vitest.config.ts']],
  ] as const)
    if (group.length > 0 && !(bail && runs.some(({ failed }) => failed.size > 0)))
      runs.push(await runVitest(group, options, bail))
  return {
    green: new Set(runs.flatMap(({ green }) => [...green])),
    failed: new Map(runs.flatMap(({ failed }) => [...failed])),
    outputTail: runs.map(({ outputTail }) => outputTail).join('\n'),
  }
}

type Verdict = 'killed' | 'SURVIVED' | 'NOT RUN'
interface Outcome {
  verdict: Verdict
  /** The failed test, or why nothing was run. */
  detail: string
}

async function judge({ file, find, replace, tests }: Mutant, withoutMutant: TestRun): Promise<Outcome> {
  const redTest = tests.find((test) => !withoutMutant.green.has(test))
  if (redTest !== undefined) {
    const reason = withoutMutant.failed.get(redTest) ?? withoutMutant.outputTail
    return { verdict: 'NOT RUN', detail: `${redTest} is not green without a mutant: ${reason}` }
  }
  const path = join(copy, file)
  const original = readFileSync(path, 'utf8')
  const [before, after, ...others] = original.split(find)
  if (before === undefined || after === undefined || others.length > 0)
    return { verdict: 'NOT RUN', detail: 'its text does not occur exactly once' }
  writeFileSync(path, before + replace + after)
  // The scripts of frames are not built: a syntax error would fail every journey.
  if (file.endsWith('.js')) execFileSync(process.execPath, ['--check', path])
  const run = await runTests(tests, { bail: true })
  writeFileSync(path, original)
  const [failedTest] = run.failed.values()
  if (failedTest !== undefined) return { verdict: 'killed', detail: failedTest }
  const hasPassed = tests.every((test) => run.green.has(test))
  return hasPassed
    ? { verdict: 'SURVIVED', detail: tests.join(', ') }
    : { verdict: 'NOT RUN', detail: `no test failed, and not all were run\n${run.outputTail}` }
}

const args = process.argv.slice(2).map((word) => word.toLowerCase())
const words = args.filter((word) => word !== '--units')
const mutants = MUTANTS.filter(({ name, area, file, tests }) => {
  if (words.length < args.length && tests.some(isJourney)) return false
  const text = `${name} ${area} ${file}`.toLowerCase()
  return words.length === 0 || words.some((word) => text.includes(word))
})
if (mutants.length === 0) throw new Error(`No mutant has one of the words: ${words.join(', ')}`)

process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const readCpu = startCpuMeter()
copyWorkingTree()
const testFiles = [...new Set(mutants.flatMap(({ tests }) => tests))]
console.log(`Running ${testFiles.length} test files without a mutant …`)
const withoutMutant = await runTests(testFiles, { bail: false })
const outcomes: (Outcome & Mutant)[] = []
for (const mutant of mutants) {
  const startedAt = performance.now()
  const outcome = await judge(mutant, withoutMutant)
  outcomes.push({ ...mutant, ...outcome })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`${outcome.verdict}  ${mutant.name}  ${seconds} s\n        ${outcome.detail}`)
}

console.log('')
for (const { verdict, area, name } of outcomes) console.log(`${verdict.padEnd(8)}  ${area.padEnd(8)}  ${name}`)
const killed = outcomes.filter(({ verdict }) => verdict === 'killed').length
console.log(`${killed} of ${outcomes.length} killed, ${readCpu().toFixed(0)} core-seconds`)
process.exitCode = killed === outcomes.length ? 0 : 1
