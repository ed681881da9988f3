import { readBaseline } from './baselines.ts'
import { showTheSame } from './compare.ts'
import { proofSubjects } from './plan.ts'

/** Two modes that differ in one dimension only. */
const pairs = [
  ['1440-ru-night', '1440-ru-day'],
  ['1440-ru-night', '1440-en-night'],
  ['1440-ru-night', '390-ru-night'],
  ['390-en-day', '390-en-night'],
  ['390-en-day', '390-ru-day'],
  ['390-en-day', '1440-en-day'],
] as const

/**
 * Every dimension must change pixels: a mode that shows the same as its neighbour is a dimension that has collapsed
 * unseen. Returns what collapsed.
 */
export async function modeProofs(): Promise<string[]> {
  const collapsed: string[] = []
  for (const subject of proofSubjects) {
    for (const [one, other] of pairs) {
      const [first, second] = [await readBaseline(`${subject}/${one}`), await readBaseline(`${subject}/${other}`)]
      if (first === null || second === null || showTheSame(first, second))
        collapsed.push(`${subject}: ${one} and ${other} are the same, or one is missing`)
    }
  }
  return collapsed
}
