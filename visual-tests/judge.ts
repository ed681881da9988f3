import { baselineIds, readBaseline, resultPath, sha256, writeInto } from './baselines.ts'
import type { Photographer } from './capture.ts'
import { comparePictures, differencePicture, isBlank, showTheSame } from './compare.ts'
import type { Shot } from './plan.ts'
import { decodePng, encodePng } from './png.ts'

/** Six different reds, and the pictures that could not be taken at all. */
export type RedKind = 'new' | 'changed' | 'removed' | 'orphan' | 'unsteady' | 'blank' | 'failed'

/** A picture that is not as it was approved. `sha` names the bytes that the reviewer sees. */
export interface Red {
  id: string
  kind: RedKind
  detail: string
  sha: string | null
}

async function judgeTaken(
  photographer: Photographer,
  shot: Shot,
  png: Buffer,
  expected: Buffer | null,
): Promise<Red | null> {
  const { id } = shot
  const actual = decodePng(png)
  if (isBlank(actual)) return { id, kind: 'blank', detail: 'one colour: nothing was drawn', sha: null }
  const before = expected === null ? null : decodePng(expected)
  const comparison = before === null ? null : comparePictures(before, actual)
  if (comparison?.kind === 'equal') return null
  // Taken again in a fresh page: a picture that differs from itself is a red of its own and never "passed on retry".
  const again = await photographer.capture(shot, { fresh: true })
  if (again.kind === 'failed') return { id, kind: 'unsteady', detail: again.reasons.join('; '), sha: null }
  await writeInto(resultPath(id, 'actual'), png)
  if (!showTheSame(png, again.png)) {
    await writeInto(resultPath(id, 'second'), again.png)
    return { id, kind: 'unsteady', detail: 'two takes of the same page differ', sha: null }
  }
  if (expected === null || before === null || comparison === null) {
    return { id, kind: 'new', detail: 'nobody has looked at it yet', sha: sha256(png) }
  }
  await writeInto(resultPath(id, 'expected'), expected)
  await writeInto(resultPath(id, 'difference'), encodePng(differencePicture(before, actual)))
  const detail =
    comparison.kind === 'size'
      ? `${comparison.from} became ${comparison.to}`
      : `${comparison.count} pixels in ${comparison.box.left},${comparison.box.top} – ${comparison.box.right},${comparison.box.bottom}`
  return { id, kind: 'changed', detail, sha: sha256(png) }
}

/** Takes a picture and says what is wrong with it, or `null`. `compare` is false in an environment of another kind. */
export async function judge(photographer: Photographer, shot: Shot, compare: boolean): Promise<Red | null> {
  const baseline = compare ? await readBaseline(shot.id) : null
  const taken = await photographer.capture(shot, { approved: baseline })
  if (taken.kind === 'failed') return { id: shot.id, kind: 'failed', detail: taken.reasons.join('; '), sha: null }
  const expected = compare ? baseline : taken.png
  // The approved file itself, byte for byte; nobody approves a blank one.
  if (compare && expected?.equals(taken.png) === true) return null
  return judgeTaken(photographer, shot, taken.png, expected)
}

/** Approved pictures that no longer belong to anything. */
export async function judgeLeftovers(shots: readonly Shot[]): Promise<Red[]> {
  const planned = new Set(shots.map(({ id }) => id))
  const subjects = new Set(shots.map(({ id }) => id.split('/')[0]))
  const left = (await baselineIds()).filter((id) => !planned.has(id))
  return left.map((id): Red =>
    subjects.has(id.split('/')[0])
      ? { id, kind: 'orphan', detail: 'its story exists, and this mode of it does not', sha: null }
      : { id, kind: 'removed', detail: 'its story is gone', sha: null },
  )
}
