import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { findContradictions } from './reconcile.ts'

/** `MONEY_LONG=1` before a release. */
const KILLS = process.env['MONEY_LONG'] === '1' ? 50 : 5
const TIMEOUT_MS = 60_000 * KILLS
/** Each payment is of 501 ₽. */
const KOPECKS = 50_100
const child = new URL('../testing/pay-forever.ts', import.meta.url)

const folder = mkdtempSync(join(tmpdir(), 'crash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Kills a process in the middle of its next payment after `count` ones. Returns what it has reported. */
async function payAndKill(count: number): Promise<{ credited: number; withdrawn: number }> {
  const running = spawn(process.execPath, [child.pathname, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise((resolve) => running.once('exit', resolve))
  const reported = { credited: 0, withdrawn: 0 }
  for await (const line of createInterface({ input: running.stdout })) {
    if (line === 'credited') reported.credited += 1
    else if (line === 'withdrawn') reported.withdrawn += 1
    else throw new Error(line)
    if (reported.credited + reported.withdrawn === count) running.kill('SIGKILL')
  }
  await exited
  expect(reported.credited + reported.withdrawn).toBeGreaterThanOrEqual(count)
  return reported
}

it(
  `a ledger that is killed ${KILLS} times in the middle of a write agrees with itself`,
  async () => {
    let credited = 0
    let withdrawn = 0
    for (let kill = 1; kill <= KILLS; kill += 1) {
      // Odd and even counts stop after a deposit and after a withdrawal.
      const reported = await payAndKill(2 * kill + (kill % 2))
      credited += reported.credited
      withdrawn += reported.withdrawn
      const { db, close } = await openDatabase({ kind: 'folder', path: folder })
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
      expect(done.payins - credited).toBeGreaterThanOrEqual(0)
      expect(done.payins - credited).toBeLessThanOrEqual(kill)
      expect(done.payouts - withdrawn).toBeGreaterThanOrEqual(0)
      expect(done.payouts - withdrawn).toBeLessThanOrEqual(kill)
    }
  },
  TIMEOUT_MS,
)
