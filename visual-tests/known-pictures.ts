import { isLongRun } from '#contract/testing/test-runs.ts'
import { isProfiled } from '#ci/profile.ts'
import { openTestCache } from '#ci/test-cache.ts'
import { readBaseline, sha256 } from './baselines.ts'
import { readMadeFrom, type MadeFrom } from './made-from.ts'
import type { Shot } from './plan.ts'

/** Screenshots that are known to match their baselines. */
export interface KnownPictures {
  /** Whether the same sources matched the same baseline before. Always false for pages, which depend on server data. */
  isAsApproved: (shot: Shot) => Promise<boolean>
  /** Stores screenshots that have just matched their baselines. */
  remember(shots: readonly Shot[]): Promise<void>
}

/** An unreadable build disables the cache: every screenshot is captured. */
const nothingKnown = (error: unknown): MadeFrom => {
  console.log(error instanceof Error ? error.message : error)
  return () => null
}

/** Opens the known screenshots of a built Storybook in an environment. */
export async function knownPictures(folder: string, environment: string): Promise<KnownPictures> {
  const [madeFrom, cache] = await Promise.all([
    readMadeFrom(folder, environment).catch(nothingKnown),
    openTestCache('pictures'),
  ])
  const stateOf = async ({ id, subject }: Shot): Promise<string | null> => {
    const source = subject.kind === 'story' ? madeFrom(subject.story) : null
    const approved = source === null ? null : await readBaseline(id)
    return source === null || approved === null ? null : `${source} ${sha256(approved)}`
  }
  return {
    async isAsApproved(shot) {
      return !isLongRun && !isProfiled() && cache.has(shot.id, await stateOf(shot))
    },
    async remember(shots) {
      await cache.add(await Promise.all(shots.map(async (shot) => ({ id: shot.id, state: await stateOf(shot) }))))
    },
  }
}
