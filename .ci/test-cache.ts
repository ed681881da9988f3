import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isLongRun } from '#contract/testing/test-runs.ts'
import { isProfiled } from './profile.ts'
import { sourceHash } from './source-hash.ts'
import { ALL_SOURCES } from './sources.ts'

/*
 * An item that has passed is not run again while everything that it depends on is unchanged. `.cache/` keeps the hashes, so a
 * machine or a CI cache that has the folder runs only what a change can break. `--all` and `--profile` run everything.
 */

const cacheFolder = join(import.meta.dirname, '..', '.cache')

/** Hashes kept per id, so that going back to another branch runs nothing again. */
const MAX_STATES = 4

/** The passed tests of one kind. A state is the hash of all that a test depends on; `null` if that is not known. */
export interface TestCache {
  has(id: string, state: string | null): boolean
  add(passes: readonly { id: string; state: string | null }[]): Promise<void>
}

/** Opens the passed tests of a kind, such as `journeys`. */
export async function openTestCache(kind: string, folder = cacheFolder): Promise<TestCache> {
  const file = join(folder, `passed-${kind}.json`)
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const states: Record<string, string[]> = JSON.parse(text)
  return {
    has: (id, state) => state !== null && (states[id]?.includes(state) ?? false),
    async add(passes) {
      for (const { id, state } of passes)
        if (state !== null)
          states[id] = [state, ...(states[id] ?? []).filter((other) => other !== state)].slice(0, MAX_STATES)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(`${file}.new`, JSON.stringify(states))
      await rename(`${file}.new`, file)
    },
  }
}

/** The tests of a stage, and how to run them. */
export interface ChangedTests<Id extends string> {
  /** Such as `journeys`: the name of the cache, and of the tests in the log. */
  kind: string
  ids: readonly Id[]
  stateOf: (id: Id) => Promise<string | null>
  /** Runs these tests, at least one. Resolves with those that passed. */
  run: (ids: readonly Id[]) => Promise<readonly Id[]>
  folder?: string
  /** Changes when any source file does. */
  readSources?: () => Promise<string>
}

/**
 * Runs the tests that are not known to pass, and stores those that pass unless a source file was edited in the meantime.
 * Resolves with whether all have passed.
 */
export async function runChanged<Id extends string>({
  kind,
  ids,
  stateOf,
  run,
  folder,
  readSources = () => sourceHash(ALL_SOURCES, { withTests: true }),
}: ChangedTests<Id>): Promise<boolean> {
  const cache = await openTestCache(kind, folder)
  const sources = await readSources()
  const toRun: Id[] = []
  for (const id of ids) if (isLongRun || isProfiled() || !cache.has(id, await stateOf(id))) toRun.push(id)
  console.log(`${kind}: ${toRun.length} to run, ${ids.length - toRun.length} have passed with the same sources`)
  if (toRun.length === 0) return true
  const passed = await run(toRun)
  if ((await readSources()) === sources)
    await cache.add(await Promise.all(passed.map(async (id) => ({ id, state: await stateOf(id) }))))
  return passed.length === toRun.length
}
