import { readBaseline } from './baselines.ts'
import { hasSamePixels } from './compare.ts'
import { proofSubjects } from './plan.ts'

/** Pairs of modes that differ in one dimension. */
const pairs = [
  ['1440-ru-night', '1440-ru-day'],
  ['1440-ru-night', '1440-en-night'],
  ['1440-ru-night', '390-ru-night'],
  ['390-en-day', '390-en-night'],
  ['390-en-day', '390-ru-day'],
  ['390-en-day', '1440-en-day'],
] as const

/**
 * Checks that every dimension changes pixels: two equal neighbours mean that a mode has silently stopped working.
 * Returns the failures.
 */
export async function modeProofs(): Promise<string[]> {
  const failures: string[] = []
  for (const subject of proofSubjects) {
    for (const [one, other] of pairs) {
      const [first, second] = [await readBaseline(`${subject}/${one}`), await readBaseline(`${subject}/${other}`)]
      if (first === null || second === null || hasSamePixels(first, second))
        failures.push(`${subject}: ${one} and ${other} are the same, or one is missing`)
    }
  }
  return failures
}
