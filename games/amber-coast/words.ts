import { rubles, text } from '../kit/texts.ts'
import type { FreeSpins, LineView, SpinView } from './read-view.ts'

/* A spin in words, for the caption and for screen readers. */

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Joins the lines on which equal symbols pay. */
function groupsOf(lines: readonly LineView[]) {
  const groups: Map<string, LineView[]> = new Map()
  for (const line of lines) {
    const key = `${line.symbol}-${line.count}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()].map((group) => ({
    isOne: group.length === 1,
    symbol: text(group[0]?.symbol ?? ''),
    count: String(group[0]?.count),
    lines: group.map(({ line }) => line).join(', '),
    win: rubles(group.reduce((sum, { win }) => sum + win, 0)),
  }))
}

/** What a spin paid, in full for a sentence or short for the caption; empty for nothing. */
function winTexts({ lines, scatters, scatterWin, free }: SpinView, isShort: boolean): readonly string[] {
  const [line, several, scattered] = isShort
    ? ['captionLine', 'captionLines', 'captionScatters']
    : ['line', 'lines', 'scatters']
  return [
    ...(scatterWin > 0 ? [text(scattered, { count: String(scatters), win: rubles(scatterWin) })] : []),
    ...(free !== null && free.added > 0 ? [text('added', { added: String(free.added) })] : []),
    ...groupsOf(lines).map(({ isOne, ...values }) => text(isOne ? line : several, values)),
  ]
}

/** Placeholders of the texts about free spins. */
const freeValues = ({ played, won }: FreeSpins, total: number) => ({
  played: String(played),
  number: String(played + 1),
  won: String(won),
  total: rubles(total),
})

/** A spin as a sentence and as a caption. */
export function describeSpin(spin: SpinView, isOver: boolean) {
  const wins = winTexts(spin, false).join('; ') || text('noLines')
  const caption = winTexts(spin, true).join(';\n') || text('nothing')
  const { free } = spin
  if (free === null) return { spoken: capitalised(wins), caption }
  const values = { ...freeValues(free, spin.total), wins: capitalised(wins) }
  const spokenKey = free.played === 0 ? 'spokenWon' : isOver ? 'spokenRound' : 'spokenFree'
  return { spoken: text(spokenKey, values), caption: isOver ? text('wholeRound', values) : caption }
}

/** The line above the reels: the free spins and what the round has won, or what the game is. */
export function statusTexts(spin: SpinView | null) {
  const free = spin?.free ?? null
  if (spin === null || free === null) return { spins: text('about'), total: '' }
  const values = freeValues(free, spin.total)
  return { spins: text(free.played === 0 ? 'won' : 'free', values), total: text('total', values) }
}

/** Text of the button that plays the next free spin. */
export const nextText = ({ free, total }: SpinView): string =>
  free === null ? '' : text('next', freeValues(free, total))

/** The visible symbols, row by row. */
export function gridText(grid: readonly (readonly string[])[]) {
  const [top = '', middle = '', bottom = ''] = [0, 1, 2].map((row) =>
    grid.map((reel) => text(reel[row] ?? '')).join(', '),
  )
  return text('reels', { top, middle, bottom })
}
