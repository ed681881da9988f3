/*
 * The bets of a table with a single zero: 157 places of 13 kinds. The numbers in a name ascend.
 *
 * - `straight-17`: one number, 0 to 36
 * - `split-17-20`: two neighbours; also 0 with 1, 2 or 3
 * - `street-16-17-18`: a row of three; also 0-1-2 and 0-2-3
 * - `corner-16-17-19-20`: four that touch; also 0-1-2-3
 * - `line-16-17-18-19-20-21`: two rows
 * - `dozen-1` (1–12), `dozen-2`, `dozen-3`
 * - `column-1` (1, 4, … 34), `column-2`, `column-3`
 * - `red`, `black`, `odd`, `even`, `low` (1–18), `high` (19–36); zero is in none of them
 */

const LAST = 36
const PER_ROW = 3
const HALF = 18
const DOZEN = 12

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

const isInLastColumn = (number: number): boolean => number % PER_ROW === 0
const isInFirstColumn = (number: number): boolean => number % PER_ROW === 1

const numbers = Array.from({ length: LAST }, (_, index) => index + 1)
const numbersWhere = (matches: (number: number) => boolean): readonly number[] => numbers.filter(matches)
const range = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index)

const neighbours: readonly (readonly [kind: string, covered: readonly number[]])[] = [
  ...[0, ...numbers].map((number) => ['straight', [number]] as const),
  ...[
    ...[1, 2, 3].map((number) => [0, number]),
    ...numbers.filter((number) => !isInLastColumn(number)).map((number) => [number, number + 1]),
    ...numbers.filter((number) => number + PER_ROW <= LAST).map((number) => [number, number + PER_ROW]),
  ].map((covered) => ['split', covered] as const),
  ...[[0, 1, 2], [0, 2, 3], ...numbersWhere(isInFirstColumn).map((first) => range(first, PER_ROW))].map(
    (covered) => ['street', covered] as const,
  ),
  ...[
    [0, 1, 2, 3],
    ...numbers
      .filter((number) => !isInLastColumn(number) && number + PER_ROW < LAST)
      .map((number) => [number, number + 1, number + PER_ROW, number + PER_ROW + 1]),
  ].map((covered) => ['corner', covered] as const),
  ...numbersWhere((number) => isInFirstColumn(number) && number + PER_ROW < LAST).map(
    (first) => ['line', range(first, 2 * PER_ROW)] as const,
  ),
]

/** The kinds of bets on the numbers; the others lie beside them. */
export const INSIDE_KINDS = ['straight', 'split', 'street', 'corner', 'line'] as const

/** The numbers that each bet covers, by its name. */
export const BETS: ReadonlyMap<string, readonly number[]> = new Map([
  ...neighbours.map(([kind, covered]) => [`${kind}-${covered.join('-')}`, covered] as const),
  ...[1, 2, 3].map((dozen) => [`dozen-${dozen}`, range((dozen - 1) * DOZEN + 1, DOZEN)] as const),
  ...[1, 2, 3].map(
    (column) => [`column-${column}`, numbersWhere((number) => (number - column) % PER_ROW === 0)] as const,
  ),
  ['red', numbersWhere((number) => RED.has(number))],
  ['black', numbersWhere((number) => !RED.has(number))],
  ['odd', numbersWhere((number) => number % 2 === 1)],
  ['even', numbersWhere((number) => number % 2 === 0)],
  ['low', range(1, HALF)],
  ['high', range(HALF + 1, HALF)],
])

/** What a winning bet pays with its stake, as a multiple of it: 36 shared by the numbers that it covers. */
export const payoutOf = (covered: readonly number[]): number => LAST / covered.length
