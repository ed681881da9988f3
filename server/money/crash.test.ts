import { afterAll, beforeAll, expect, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import { openDatabase } from '#server/db/open.ts'
import { createDataFolder, runAndKill } from '#server/testing/child-process.ts'
import { findContradictions } from './reconcile.ts'

const KILLS = testRuns(50, 5)
/** Each payment is of 501 ₽. */
const KOPECKS = 50_100
const script = new URL('../testing/pay-forever.ts', import.meta.url)

let folder: ReturnType<typeof createDataFolder>
beforeAll(async () => {
  folder = createDataFolder()
})
afterAll(() => folder.remove())

it(
  `a ledger that is killed ${KILLS} times in the middle of a write agrees with itself`,
  async () => {
    const reported = { credited: 0, withdrawn: 0 }
    const onLine = (line: string) => {
      if (line === 'credited' || line === 'withdrawn') reported[line] += 1
      else throw new Error(line)
    }
    // Odd and even counts stop after a deposit and after a withdrawal. Each process first checks the ledger it finds.
    for (let kill = 1; kill <= KILLS; kill += 1)
      await runAndKill(script, folder.path, { count: 2 * kill + (kill % 2), onLine })
    const { db, close } = await openDatabase({ kind: 'folder', path: folder.path })
    const contradictions = await findContradictions(db)
    const { own, held } = await db
      .selectFrom('purses')
      .select(['own_kopecks as own', 'held_kopecks as held'])
      .executeTakeFirstOrThrow()
    const count = async (table: 'payins' | 'payouts') =>
      (await db.selectFrom(table).select('id').where('stage', '=', 'paid').execute()).length
    const done = { payins: await count('payins'), payouts: await count('payouts') }
    await close()
    expect(contradictions).toEqual([])
    expect(own + held).toBe((done.payins - done.payouts) * KOPECKS)
    // A payment may be made and not be reported before the kill.
    expect(done.payins - reported.credited).toBeGreaterThanOrEqual(0)
    expect(done.payins - reported.credited).toBeLessThanOrEqual(KILLS)
    expect(done.payouts - reported.withdrawn).toBeGreaterThanOrEqual(0)
    expect(done.payouts - reported.withdrawn).toBeLessThanOrEqual(KILLS)
  },
  TIMEOUT.unit * KILLS,
)
