import { byId, element } from '../kit/elements.ts'
import { LINES } from './lines.ts'
import type { SpinView } from './read-view.ts'

/* Draws the winning lines over the reels. Their numbers stand where they begin; the caption names them, too. */

const SCATTER = 'lighthouse'
/** Size of a cell in the picture of the lines. */
const CELL = 100
const COLOURS = 5
/** Distance of lines on the same cells, in the picture. */
const APART = 5
const SVG = 'http://www.w3.org/2000/svg'

function polyline(points: string, kind: string) {
  const line = document.createElementNS(SVG, 'polyline')
  line.setAttribute('points', points)
  line.setAttribute('class', kind)
  return line
}

/** Shows the wins of a spin; `null` for none. By reel. */
export function showLines(spin: SpinView | null, cells: readonly (readonly Element[])[]) {
  const rows = [...byId('badges').children]
  for (const row of rows) row.replaceChildren()
  for (const cell of cells.flat()) cell.removeAttribute('data-won')
  const drawn = (spin?.lines ?? []).flatMap(({ line, count }, index) => {
    const path = (LINES[line - 1] ?? []).slice(0, count)
    path.forEach((row, reel) => cells[reel]?.[row]?.setAttribute('data-won', ''))
    const colour = `line-${index % COLOURS}`
    rows[path[0] ?? 0]?.append(element('span', { class: colour }, String(line)))
    const yOf = (row: number) => (row + 0.5) * CELL + ((index % COLOURS) - 2) * APART
    // Each begins at the edge of the first reel.
    const points = [`0,${yOf(path[0] ?? 0)}`, ...path.map((row, reel) => `${(reel + 0.5) * CELL},${yOf(row)}`)].join(
      ' ',
    )
    return [polyline(points, 'under'), polyline(points, colour)]
  })
  byId('lines').replaceChildren(...drawn)
  const scatterWin = spin?.scatterWin ?? 0
  spin?.grid.forEach((reel, index) =>
    reel.forEach((symbol, row) => {
      if (scatterWin > 0 && symbol === SCATTER) cells[index]?.[row]?.setAttribute('data-won', '')
    }),
  )
  byId('reels').toggleAttribute('data-won', drawn.length > 0 || scatterWin > 0)
}
