import { readBaseline } from './baselines.ts'
import type { Shot } from './plan.ts'
import { decodePng } from './png.ts'
import { comparePictures } from './compare.ts'

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
export async function modeProofs(shots: readonly Shot[]): Promise<string[]> {
  const collapsed: string[] = []
  const subjects = [...new Set(shots.map(({ id }) => id.split('/')[0] ?? ''))]
  for (const [one, other] of pairs) {
    const [first, second] = [await readBaseline(`home/${one}`), await readBaseline(`home/${other}`)]
    if (first === null || second === null) continue
    if (comparePictures(decodePng(first), decodePng(second)).kind === 'equal')
      collapsed.push(`${one} and ${other} are the same`)
  }
  for (const subject of subjects.filter((name) => name !== 'home')) {
    const [first, second] = [
      await readBaseline(`${subject}/1440-ru-night`),
      await readBaseline(`${subject}/390-en-day`),
    ]
    if (first !== null && second !== null && comparePictures(decodePng(first), decodePng(second)).kind === 'equal') {
      collapsed.push(`${subject} is the same in both of its modes`)
    }
  }
  return collapsed
}
