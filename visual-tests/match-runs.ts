/** Equal items of two lists: `length` of them, from `from` in the first and `to` in the second. */
export interface Run {
  from: number
  to: number
  length: number
}

/** A part of two lists between their common runs. */
export interface Gap {
  from: number
  to: number
  /** Items that only the first list has. */
  removed: number
  /** Items that only the second list has. */
  inserted: number
}

type Range = readonly [fromStart: number, fromEnd: number, toStart: number, toEnd: number]

/** The longest common run of two ranges; `null` if no item is in both. The first of several is taken. */
function longestRun(one: readonly string[], indexes: ReadonlyMap<string, readonly number[]>, range: Range): Run | null {
  const [fromStart, fromEnd, toStart, toEnd] = range
  let best: Run | null = null
  // Length of the run that ends at an index of the second list and at the last item of the first.
  let lengths = new Map<number, number>()
  for (let from = fromStart; from < fromEnd; from += 1) {
    const next = new Map<number, number>()
    for (const to of indexes.get(one[from] ?? '') ?? []) {
      if (to < toStart) continue
      if (to >= toEnd) break
      const length = (lengths.get(to - 1) ?? 0) + 1
      next.set(to, length)
      if (best === null || length > best.length) best = { from: from - length + 1, to: to - length + 1, length }
    }
    lengths = next
  }
  return best
}

/** Common runs of two lists in order: equal ends first, then the longest run, and the same on both sides of it. */
export function matchRuns(one: readonly string[], other: readonly string[]): Run[] {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  const indexes = new Map<string, number[]>()
  for (let index = start; index < other.length - end; index += 1) {
    const item = other[index] ?? ''
    const found = indexes.get(item)
    if (found === undefined) indexes.set(item, [index])
    else found.push(index)
  }
  const runs: Run[] = [
    { from: 0, to: 0, length: start },
    { from: one.length - end, to: other.length - end, length: end },
  ]
  const open: Range[] = [[start, one.length - end, start, other.length - end]]
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const run = longestRun(one, indexes, range)
    if (run === null) continue
    runs.push(run)
    const [fromStart, fromEnd, toStart, toEnd] = range
    open.push([fromStart, run.from, toStart, run.to])
    open.push([run.from + run.length, fromEnd, run.to + run.length, toEnd])
  }
  return runs.filter(({ length }) => length > 0).toSorted((a, b) => a.from - b.from)
}

/** The parts between the common runs of two lists. */
export function gapsOf(one: readonly string[], other: readonly string[]): Gap[] {
  const gaps: Gap[] = []
  let [from, to] = [0, 0]
  for (const run of [...matchRuns(one, other), { from: one.length, to: other.length, length: 0 }]) {
    if (run.from > from || run.to > to) gaps.push({ from, to, removed: run.from - from, inserted: run.to - to })
    from = run.from + run.length
    to = run.to + run.length
  }
  return gaps
}
