import { isLongRun } from '#contract/testing/test-runs.ts'
import { isProfiled } from '#ci/profile.ts'
import { openTestCache } from '#ci/test-cache.ts'
import { languages } from '#storybook/modes.ts'
import { readBaseline, sha256 } from './baselines.ts'
import { readMadeFrom, type MadeFrom } from './made-from.ts'
import type { Shot } from './plan.ts'
import { readTreesOf } from './trees.ts'

/** Stories that are known to pass, and to look as approved. */
export interface KnownStories {
  /** Whether the same sources had the same approved pictures and trees when the story last passed. */
  isAsApproved: (story: string) => boolean
  /** Stores stories that have just passed and look as approved. */
  remember(stories: readonly string[]): Promise<void>
}

/** An unreadable build disables the cache: every story is visited. */
const nothingKnown = (error: unknown): MadeFrom => {
  console.log(error instanceof Error ? error.message : error)
  return () => null
}

/** Opens the known stories of a built Storybook in an environment. */
export async function knownStories(
  folder: string,
  environment: string,
  { shots, stories }: { shots: readonly Shot[]; stories: readonly string[] },
): Promise<KnownStories> {
  const [madeFrom, cache] = await Promise.all([
    readMadeFrom(folder, environment).catch(nothingKnown),
    openTestCache('stories'),
  ])
  const idsOf = Map.groupBy(shots, ({ subject }) => (subject.kind === 'story' ? subject.story : ''))
  const stateOf = async (story: string): Promise<string | null> => {
    const source = madeFrom(story)
    if (source === null) return null
    const files = await Promise.all((idsOf.get(story) ?? []).map(({ id }) => readBaseline(id)))
    const trees = await Promise.all(languages.map((language) => readTreesOf(story, language)))
    const parts = [...files.map((file) => (file === null ? '' : sha256(file))), ...trees]
    return parts.includes('') ? null : sha256(Buffer.from([source, ...parts].join(' ')))
  }
  /** As they are before the visits: pictures approved meanwhile were not seen. */
  const states = new Map(await Promise.all(stories.map(async (story) => [story, await stateOf(story)] as const)))
  return {
    isAsApproved: (story) => !isLongRun && !isProfiled() && cache.has(story, states.get(story) ?? null),
    async remember(passed) {
      const passes = passed.map((id) => ({ id, state: states.get(id) ?? null }))
      const current = await Promise.all(passed.map(stateOf))
      await cache.add(passes.filter(({ state }, index) => state === current[index]))
    },
  }
}
