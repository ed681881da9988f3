import { createMode } from '#storybook/modes.ts'
import type { Photographer } from './capture.ts'
import { hasSamePixels } from './compare.ts'

/** The story that proves the modes: it has text, a date, colours of both themes, and takes the available width. */
const PROOF_STORY = 'product-tournamentcard--running'

const base = createMode(1440, 'ru', 'night')
/** Modes that differ from the base in one dimension. */
const neighbours = [createMode(390, 'ru', 'night'), createMode(1440, 'en', 'night'), createMode(1440, 'ru', 'day')]

/** Checks that every dimension changes pixels, so that no mode silently stops working. Returns the failures. */
export async function proveModes(photographer: Photographer): Promise<string[]> {
  const capture = (mode: typeof base) =>
    photographer.capture({ id: `${PROOF_STORY}/${mode.id}`, subject: { kind: 'story', story: PROOF_STORY }, mode })
  const first = await capture(base)
  const failures: string[] = []
  for (const mode of neighbours) {
    const other = await capture(mode)
    if (first.kind === 'failed' || other.kind === 'failed' || hasSamePixels(first.picture, other.picture))
      failures.push(`${PROOF_STORY}: ${base.id} and ${mode.id} are the same, or one failed`)
  }
  return failures
}
