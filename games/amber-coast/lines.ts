import { SCATTER, WILD, type CoastSymbol, type LineSymbol } from './reels.ts'

/** Rows of the twenty lines on reels 1 to 5: 0 is the top row. */
export const LINES: readonly (readonly number[])[] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00122',
  '22100',
  '10001',
  '12221',
  '10121',
  '12101',
  '01110',
  '21112',
  '01010',
  '21212',
  '11011',
  '11211',
  '00100',
  '22122',
  '10101',
].map((rows) => [...rows].map(Number))

/** Fewest symbols or scatters that pay. */
const MIN_COUNT = 3

type Pays = readonly [three: number, four: number, five: number]

/** Wins are whole tenths of the stake. */
export const TENTHS = 10

/** Tenths of the stake for three, four and five equal symbols on a line. */
export const LINE_PAYS: Readonly<Record<LineSymbol, Pays>> = {
  ship: [25, 120, 500],
  anchor: [15, 60, 300],
  helm: [10, 40, 150],
  shell: [6, 20, 80],
  starfish: [5, 16, 60],
  fish: [4, 12, 40],
  pebble: [3, 8, 30],
}

/** Tenths of the stake for three, four and five scatters anywhere. */
export const SCATTER_PAYS: Pays = [20, 100, 500]

const paid = (pays: Pays, count: number): number => pays[count - MIN_COUNT] ?? 0

const isLineSymbol = (symbol: CoastSymbol | undefined): symbol is LineSymbol =>
  symbol !== undefined && Object.hasOwn(LINE_PAYS, symbol)

/** A line that pays. */
export interface LineWin {
  /** Its number, from 1. */
  readonly line: number
  readonly symbol: LineSymbol
  readonly count: number
  readonly tenths: number
}

/** Returns what five symbols pay from the left, or `null`. The first reel has no wild, so its symbol decides. */
export function lineWin(symbols: readonly CoastSymbol[]): Omit<LineWin, 'line'> | null {
  const [symbol] = symbols
  if (!isLineSymbol(symbol)) return null
  const other = symbols.findIndex((one) => one !== symbol && one !== WILD)
  const count = other === -1 ? symbols.length : other
  const tenths = paid(LINE_PAYS[symbol], count)
  return tenths === 0 ? null : { symbol, count, tenths }
}

/** What a grid pays. */
export interface SpinWin {
  readonly lines: readonly LineWin[]
  readonly scatters: number
  readonly scatterTenths: number
  /** All of it. */
  readonly tenths: number
  /** Whether it wins free spins. */
  readonly isTrigger: boolean
}

/** Returns what a grid of symbols by reel and row pays. */
export function spinWin(grid: readonly (readonly CoastSymbol[])[]): SpinWin {
  const lines = LINES.flatMap((rows, index) => {
    const win = lineWin(rows.flatMap((row, reel) => grid[reel]?.[row] ?? []))
    return win === null ? [] : [{ line: index + 1, ...win }]
  })
  const scatters = grid.flat().filter((symbol) => symbol === SCATTER).length
  const scatterTenths = paid(SCATTER_PAYS, scatters)
  const tenths = lines.reduce((sum, line) => sum + line.tenths, scatterTenths)
  return { lines, scatters, scatterTenths, tenths, isTrigger: scatters >= MIN_COUNT }
}
