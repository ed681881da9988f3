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
/** Each deposit is of 501 ₽. */
const KOPECKS = 50_100
const child = new URL('../testing/deposit-forever.ts', import.meta.url)

const folder = mkdtempSync(join(tmpdir(), 'crash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Kills a process in the middle of its next deposit after `count` credited ones. Returns how many it has reported. */
async function depositAndKill(count: number): Promise<number> {
  const running = spawn(process.execPath, [child.pathname, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise((resolve) => running.once('exit', resolve))
  let credited = 0
  for await (const line of createInterface({ input: running.stdout })) {
    expect(line).toBe('credited')
    credited += 1
    if (credited === count) running.kill('SIGKILL')
  }
  await exited
  expect(credited).toBeGreaterThanOrEqual(count)
  return credited
}

it(
  `a ledger that is killed ${KILLS} times in the middle of a write agrees with itself`,
  async () => {
    let credited = 0
    for (let kill = 1; kill <= KILLS; kill += 1) {
      credited += await depositAndKill(2 * kill + 1)
      const { db, close } = await openDatabase({ kind: 'folder', path: folder })
      const contradictions = await findContradictions(db)
      const { own } = await db.selectFrom('purses').select('own_kopecks as own').executeTakeFirstOrThrow()
      await close()
      expect(contradictions).toEqual([])
      expect(own % KOPECKS).toBe(0)
      // A deposit may be credited and not be reported before the kill.
      expect(own / KOPECKS - credited).toBeGreaterThanOrEqual(0)
      expect(own / KOPECKS - credited).toBeLessThanOrEqual(kill)
    }
  },
  TIMEOUT_MS,
)
