import { baselineIds, readActual, readBaseline, resultPath, sha256, writeInto } from './baselines.ts'
import type { Capture, Photographer } from './capture.ts'
import { findClusters } from './clusters.ts'
import { comparePictures, differencePicture, isBlank, hasSamePixels } from './compare.ts'
import type { Evidence } from './evidence.ts'
import type { Shot } from './plan.ts'
import { decodePicture, encodePicture, type Picture } from './picture.ts'

/**
 * Kinds of differences, and `failed` for screenshots that could not be captured. `browser`: the approved commit looks the same
 * in this browser, so the code has changed nothing. `tree`: the accessibility tree differs.
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

/** A screenshot that does not match its baseline. `sha` is the hash of the file that the reviewer sees. */
export interface Finding extends Evidence {
  id: string
  kind: FindingKind
  detail: string
  sha: string | null
}

type TakenCapture = Extract<Capture, { kind: 'taken' }>

async function judgeTaken(
  photographer: Photographer,
  shot: Shot,
  { picture: actual, evidence }: TakenCapture,
  expected: Picture | null,
): Promise<Finding | null> {
  const { id } = shot
  if (isBlank(actual)) return { id, kind: 'blank', detail: 'a single colour: nothing was rendered', sha: null }
  if (expected !== null && hasSamePixels(expected, actual)) return null
  // Capture again in a new page: a screenshot that differs from itself is a finding, never "passed on retry".
  const again = await photographer.capture(shot, { fresh: true })
  if (again.kind === 'failed') return { id, kind: 'unsteady', detail: again.reasons.join('; '), sha: null }
  const file = await encodePicture(actual)
  await writeInto(resultPath(id, 'actual'), file)
  if (!hasSamePixels(actual, again.picture)) {
    await writeInto(resultPath(id, 'second'), await encodePicture(again.picture))
    return { id, kind: 'unsteady', detail: 'two captures of the same page differ', sha: null }
  }
  if (expected === null) return { id, kind: 'new', detail: 'not reviewed yet', sha: sha256(file) }
  return { id, kind: 'changed', sha: sha256(file), ...(await showDifference(id, expected, actual)), ...evidence }
}

/** Writes both sides and their difference for the review page, and describes it. */
async function showDifference(
  id: string,
  expected: Picture,
  actual: Picture,
): Promise<Pick<Finding, 'detail' | 'sizes' | 'clusters'>> {
  await writeInto(resultPath(id, 'expected'), await encodePicture(expected))
  await writeInto(resultPath(id, 'difference'), await encodePicture(differencePicture(expected, actual)))
  return {
    detail: describeDifference(expected, actual),
    sizes: { approved: sizeOf(expected), taken: sizeOf(actual) },
    clusters: findClusters(expected, actual),
  }
}

const sizeOf = ({ width, height }: Picture) => ({ width, height })

function describeDifference(expected: Picture, actual: Picture): string {
  const comparison = comparePictures(expected, actual)
  if (comparison.kind === 'equal') return 'equal'
  return comparison.kind === 'size'
    ? `${comparison.from} became ${comparison.to}`
    : `${comparison.count} pixels in ${comparison.box.left},${comparison.box.top} – ${comparison.box.right},${comparison.box.bottom}`
}

/** Captures a screenshot and returns its finding, or `null` if it equals the baseline. */
export async function judge(photographer: Photographer, shot: Shot): Promise<Finding | null> {
  const baseline = await readBaseline(shot.id)
  const approved = baseline === null ? null : await decodePicture(baseline)
  const taken = await photographer.capture(shot, { approved })
  if (taken.kind === 'failed') return { id: shot.id, kind: 'failed', detail: taken.reasons.join('; '), sha: null }
  return judgeTaken(photographer, shot, taken, approved)
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
  return leftovers.map((id): Finding =>
    subjects.has(id.split('/')[0])
      ? { id, kind: 'orphan', detail: 'the story exists, but not in this mode', sha: null }
      : { id, kind: 'removed', detail: 'the story is gone', sha: null },
  )
}
