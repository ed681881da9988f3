import { baselineIds, readBaseline, resultPath, sha256, writeInto } from './baselines.ts'
import type { Photographer } from './capture.ts'
import { comparePictures, differencePicture, isBlank, hasSamePixels } from './compare.ts'
import type { Shot } from './plan.ts'
import { decodePicture, encodePicture, type Picture } from './picture.ts'

/** Six kinds of differences, and `failed` for screenshots that could not be captured. */
export type FindingKind = 'new' | 'changed' | 'removed' | 'orphan' | 'unsteady' | 'blank' | 'failed'

/** A screenshot that does not match its baseline. `sha` is the hash of the file that the reviewer sees. */
export interface Finding {
  id: string
  kind: FindingKind
  detail: string
  sha: string | null
}

async function judgeTaken(
  photographer: Photographer,
  shot: Shot,
  actual: Picture,
  expected: Picture | null,
): Promise<Finding | null> {
  const { id } = shot
  if (isBlank(actual)) return { id, kind: 'blank', detail: 'a single colour: nothing was rendered', sha: null }
  const comparison = expected === null ? null : comparePictures(expected, actual)
  if (comparison?.kind === 'equal') return null
  // Capture again in a new page: a screenshot that differs from itself is a finding, never "passed on retry".
  const again = await photographer.capture(shot, { fresh: true })
  if (again.kind === 'failed') return { id, kind: 'unsteady', detail: again.reasons.join('; '), sha: null }
  const file = await encodePicture(actual)
  await writeInto(resultPath(id, 'actual'), file)
  if (!hasSamePixels(actual, again.picture)) {
    await writeInto(resultPath(id, 'second'), await encodePicture(again.picture))
    return { id, kind: 'unsteady', detail: 'two captures of the same page differ', sha: null }
  }
  if (expected === null || comparison === null)
    return { id, kind: 'new', detail: 'not reviewed yet', sha: sha256(file) }
  await writeInto(resultPath(id, 'expected'), await encodePicture(expected))
  await writeInto(resultPath(id, 'difference'), await encodePicture(differencePicture(expected, actual)))
  const detail =
    comparison.kind === 'size'
      ? `${comparison.from} became ${comparison.to}`
      : `${comparison.count} pixels in ${comparison.box.left},${comparison.box.top} – ${comparison.box.right},${comparison.box.bottom}`
  return { id, kind: 'changed', detail, sha: sha256(file) }
}

/** Captures a screenshot and returns its finding, or `null`. `compare` is false in a different environment. */
export async function judge(photographer: Photographer, shot: Shot, compare: boolean): Promise<Finding | null> {
  const baseline = compare ? await readBaseline(shot.id) : null
  const approved = baseline === null ? null : await decodePicture(baseline)
  const taken = await photographer.capture(shot, { approved })
  if (taken.kind === 'failed') return { id: shot.id, kind: 'failed', detail: taken.reasons.join('; '), sha: null }
  return judgeTaken(photographer, shot, taken.picture, compare ? approved : taken.picture)
}

/** Findings for approved screenshots that are no longer planned. */
export async function judgeLeftovers(shots: readonly Shot[]): Promise<Finding[]> {
  const planned = new Set(shots.map(({ id }) => id))
  const subjects = new Set(shots.map(({ id }) => id.split('/')[0]))
  const leftovers = (await baselineIds()).filter((id) => !planned.has(id))
  return leftovers.map((id): Finding =>
    subjects.has(id.split('/')[0])
      ? { id, kind: 'orphan', detail: 'the story exists, but not in this mode', sha: null }
      : { id, kind: 'removed', detail: 'the story is gone', sha: null },
  )
}
