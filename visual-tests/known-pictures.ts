import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBaseline, sha256, writeInto } from './baselines.ts'
import { readMadeFrom, type MadeFrom } from './made-from.ts'
import type { Shot } from './plan.ts'

/** Per screenshot id: hash of its sources and of its baseline when they last matched on this machine. */
const cacheFile = join(import.meta.dirname, '.known-pictures.json')

/** Cache of screenshots that need no new capture during development; `npm test` captures all. */
export interface KnownPictures {
  /** Whether the same sources matched the baseline before. Always false for pages, which depend on server data. */
  isAsApproved: (shot: Shot) => Promise<boolean>
  /** Stores screenshots that have just matched their baselines. */
  remember(shots: readonly Shot[]): Promise<void>
}

async function readCache(): Promise<Record<string, string>> {
  const text = await readFile(cacheFile, 'utf8').catch(() => '{}')
  const cache: Record<string, string> = JSON.parse(text)
  return cache
}

/** An unreadable build disables the cache: every screenshot is captured. */
const nothingKnown = (error: unknown): MadeFrom => {
  console.log(error instanceof Error ? error.message : error)
  return () => null
}

/** Opens the cache for a built Storybook and an environment. */
export async function knownPictures(folder: string, environment: string): Promise<KnownPictures> {
  const [madeFrom, cache] = await Promise.all([readMadeFrom(folder, environment).catch(nothingKnown), readCache()])
  const stateOf = async ({ id, subject }: Shot): Promise<string | null> => {
    const source = subject.kind === 'story' ? madeFrom(subject.story) : null
    const approved = source === null ? null : await readBaseline(id)
    return source === null || approved === null ? null : `${source} ${sha256(approved)}`
  }
  return {
    async isAsApproved(shot) {
      const state = await stateOf(shot)
      return state !== null && cache[shot.id] === state
    },
    async remember(shots) {
      for (const shot of shots) {
        const state = await stateOf(shot)
        if (state !== null) cache[shot.id] = state
      }
      await writeInto(cacheFile, JSON.stringify(cache, null, 1))
    },
  }
}
