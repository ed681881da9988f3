import { createHash } from 'node:crypto'
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { LOADED_FILES_FOLDER } from '../e2e/harness/loaded-files.ts'
import { browserVersion, findBrowser } from './browser.ts'
import { buildApp, siteFolder } from './build-app.ts'
import { digestBuiltFiles } from './built-files.ts'
import { PASSED_FILES } from './file-reporter.ts'
import { openKnownPasses } from './known-passes.ts'
import { packageProgram, runProgram } from './run-program.ts'
import { sourceHash } from './source-hash.ts'
import { FILE_REPORTERS, root } from './stages.ts'

/*
 * The stage `journeys`: runs the journeys that are not known to pass. A journey passes again while its own code, the
 * server and each built file that it has loaded are unchanged.
 */

const readJson = async <Value>(file: string, otherwise: Value): Promise<Value> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return otherwise
  const value: Value = JSON.parse(text)
  return value
}

await buildApp({ force: false })
const builtFiles = await digestBuiltFiles(siteFolder)
const common = await sourceHash([
  '{contract,games,server}/**/*',
  'e2e/{vitest.config.ts,harness/**/*}',
  '.ci/*.ts',
  'package-lock.json',
])
const environment = `${process.version} ${browserVersion(await findBrowser())}`

/** Per journey the built files that it loaded when it last passed. */
const loadedFile = join(root, '.cache', 'loaded-by-journeys.json')
const loaded = await readJson<Record<string, string[]>>(loadedFile, {})

/** The hash of all that a journey depends on; `null` if it is not known. */
async function stateOf(journey: string): Promise<string | null> {
  const files = loaded[journey]
  if (files === undefined) return null
  const hash = createHash('sha256')
    .update(environment)
    .update(common)
    .update(await readFile(join(root, journey)))
  for (const name of ['index.html', ...files]) hash.update(`${name} ${builtFiles.get(name) ?? ''}\n`)
  return hash.digest('hex')
}

const passes = await openKnownPasses('journeys')
const toRun: string[] = []
let journeys = 0
for await (const journey of glob('e2e/**/*.e2e.ts', { cwd: root })) {
  journeys += 1
  const state = await stateOf(journey)
  if (state === null || !passes.has(journey, state)) toRun.push(journey)
}
console.log(`${toRun.length} files of journeys to run, ${journeys - toRun.length} have passed with the same sources`)

const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
const passedFile = join(folder, 'passed.json')
const passed =
  toRun.length === 0 ||
  (await runProgram(
    packageProgram('vitest'),
    ['run', '--config', 'e2e/vitest.config.ts', ...FILE_REPORTERS, ...toRun],
    {
      [LOADED_FILES_FOLDER]: folder,
      [PASSED_FILES]: passedFile,
    },
  ))
const seen: { id: string; state: string }[] = []
for (const id of await readJson<string[]>(passedFile, [])) {
  loaded[id] = await readJson(join(folder, `${basename(id)}.json`), [])
  const state = await stateOf(id)
  if (state !== null) seen.push({ id, state })
}
await passes.add(seen)
await writeFile(loadedFile, JSON.stringify(loaded))
await rm(folder, { recursive: true })
process.exitCode = passed ? 0 : 1
