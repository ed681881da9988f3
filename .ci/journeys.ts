import { createHash } from 'node:crypto'
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOADED_FILES_FOLDER, listName } from '../e2e/harness/loaded-files.ts'
import { browserVersion, findBrowser } from './browser.ts'
import { buildApp, siteFolder } from './build-app.ts'
import { digestBuiltFiles } from './built-files.ts'
import { PASSED_FILES } from './file-reporter.ts'
import { packageProgram, root, runProgram } from './run-program.ts'
import { sourceHash } from './source-hash.ts'
import { JOURNEY_SOURCES } from './sources.ts'
import { FILE_REPORTERS } from './stages.ts'
import { runChanged } from './test-cache.ts'

/*
 * The stage `journeys`: runs the journeys that are not known to pass. A journey passes again while its own code, what all
 * depend on, and each built file that it has loaded are unchanged.
 */

const readJson = async <Value>(file: string, otherwise: Value): Promise<Value> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return otherwise
  const value: Value = JSON.parse(text)
  return value
}

await buildApp({ force: false })
const builtFiles = await digestBuiltFiles(siteFolder)
const common = [
  process.version,
  browserVersion(await findBrowser()),
  await sourceHash(JOURNEY_SOURCES, { withTests: true }),
].join(' ')

/** Per journey the built files that it loaded when it last passed. */
const loadedFile = join(root, '.cache', 'loaded-by-journeys.json')
const loaded = await readJson<Record<string, string[]>>(loadedFile, {})

/** The hash of all that a journey depends on; `null` if it is not known. */
async function stateOf(journey: string): Promise<string | null> {
  const files = loaded[journey] ?? []
  if (files.length === 0) return null
  const hash = createHash('sha256')
    .update(common)
    .update(await readFile(join(root, journey)))
  for (const name of ['index.html', ...files]) hash.update(`${name} ${builtFiles.get(name) ?? ''}\n`)
  return hash.digest('hex')
}

async function run(ids: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
  const passedFile = join(folder, 'passed.json')
  const isGreen = await runProgram(
    packageProgram('vitest'),
    ['run', '--config', 'e2e/vitest.config.ts', ...FILE_REPORTERS, ...ids],
    {
      [LOADED_FILES_FOLDER]: folder,
      [PASSED_FILES]: passedFile,
    },
  )
  const passed = await readJson<string[]>(passedFile, [])
  for (const id of passed) loaded[id] = await readJson(join(folder, listName(id)), [])
  await rm(folder, { recursive: true })
  // All files can pass and the run fail, by an error outside of them.
  return isGreen || passed.length < ids.length ? passed : []
}

const ids: string[] = []
for await (const journey of glob('e2e/**/*.e2e.ts', { cwd: root })) ids.push(journey)
const passed = await runChanged({ kind: 'journeys', ids, stateOf, run })
await writeFile(loadedFile, JSON.stringify(loaded))
process.exitCode = passed ? 0 : 1
