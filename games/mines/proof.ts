import { pictureUrl } from '../pictures.ts'
import type { GameProof } from '../proof.ts'
import { readLines, writeLines } from './bet-lines.ts'
import { formatFactor } from './format-factor.ts'
import { CELLS } from './pays.ts'
import { readField } from './read-view.ts'

const NAMES = {
  crystal: { ru: 'кристалл', en: 'crystal' },
  mine: { ru: 'мина', en: 'mine' },
} as const
const OPENED = { ru: 'открыли', en: 'opened' } as const

/** SVG files by path. */
const pictures = import.meta.glob<string>('./pictures/symbols/*.svg', { eager: true, query: '?raw', import: 'default' })

export const minesProof: GameProof = {
  name: { ru: 'Мины', en: 'Mines' },
  bet: {
    kind: 'lines',
    label: { ru: 'Ставка и клетки', en: 'Bet and cells' },
    hint: {
      ru: 'Три строки. stake — ставка в рублях, mines — число мин, open — открытые клетки по порядку: от 1 до 25, по рядам слева направо. Игра даёт эти строки вместе с открытым сидом.',
      en: 'Three lines: stake in rubles, mines for their number, and open for the opened cells in order, from 1 to 25, row by row from the left. The game gives these lines with the revealed seed.',
    },
    sample: 'stake 10\nmines 3\nopen 1',
    read: readLines,
    write: writeLines,
  },
  isGrid: true,
  symbols({ round }, language) {
    const { positions, opened } = readField(round?.view)
    if (positions === null) return []
    return Array.from({ length: CELLS }, (_, cell) => {
      const hidden = positions.includes(cell) ? 'mine' : 'crystal'
      return {
        label: NAMES[hidden][language],
        image: pictureUrl(pictures[`./pictures/symbols/${hidden}.svg`]),
        ...(opened.includes(cell) ? { mark: OPENED[language] } : {}),
      }
    })
  },
  pays({ round }, language) {
    const { pays, opened } = readField(round.view)
    if (pays === 0) return []
    const factor = formatFactor(pays, language)
    const label = {
      ru: `Открыто клеток: ${opened.length}, ×${factor}`,
      en: `Opened cells: ${opened.length}, ×${factor}`,
    }
    return [{ label: label[language], win: round.win }]
  },
}
