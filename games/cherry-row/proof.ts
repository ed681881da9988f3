import { pictureUrl } from '../pictures.ts'
import type { GameProof } from '../proof.ts'
import { cherryNames } from './names.ts'
import { readSpin } from './read-view.ts'
import { SYMBOLS } from './rules.ts'

/** SVG files by path. */
const pictures = import.meta.glob<string>('./pictures/symbols/*.svg', { eager: true, query: '?raw', import: 'default' })

export const cherryRowProof: GameProof = {
  name: { ru: 'Вишнёвый Ряд', en: 'Cherry Row' },
  bet: { kind: 'stake' },
  symbols: ({ round }, language) =>
    readSpin(round?.view)
      .symbols.flatMap((shown) => SYMBOLS.find((symbol) => symbol === shown) ?? [])
      .map((symbol) => ({
        label: cherryNames[symbol][language],
        image: pictureUrl(pictures[`./pictures/symbols/${symbol}.svg`]),
      })),
}
