import { baselineIds, readActual, readBaseline, resultPath, sha256, writeInto } from './baselines.ts'
import { findClusters } from './clusters.ts'
import { comparePictures, differencePicture, hasSamePixels } from './compare.ts'
import type { Evidence } from './evidence.ts'
import { gapsOf } from './match-runs.ts'
import { storyOf, type Shot } from './plan.ts'
import { decodePicture, encodePicture, type Picture } from './picture.ts'
import { countOf } from './review/describe.ts'
import { MOTION_STATES } from './states.ts'
import type { Take } from './take.ts'
import type { TreeChange } from './trees.ts'

/**
 * Kinds of differences, and `failed` for screenshots that could not be captured. `browser`: the approved commit looks the same
 * in this browser, so the code has changed nothing. `tree`: the accessibility tree of a story in a language.
 */
export type FindingKind =
  | 'new'
  | 'changed'
  | 'browser'
  | 'removed'
  | 'orphan'
  | 'unsteady'
  | 'blank'
  | 'failed'
  | 'tree'

/** A screenshot that does not match its baseline. */
export interface Finding extends Evidence {
  id: string
  kind: FindingKind
  detail: string
  /** Hash of the file that the reviewer sees. */
  sha: string | null
  /** Hash of the approved file that it is compared with; absent without one. A verdict holds for both files. */
  approvedSha?: string
}

/** Writes both sides and their difference for the review page, and describes it. */
async function showDifference(
  id: string,
  expected: Picture,
  actual: Picture,
  evidence: Pick<Evidence, 'clusters' | 'contrasts'> = { clusters: findClusters(expected, actual) },
): Promise<Pick<Finding, 'detail' | 'sizes' | 'clusters' | 'contrasts'>> {
  await writeInto(resultPath(id, 'expected'), await encodePicture(expected))
  await writeInto(resultPath(id, 'difference'), await encodePicture(differencePicture(expected, actual)))
  return {
    detail: describeDifference(expected, actual),
    sizes: { approved: sizeOf(expected), taken: sizeOf(actual) },
    ...evidence,
  }
}

const sizeOf = ({ width, height }: Picture) => ({ width, height })

function describeDifference(expected: Picture, actual: Picture): string {
  const comparison = comparePictures(expected, actual)
  if (comparison.kind === 'equal') return 'equal'
  return comparison.kind === 'size'
    ? `${comparison.from} became ${comparison.to}`
    : `${countOf(comparison.count, 'pixel')} in ${comparison.box.left},${comparison.box.top} – ${comparison.box.right},${comparison.box.bottom}`
}

/** Whether a take has to be compared with a second one, in a new page. */
export const needsSecondTake = ({ kind }: Take): boolean => kind === 'new' || kind === 'changed'

/** Judges the takes of a picture; `null` if it equals the baseline. A picture that differs from itself is never passed. */
export async function judgeTakes(
  id: string,
  first: Take | undefined,
  second: Take | undefined,
): Promise<Finding | null> {
  const finding = (kind: FindingKind, detail: string): Finding => ({ id, kind, detail, sha: null })
  if (first === undefined) return finding('failed', 'its story was not visited to the end')
  if (first.kind === 'equal') return null
  if (first.kind === 'blank') return finding('blank', 'a single colour: nothing was rendered')
  if (first.kind === 'failed') return finding('failed', first.reasons.join('; '))
  if (second === undefined || second.pixels === null)
    return finding('unsteady', second?.reasons.join('; ') ?? 'its second visit has failed')
  if (second.pixels !== first.pixels)
    return { ...finding('unsteady', 'two captures of the same page differ'), hasTwoTakes: true }
  const file = await readActual(id)
  const taken = { id, sha: sha256(file) }
  const baseline = await readBaseline(id)
  if (baseline === null) return { ...taken, kind: 'new', detail: 'not reviewed yet' }
  const [expected, actual] = await Promise.all([decodePicture(baseline), decodePicture(file)])
  return {
    ...taken,
    kind: 'changed',
    approvedSha: sha256(baseline),
    ...(await showDifference(id, expected, actual, first.evidence)),
  }
}

const isOfMotion = ({ state }: Shot): boolean => MOTION_STATES.some((name) => name === state)

/** Findings for motions whose pictures are all equal: nothing moves, so they would pass without the animation. */
export function judgeMotions(shots: readonly Shot[], takes: ReadonlyMap<string, Take>): Finding[] {
  const motions = Map.groupBy(shots.filter(isOfMotion), storyOf)
  return [...motions.values()].flatMap((motion): Finding[] => {
    const pixels = new Set(motion.map(({ id }) => takes.get(id)?.pixels ?? null))
    if (motion.length < MOTION_STATES.length || pixels.size > 1 || pixels.has(null)) return []
    return motion.map(({ id }) => ({
      id,
      kind: 'failed',
      detail: 'nothing moves: its start, middle and end are equal',
      sha: null,
    }))
  })
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'))

/** Judges the accessibility tree of a story. A tree that differs from itself is never approved. */
export function judgeTree({ id, approved, taken }: TreeChange, isSteady: boolean): Finding {
  if (!isSteady)
    return { id, kind: 'unsteady', detail: 'two trees of the same story differ', sha: null, approved, taken }
  const gaps = gapsOf(linesOf(approved), linesOf(taken))
  const added = gaps.reduce((sum, { inserted }) => sum + inserted, 0)
  const gone = gaps.reduce((sum, { removed }) => sum + removed, 0)
  return {
    id,
    kind: 'tree',
    detail: `${countOf(added, 'line')} new, ${gone} gone`,
    sha: sha256(Buffer.from(taken)),
    ...(approved === '' ? {} : { approvedSha: sha256(Buffer.from(approved)) }),
    approved,
    taken,
  }
}

/** Judges a `changed` finding again, by the picture of the approved commit in the same browser. */
export async function judgeTwoSided(finding: Finding, approvedCommit: Buffer | null): Promise<Finding> {
  if (approvedCommit === null) return { ...finding, detail: 'the approved commit has no steady picture of it' }
  const actual = await decodePicture(await readActual(finding.id))
  const expected = await decodePicture(approvedCommit)
  if (hasSamePixels(expected, actual))
    return { ...finding, kind: 'browser', detail: 'only the browser makes the difference' }
  // Contrasts were measured against the baseline of another browser.
  return { ...finding, contrasts: [], ...(await showDifference(finding.id, expected, actual)) }
}

/** Findings for approved screenshots that are no longer planned. */
export async function judgeLeftovers(shots: readonly Shot[]): Promise<Finding[]> {
  const planned = new Set(shots.map(({ id }) => id))
  const subjects = new Set(shots.map(({ id }) => id.split('/')[0]))
  const leftovers = (await baselineIds()).filter((id) => !planned.has(id))
  return Promise.all(
    leftovers.map(async (id): Promise<Finding> => {
      const baseline = await readBaseline(id)
      const file = { id, sha: null, ...(baseline === null ? {} : { approvedSha: sha256(baseline) }) }
      return subjects.has(id.split('/')[0])
        ? { ...file, kind: 'orphan', detail: 'the story exists, but not in this mode' }
        : { ...file, kind: 'removed', detail: 'the story is gone' }
    }),
  )
}
