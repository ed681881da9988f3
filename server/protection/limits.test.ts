import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIMIT_KINDS, LIMIT_PERIODS, RAISE_DELAY_MS } from '#contract/play/protection-rules.ts'
import { changeLimit, limitAt, limitsAt, pendingAt, type LimitName, type LimitRow } from './limits.ts'

const DAY: LimitName = { kind: 'deposit', period: 'day' }
const NO_LIMIT = Number.POSITIVE_INFINITY

/** The rows of a player, changed as `change-limits.ts` changes the table. */
function createRows() {
  let rows: LimitRow[] = []
  let lastId = 0
  return {
    all: () => rows,
    set(wanted: LimitName & { amount: number | null }, now: number) {
      const { ended, added } = changeLimit(rows, wanted, now)
      rows = rows.filter(({ id }) => !ended.includes(id))
      lastId += 1
      if (added !== null) rows.push({ id: lastId, kind: wanted.kind, period: wanted.period, askedAt: now, ...added })
    },
    takeBack(now: number) {
      const [waiting] = pendingAt(rows, now)
      rows = rows.filter((row) => row !== waiting)
    },
    amountAt: (name: LimitName, now: number) => limitAt(rows, name, now)?.amount ?? NO_LIMIT,
  }
}

describe('a limit', () => {
  it('holds at once if it is the first or lower, and after exactly 24 hours if it is higher', () => {
    const rows = createRows()
    rows.set({ ...DAY, amount: 100 }, 0)
    expect(rows.amountAt(DAY, 0)).toBe(100)
    rows.set({ ...DAY, amount: 300 }, 1000)
    expect(rows.amountAt(DAY, 1000 + RAISE_DELAY_MS - 1)).toBe(100)
    expect(rows.amountAt(DAY, 1000 + RAISE_DELAY_MS)).toBe(300)
    rows.set({ ...DAY, amount: 200 }, 2000)
    expect(rows.amountAt(DAY, 2000)).toBe(100)
    rows.set({ ...DAY, amount: 50 }, 3000)
    expect(rows.amountAt(DAY, 3000)).toBe(50)
    expect(rows.amountAt(DAY, 3000 + 2 * RAISE_DELAY_MS)).toBe(50)
  })

  it('ends 24 hours after its end was asked for, unless that is taken back', () => {
    const rows = createRows()
    rows.set({ ...DAY, amount: 100 }, 0)
    rows.set({ ...DAY, amount: null }, 0)
    expect(rows.amountAt(DAY, RAISE_DELAY_MS - 1)).toBe(100)
    expect(rows.amountAt(DAY, RAISE_DELAY_MS)).toBe(NO_LIMIT)
    rows.takeBack(1)
    expect(rows.amountAt(DAY, RAISE_DELAY_MS)).toBe(100)
  })

  it('keeps the time of a change that is asked for twice, and begins anew for another one', () => {
    const rows = createRows()
    rows.set({ ...DAY, amount: 100 }, 0)
    rows.set({ ...DAY, amount: 200 }, 0)
    rows.set({ ...DAY, amount: 200 }, 5000)
    expect(pendingAt(rows.all(), 5000)).toMatchObject([{ amount: 200, holdsFrom: RAISE_DELAY_MS }])
    rows.set({ ...DAY, amount: 150 }, 5000)
    expect(pendingAt(rows.all(), 5000)).toMatchObject([{ amount: 150, holdsFrom: 5000 + RAISE_DELAY_MS }])
  })

  it('that is asked for as it is cancels what waits', () => {
    const rows = createRows()
    rows.set({ ...DAY, amount: 100 }, 0)
    rows.set({ ...DAY, amount: null }, 0)
    rows.set({ ...DAY, amount: 100 }, 10)
    expect(pendingAt(rows.all(), 10)).toEqual([])
  })

  it('that is lower holds for a request that began before it: no raise and no end replaces it', () => {
    const rows = createRows()
    rows.set({ ...DAY, amount: 100 }, 0)
    rows.set({ ...DAY, amount: 50 }, 2000)
    expect(rows.amountAt(DAY, 1000)).toBe(50)
    rows.set({ ...DAY, amount: 100 }, 1000)
    expect(rows.amountAt(DAY, 2000)).toBe(50)
    rows.takeBack(1000)
    rows.takeBack(1000)
    expect(rows.amountAt(DAY, 2000)).toBe(50)
  })

  it('ends with the next change after it was replaced, so that no more rows are read than count', () => {
    const rows = createRows()
    rows.set({ ...DAY, amount: 100 }, 0)
    for (let change = 1; change <= 10; change += 1) rows.set({ ...DAY, amount: 100 + change }, change * RAISE_DELAY_MS)
    expect(rows.all().map(({ amount }) => amount)).toEqual([109, 110])
    rows.set({ ...DAY, amount: 110 }, 11 * RAISE_DELAY_MS)
    expect(rows.all().map(({ amount }) => amount)).toEqual([110])
  })

  it('is one of each kind and period', () => {
    const rows = createRows()
    rows.set({ ...DAY, amount: 100 }, 0)
    rows.set({ kind: 'deposit', period: 'week', amount: 400 }, 0)
    rows.set({ kind: 'loss', period: 'day', amount: 50 }, 0)
    rows.set({ ...DAY, amount: 90 }, 1)
    expect(limitsAt(rows.all(), 1).map(({ kind, period, amount }) => [kind, period, amount])).toEqual([
      ['deposit', 'week', 400],
      ['loss', 'day', 50],
      ['deposit', 'day', 90],
    ])
  })

  it('never rises within 24 hours, whatever is asked for in whatever order', () => {
    const step = fc.record({
      passed: fc.nat(2 * RAISE_DELAY_MS),
      kind: fc.constantFrom(...LIMIT_KINDS),
      period: fc.constantFrom(...LIMIT_PERIODS),
      amount: fc.option(fc.nat(20)),
      takesBack: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const rows = createRows()
        const asked: { name: LimitName; amount: number | null; at: number }[] = []
        let now = 0
        for (const { passed, takesBack, amount, ...name } of steps) {
          const before = LIMIT_KINDS.flatMap((kind) =>
            LIMIT_PERIODS.map((period) => ({ kind, period, amount: rows.amountAt({ kind, period }, now) })),
          )
          const last = now
          now += passed
          for (const held of before) {
            const risen = rows.amountAt(held, now)
            if (risen <= held.amount) continue
            // A rise was asked for 24 hours ago or earlier, and after that nothing lower than it.
            const reason = asked.findLast(
              ({ name: one, amount: wanted }) =>
                one.kind === held.kind && one.period === held.period && (wanted ?? NO_LIMIT) === risen,
            )
            expect(reason?.at ?? Infinity).toBeLessThanOrEqual(now - RAISE_DELAY_MS)
            expect(last).toBeLessThan(now)
          }
          const wanted = amount ?? NO_LIMIT
          const held = rows.amountAt(name, now)
          if (takesBack) rows.takeBack(now)
          else {
            rows.set({ ...name, amount }, now)
            asked.push({ name, amount, at: now })
          }
          // No call makes a limit higher at once; a lower one holds from now on.
          expect(rows.amountAt(name, now)).toBe(takesBack ? held : Math.min(wanted, held))
          const named = pendingAt(rows.all(), now).filter((row) => row.kind === name.kind && row.period === name.period)
          expect(named.length).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
