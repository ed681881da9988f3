import { createHash } from 'node:crypto'
import { findMove, isRecoloured } from './change-kinds.ts'
import type { Box, Cluster } from './evidence.ts'
import { gapsOf } from './match-runs.ts'
import type { Picture } from './picture.ts'

/** Changed pixels closer than this belong together, so that the letters of a word are one cluster. */
const CELL = 8
/** Clusters of a picture that are described one by one. */
const MAX_CLUSTERS = 40

/** Rows of two pictures that are compared with each other, and rows that only one of them has. */
export interface RowAlignment {
  /** Per row of the new picture, the row of the approved one; -1 for an inserted row. */
  approvedRows: Int32Array
  /** Rows that are gone: before which row of the new picture, and where they were. */
  removed: { before: number; from: number; rows: number }[]
}

function rowHashes({ width, height, rgba }: Picture, columns: number): string[] {
  return Array.from({ length: height }, (_, row) =>
    createHash('sha1')
      .update(rgba.subarray(row * width * 4, (row * width + columns) * 4))
      .digest('base64'),
  )
}

/**
 * Aligns the rows of two pictures of different height. Rows that are replaced by as many others are compared with them, so
 * only inserted, removed and changed rows differ.
 */
export function alignRows(approved: Picture, taken: Picture): RowAlignment {
  const approvedRows = Int32Array.from({ length: taken.height }, (_, row) => row)
  if (approved.height === taken.height) return { approvedRows, removed: [] }
  const columns = Math.min(approved.width, taken.width)
  const gaps = gapsOf(rowHashes(approved, columns), rowHashes(taken, columns))
  const removed: RowAlignment['removed'] = []
  let shift = 0
  let row = 0
  for (const gap of gaps) {
    for (; row < gap.to; row += 1) approvedRows[row] = row + shift
    const paired = Math.min(gap.removed, gap.inserted)
    for (let index = 0; index < gap.inserted; index += 1)
      approvedRows[gap.to + index] = index < paired ? gap.from + index : -1
    if (gap.removed > paired)
      removed.push({ before: gap.to + paired, from: gap.from + paired, rows: gap.removed - paired })
    row = gap.to + gap.inserted
    shift = gap.from + gap.removed - row
  }
  for (; row < taken.height; row += 1) approvedRows[row] = row + shift
  return { approvedRows, removed }
}

/** How far two pixels differ; 0 for equal ones. */
function distance(one: Picture, oneOffset: number, other: Picture, otherOffset: number): number {
  let sum = 0
  for (let channel = 0; channel < 4; channel += 1)
    sum += Math.abs((one.rgba[oneOffset + channel] ?? 0) - (other.rgba[otherOffset + channel] ?? 0))
  return sum
}

interface Growing {
  box: Box
  count: number
  strongest: number
  /** How many pixels changed most strongly, by their two colours. Softened edges change less than what they surround. */
  pairs: Map<string, number>
}

const union = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

function mergeInto(one: Growing, other: Growing): void {
  one.box = union(one.box, other.box)
  one.count += other.count
  if (other.strongest > one.strongest) {
    one.strongest = other.strongest
    one.pairs = other.pairs
  } else if (other.strongest === one.strongest)
    for (const [pair, count] of other.pairs) one.pairs.set(pair, (one.pairs.get(pair) ?? 0) + count)
}

const hexadecimal = (pixel: number): string => {
  const digits = pixel.toString(16).padStart(8, '0')
  return `#${digits.endsWith('ff') ? digits.slice(0, 6) : digits}`
}

/** The most frequent of the strongest changes: the colour before and after. */
function strongestPair({ pairs }: Growing): [before: number, after: number] {
  const [strongest] = [...pairs].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  const [before = 0, after = 0] = strongest?.[0].split(' ').map(Number) ?? []
  return [before, after]
}

/** Describes changed pixels: content that has moved or has other colours has the same cause in every place. */
function describeCluster(
  approved: Picture,
  taken: Picture,
  approvedRows: Int32Array,
  growing: Growing,
): Omit<Cluster, 'fingerprint'> {
  const place = { box: growing.box, approvedTop: approvedRows[growing.box.top] ?? growing.box.top }
  const pair = strongestPair(growing)
  const move = findMove(approved, taken, place)
  const isInOtherColours = move === null && isRecoloured(approved, taken, place, pair)
  return {
    kind: 'changed',
    ...place,
    count: growing.count,
    before: hexadecimal(pair[0]),
    after: hexadecimal(pair[1]),
    ...(move === null ? {} : { move }),
    ...(isInOtherColours ? { isRecoloured: true } : {}),
  }
}

const emptyCell = (x: number, y: number): Growing => ({
  box: { left: x, top: y, right: x, bottom: y },
  count: 0,
  strongest: 0,
  pairs: new Map(),
})

