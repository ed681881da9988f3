import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBaseline, sha256, writeInto } from './baselines.ts'
import { readMadeFrom, type MadeFrom } from './made-from.ts'
import type { Shot } from './plan.ts'

/** Per screenshot id: hashes of its sources and its baseline when they matched on this machine, newest first. */
const CACHE_FILE = join(import.meta.dirname, '.known-pictures.json')

/** States kept per screenshot, so that going back to another branch captures nothing again. */
const MAX_STATES = 4

/** Cache of screenshots that need no new capture during development; `npm test` captures all. */
export interface KnownPictures {
  /** Whether the same sources matched the baseline before. Always false for pages, which depend on server data. */
  isAsApproved: (shot: Shot) => Promise<boolean>
  /** Stores screenshots that have just matched their baselines. */
  remember(shots: readonly Shot[]): Promise<void>
}

async function readCache(cacheFile: string): Promise<Record<string, string[]>> {
  const text = await readFile(cacheFile, 'utf8').catch(() => '{}')
  // An older version kept a single state.
  const cache: Record<string, string | string[]> = JSON.parse(text)
  return Object.fromEntries(Object.entries(cache).map(([id, states]) => [id, [states].flat()]))
}

/** An unreadable build disables the cache: every screenshot is captured. */
const nothingKnown = (error: unknown): MadeFrom => {
  console.log(error instanceof Error ? error.message : error)
  return () => null
}

/** Opens the cache for a built Storybook and an environment. */
export async function knownPictures(
  folder: string,
  environment: string,
  cacheFile = CACHE_FILE,
): Promise<KnownPictures> {
  const [madeFrom, cache] = await Promise.all([
    readMadeFrom(folder, environment).catch(nothingKnown),
    readCache(cacheFile),
  ])
  const stateOf = async ({ id, subject }: Shot): Promise<string | null> => {
    const source = subject.kind === 'story' ? madeFrom(subject.story) : null
    const approved = source === null ? null : await readBaseline(id)
    return source === null || approved === null ? null : `${source} ${sha256(approved)}`
  }
  return {
    async isAsApproved(shot) {
      const state = await stateOf(shot)
      return state !== null && cache[shot.id]?.includes(state) === true
    },
    async remember(shots) {
      for (const shot of shots) {
        const state = await stateOf(shot)
        if (state === null) continue
        const others = (cache[shot.id] ?? []).filter((other) => other !== state)
        cache[shot.id] = [state, ...others].slice(0, MAX_STATES)
      }
      await writeInto(cacheFile, JSON.stringify(cache, null, 1))
    },
  }
}
