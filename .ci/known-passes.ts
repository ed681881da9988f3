import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isLongRun } from '#contract/testing/test-runs.ts'

/*
 * What has passed is not run again while everything that it depends on is unchanged. `.cache/` keeps the hashes, so a
 * machine or a CI cache that has the folder runs only what a change can break; `npm test -- --all` runs everything.
 */

const cacheFolder = join(import.meta.dirname, '..', '.cache')

/** Hashes kept per id, so that going back to another branch runs nothing again. */
const MAX_STATES = 4

/** The known passes of one kind. A state is the hash of all that the test depends on. */
export interface KnownPasses {
  has(id: string, state: string): boolean
  /** Stores passes that were just seen. */
  add(passes: readonly { id: string; state: string }[]): Promise<void>
}

/** Opens the known passes of a kind, such as `journeys`. */
export async function openKnownPasses(kind: string, folder = cacheFolder): Promise<KnownPasses> {
  const file = join(folder, `passed-${kind}.json`)
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const states: Record<string, string[]> = JSON.parse(text)
  return {
    has: (id, state) => !isLongRun && (states[id]?.includes(state) ?? false),
    async add(passes) {
      for (const { id, state } of passes)
        states[id] = [state, ...(states[id] ?? []).filter((other) => other !== state)].slice(0, MAX_STATES)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(`${file}.new`, JSON.stringify(states))
      await rename(`${file}.new`, file)
    },
  }
}
