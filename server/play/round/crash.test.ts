import { afterAll, beforeAll, expect, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import { openDatabase } from '#server/db/open.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { createDataFolder, runAndKill } from '#server/testing/child-process.ts'

const KILLS = testRuns(50, 5)

const script = new URL('../../testing/play-forever.ts', import.meta.url)

let folder: ReturnType<typeof createDataFolder>
beforeAll(async () => {
  folder = createDataFolder()
})
afterAll(() => folder.remove())

it(
  `rounds that are killed ${KILLS} times in the middle of a step are staked and settled once`,
  async () => {
    const reported: Readonly<Record<'dealt' | 'settled', string[]>> = { dealt: [], settled: [] }
    const onLine = (line: string) => {
      const [step = '', id = ''] = line.split(' ')
      if (step === 'dealt' || step === 'settled') reported[step].push(id)
      else throw new Error(line)
    }
    // Each process first checks the ledger it finds.
    for (let kill = 1; kill <= KILLS; kill += 1)
      await runAndKill(script, folder.path, { count: 2 * kill + (kill % 2), onLine })
    const { db, close } = await openDatabase({ kind: 'folder', path: folder.path })
    const rounds = await db.selectFrom('rounds').select(['id', 'nonce', 'settled_at']).orderBy('nonce').execute()
    const contradictions = await findContradictions(db)
    await close()
    expect(contradictions).toEqual([])
    // Every reported round has happened, each number of the seeds was used once, and at most one round is open.
    const ids = rounds.map((round) => round.id)
    expect(ids).toEqual(expect.arrayContaining(reported.dealt))
    const settled = rounds.filter(({ settled_at }) => settled_at !== null).map((round) => round.id)
    expect(settled).toEqual(expect.arrayContaining(reported.settled))
    expect(new Set(reported.settled).size).toBe(reported.settled.length)
    expect(rounds.map(({ nonce }) => nonce)).toEqual(rounds.map((_, index) => index))
    expect(rounds.length - settled.length).toBeLessThanOrEqual(1)
  },
  TIMEOUT.unit * KILLS,
)