/** The changed pixels of each cell that has some, by its number. */
function changedCells(approved: Picture, taken: Picture, approvedRows: Int32Array, columns: number) {
  const cells = new Map<number, Growing>()
  for (let y = 0; y < taken.height; y += 1) {
    const approvedRow = approvedRows[y] ?? -1
    if (approvedRow < 0) continue
    const [start, approvedStart] = [y * taken.width * 4, approvedRow * approved.width * 4]
    const shared = Math.min(approved.width, taken.width)
    const isEqual =
      approved.rgba.compare(taken.rgba, start, start + shared * 4, approvedStart, approvedStart + shared * 4) === 0
    if (isEqual) continue
    for (let x = 0; x < shared; x += 1) {
      const strongest = distance(approved, approvedStart + x * 4, taken, start + x * 4)
      if (strongest === 0) continue
      const key = Math.floor(y / CELL) * columns + Math.floor(x / CELL)
      const cell = cells.get(key) ?? emptyCell(x, y)
      cells.set(key, cell)
      cell.box.left = Math.min(cell.box.left, x)
      cell.box.right = Math.max(cell.box.right, x)
      cell.box.bottom = y
      cell.count += 1
      if (strongest < cell.strongest) continue
      if (strongest > cell.strongest) cell.pairs.clear()
      cell.strongest = strongest
      const pair = `${approved.rgba.readUInt32BE(approvedStart + x * 4)} ${taken.rgba.readUInt32BE(start + x * 4)}`
      cell.pairs.set(pair, (cell.pairs.get(pair) ?? 0) + 1)
    }
  }
  return cells
}

/** Joins cells that touch each other, also at a corner. */
function joinCells(cells: Map<number, Growing>, columns: number): Growing[] {
  const joined: Growing[] = []
  for (const first of [...cells.keys()].toSorted((a, b) => a - b)) {
    const start = cells.get(first)
    if (start === undefined) continue
    cells.delete(first)
    const open = [first]
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      const column = key % columns
      for (const neighbour of neighboursOf(key, column, columns)) {
        const cell = cells.get(neighbour)
        if (cell === undefined) continue
        cells.delete(neighbour)
        mergeInto(start, cell)
        open.push(neighbour)
      }
    }
    joined.push(start)
  }
  return joined
}

function neighboursOf(key: number, column: number, columns: number): number[] {
  const sideways = [...(column > 0 ? [-1] : []), 0, ...(column < columns - 1 ? [1] : [])]
  return [-columns, 0, columns].flatMap((down) => sideways.map((side) => key + down + side))
}

const sizeOf = ({ left, top, right, bottom }: Box): string => `${right - left + 1}×${bottom - top + 1}`

/**
 * Names what changed, equally in every picture with the same cause. With a known component the width is left out,
 * because it follows the text, and the height is rough, because some letters are higher.
 */
export function fingerprintOf(cluster: Omit<Cluster, 'fingerprint'>): string {
  const { box, before, after, component, kind, move } = cluster
  const height = box.bottom - box.top + 1
  if (kind !== 'changed') return `${kind} ${height} rows ${after}`
  if (cluster.isRecoloured === true) return `recoloured ${before} → ${after}`
  if (move !== undefined) return `${component ?? sizeOf(box)} moved ${move.x},${move.y}`
  return component === undefined
    ? `${sizeOf(box)} ${before} → ${after}`
    : `${component} ${Math.ceil(height / 16) * 16} ${before} → ${after}`
}

const withFingerprint = (cluster: Omit<Cluster, 'fingerprint'>): Cluster => ({
  ...cluster,
  fingerprint: fingerprintOf(cluster),
})

/** Names the component of a cluster, and so its cause. */
export const withComponent = (cluster: Cluster, component: string | undefined): Cluster =>
  component === undefined ? cluster : withFingerprint({ ...cluster, component })

/** The colour in the middle of the first row: most inserted rows are of one colour. */
const rowColour = (picture: Picture, row: number): string =>
  hexadecimal(picture.rgba.readUInt32BE((row * picture.width + Math.floor(picture.width / 2)) * 4))

function insertedRows(taken: Picture, approvedRows: Int32Array): Omit<Cluster, 'fingerprint'>[] {
  const clusters: Omit<Cluster, 'fingerprint'>[] = []
  for (let y = 0; y < taken.height; y += 1) {
    if ((approvedRows[y] ?? -1) >= 0) continue
    const top = y
    while (y + 1 < taken.height && (approvedRows[y + 1] ?? -1) < 0) y += 1
    const before = top === 0 ? 0 : (approvedRows[top - 1] ?? 0) + 1
    clusters.push({
      kind: 'inserted',
      box: { left: 0, top, right: taken.width - 1, bottom: y },
      approvedTop: before,
      count: (y - top + 1) * taken.width,
      before: '',
      after: rowColour(taken, top),
    })
  }
  return clusters
}

/** Clusters of changed pixels, inserted and removed rows, the largest first. */
export function findClusters(approved: Picture, taken: Picture): Cluster[] {
  const { approvedRows, removed } = alignRows(approved, taken)
  const columns = Math.ceil(taken.width / CELL)
  const changed = joinCells(changedCells(approved, taken, approvedRows, columns), columns)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_CLUSTERS)
    .map((growing) => describeCluster(approved, taken, approvedRows, growing))
  const gone = removed.map(({ before, from, rows }): Omit<Cluster, 'fingerprint'> => {
    const top = Math.min(before, taken.height - 1)
    return {
      kind: 'removed',
      // The rows are not in the new picture: the box has their height, and is cut at its end.
      box: { left: 0, top, right: taken.width - 1, bottom: top + rows - 1 },
      approvedTop: from,
      count: rows * approved.width,
      before: '',
      after: rowColour(approved, from),
    }
  })
  const widened: Omit<Cluster, 'fingerprint'>[] =
    approved.width === taken.width
      ? []
      : [
          {
            kind: 'changed',
            box: { left: 0, top: 0, right: taken.width - 1, bottom: taken.height - 1 },
            approvedTop: 0,
            count: Math.abs(taken.width - approved.width) * taken.height,
            before: `${approved.width} px`,
            after: `${taken.width} px`,
          },
        ]
  return [...widened, ...changed, ...insertedRows(taken, approvedRows), ...gone]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_CLUSTERS)
    .map(withFingerprint)
}
