import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { registerUser } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { checkAllPlayers, reportLastCheck, runLedgerCheck } from './ledger-check.ts'

const DAY_MS = 86_400_000

describe('the check of the ledger', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const messages = () => logged.mock.calls.flat().map(String)
  afterEach(() => logged.mockClear())

  const state = () => api.database.db.selectFrom('ledger_checks').selectAll().executeTakeFirstOrThrow()
  const check = (now = TEST_NOW) => runLedgerCheck(api.database.db, now)

  /** A player whose money has moved; `isBroken` changes the purse without the ledger. */
  async function movePlayer(isBroken: boolean): Promise<number> {
    const { id } = await registerUser(api, 'moved')
    await sandbox(api, 'player', { id, balance: 10 })
    if (isBroken) await shift(id, 1)
    return id
  }
  const shift = (id: number, kopecks: number) =>
    api.database.db
      .updateTable('purses')
      .set((e) => ({ own_kopecks: e('own_kopecks', '+', kopecks) }))
      .where('player_id', '=', id)
      .execute()

  const found = async () => (await state()).contradictions

  it('checks everyone once a day, and logs each contradiction', async () => {
    const id = await movePlayer(true)
    await check()
    expect(messages().filter((line) => line.includes(`\\"player_id\\":${id},`))).toHaveLength(1)
    expect(await state()).toMatchObject({ contradictions: 1, next_player: null })
    // The player's own transfer is looked at with the second run, and then nothing is left for the day.
    await check(TEST_NOW + DAY_MS - 1)
    expect(await found()).toBe(2)
    await check(TEST_NOW + DAY_MS - 1)
    expect(await found()).toBe(2)
    await check(TEST_NOW + DAY_MS)
    expect(await found()).toBe(1)
    await reportLastCheck(api.database.db)
    expect(messages().at(-1)).toContain('npm run ledger')
    await shift(id, -1)
    await check(TEST_NOW + 2 * DAY_MS)
    expect(await found()).toBe(0)
  })

  it('checks a player whose money has moved with the second run, when its transaction has ended', async () => {
    await check(TEST_NOW + 2 * DAY_MS)
    const id = await movePlayer(true)
    await check(TEST_NOW + 2 * DAY_MS)
    expect(await found()).toBe(0)
    await check(TEST_NOW + 2 * DAY_MS)
    expect(await found()).toBe(1)
    await shift(id, -1)
  })

  it('goes through all players in pieces after the given one', async () => {
    const id = await movePlayer(true)
    const lines: string[] = []
    const last: number[] = []
    await checkAllPlayers(api.database.db, 0, (player, contradictions) => {
      last.push(player)
      lines.push(...contradictions)
    })
    expect(lines).toHaveLength(1)
    expect(last).toEqual([id])
    await checkAllPlayers(api.database.db, id, () => expect.unreachable('No player comes after the last one.'))
    await shift(id, -1)
  })
})
