import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { findContradictions } from '#server/money/reconcile.ts'

/** `MONEY_LONG=1` before a release. */
const KILLS = process.env['MONEY_LONG'] === '1' ? 50 : 5
const TIMEOUT_MS = 60_000 * KILLS
const child = new URL('../testing/play-forever.ts', import.meta.url)

const folder = mkdtempSync(join(tmpdir(), 'play-crash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Reported {
  dealt: string[]
  settled: string[]
}

/** Kills a process in the middle of its next step after `count` ones. */
async function playAndKill(count: number, reported: Reported): Promise<void> {
  const running = spawn(process.execPath, [child.pathname, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise((resolve) => running.once('exit', resolve))
  let steps = 0
  for await (const line of createInterface({ input: running.stdout })) {
    const [step = '', id = ''] = line.split(' ')
    if (step === 'dealt' || step === 'settled') reported[step].push(id)
    else throw new Error(line)
    steps += 1
    if (steps === count) running.kill('SIGKILL')
  }
  await exited
  expect(steps).toBeGreaterThanOrEqual(count)
}

it(
  `rounds that are killed ${KILLS} times in the middle of a step are staked and settled once`,
  async () => {
    const reported: Reported = { dealt: [], settled: [] }
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await playAndKill(2 * kill + (kill % 2), reported)
      const { db, close } = await openDatabase({ kind: 'folder', path: folder })
      const rounds = await db.selectFrom('rounds').select(['id', 'nonce', 'settled_at']).orderBy('nonce').execute()
      const contradictions = await findContradictions(db)
      await close()
      expect(contradictions).toEqual([])
      // What was reported has happened, each number of the seeds was used once, and at most one round is open.
      const ids = rounds.map((round) => round.id)
      expect(ids).toEqual(expect.arrayContaining(reported.dealt))
      const settled = rounds.filter(({ settled_at }) => settled_at !== null).map((round) => round.id)
      expect(settled).toEqual(expect.arrayContaining(reported.settled))
      expect(new Set(reported.settled).size).toBe(reported.settled.length)
      expect(rounds.map(({ nonce }) => nonce)).toEqual(rounds.map((_, index) => index))
      expect(rounds.length - settled.length).toBeLessThanOrEqual(1)
    }
  },
  TIMEOUT_MS,
)
