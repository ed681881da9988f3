/* Where the bets lie on the cloth, and how arrow keys move between them. */

/** A place in cells. */
export interface Point {
  x: number
  y: number
}

const PER_COLUMN = 3
const BELOW_ROWS = 2.5
const BEFORE_COLUMNS = 0.5
/** How much a step aside costs against a step ahead. */
const ASIDE = 2.5

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const columnOf = (number: number) => Math.ceil(number / PER_COLUMN)
/** Row from the top: 3, 6, 9… lie in the first. */
const rowOf = (number: number) => (PER_COLUMN - (number % PER_COLUMN)) % PER_COLUMN

/** Kind of a bet by its name. */
export const kindOf = (bet: string) => bet.split('-')[0] ?? ''

/** Centre of a bet on the numbers in cells: zero lies in column 0 beside three rows of twelve. */
export function placeOf(bet: string, covered: readonly number[]): Point {
  const kind = kindOf(bet)
  const others = covered.filter((number) => number !== 0)
  if (others.length === 0) return { x: 0, y: 1 }
  const rows = mean(others.map(rowOf))
  if (covered.includes(0)) return { x: BEFORE_COLUMNS, y: kind === 'corner' ? BELOW_ROWS : rows }
  return { x: mean(others.map(columnOf)), y: kind === 'street' || kind === 'line' ? BELOW_ROWS : rows }
}

/** How near to a line of the cloth a press means the bet on it, in cells. */
const NEAR_LINE = 0.15

/** The line that a coordinate is near to, or `null`. */
function lineNear(value: number): number | null {
  const line = Math.round(value - 0.5) + 0.5
  return Math.abs(value - line) < NEAR_LINE ? line : null
}

/**
 * Returns a function that tells which of the bets on the numbers a press means: a number, or the bet on the line or the
 * corner that it is near to.
 */
export function createBetFinder(bets: ReadonlyMap<string, readonly number[]>): (point: Point) => string | null {
  const keyOf = ({ x, y }: Point) => `${x} ${y}`
  const byPlace = new Map([...bets].map(([bet, covered]) => [keyOf(placeOf(bet, covered)), bet]))
  return ({ x, y }) => {
    const [lineX, lineY] = [lineNear(x), lineNear(y)]
    const [column, row] = [Math.round(x), Math.round(y)]
    const places = [
      { x: lineX ?? column, y: lineY ?? row },
      { x: lineX ?? column, y: row },
      { x: column, y: lineY ?? row },
      // Zero has one cell beside the three rows.
      { x: column, y: column === 0 ? 1 : row },
    ]
    return places.map((place) => byPlace.get(keyOf(place))).find((bet) => bet !== undefined) ?? null
  }
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Index of the nearest point that an arrow key leads to; -1 if there is none. `from` is an index. */
export function nextIndex(points: readonly Point[], from: number, key: string) {
  const [direction, start] = [DIRECTIONS[key], points[from]]
  if (direction === undefined || start === undefined) return -1
  let [best, bestCost] = [-1, Infinity]
  points.forEach(({ x, y }, index) => {
    const [dx, dy] = [x - start.x, y - start.y]
    const ahead = dx * direction.x + dy * direction.y
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x)
    const cost = ahead + ASIDE * aside
    if (ahead > 1 && cost < bestCost) [best, bestCost] = [index, cost]
  })
  return best
}
