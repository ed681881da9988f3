import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { createDeposit } from '#server/testing/deposits.ts'
import { interleave } from '#server/testing/interleave.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { createStatusPoll } from '#server/testing/status-poll.ts'
import { prepareSuccess } from '#server/testing/successful-requests.ts'
import { bothDatabases, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { createWithdrawal, registerPayee } from '#server/testing/withdrawals.ts'

const databases = await bothDatabases()
afterAll(() => Promise.all(databases.map(({ stop }) => stop())))

/** Calls that are known to change the status, so that the table below cannot become empty of sense. */
const CHANGING = [
  'activateBonus',
  'cancelPayout',
  'makeTransfer',
  'readUserNotification',
  'takeCashback',
  'updateProfile',
]

describe.each(databases)('the status on $name', ({ source }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const changed: string[] = []
  it.each(allCalls.map((call) => ({ name: call.name, call })))('is true after $name', async ({ name, call }) => {
    const { player, send } = await prepareSuccess(api, call)
    const { poll, read } = createStatusPoll(api, player.token)
    const { body: before } = await poll()
    await send()
    const { body } = await poll()
    expect(body).toBe(await read())
    if (body !== before) changed.push(name)
  })
  it('is changed by calls of the table above', () => {
    expect(changed).toEqual(expect.arrayContaining(CHANGING))
  })

  it.each([
    ['a level', { level: 4 }],
    ['points', { points: 7 }],
    ['money', { balance: 500 }],
    ['cashback', { cashback: 30 }],
    ['a block', { blocked: true }],
  ])('is true after the console has changed %s', async (_, change) => {
    const { id, token } = await registerUser(api, 'console')
    const { poll, read } = createStatusPoll(api, token)
    const { body: before } = await poll()
    await sandbox(api, 'player', { id, ...change })
    const { body } = await poll()
    expect(body).not.toBe(before)
    expect(body).toBe(await read())
  })

  it.each([
    ['a round', 'stake', { amount: 10, win: 25 }],
    ['a bonus', 'give', { offer: 'gift' }],
    ['a notification', 'notify', { title: 'News', text: 'There are some' }],
  ])('is true after %s', async (_, path, body) => {
    const { id, token } = await registerPayee(api)
    const { poll, read } = createStatusPoll(api, token)
    const { body: before } = await poll()
    await sandbox(api, path, { id, ...body })
    const { body: after } = await poll()
    expect(after).not.toBe(before)
    expect(after).toBe(await read())
  })

  it('is true after a bank has decided a deposit and a withdrawal', async () => {
    const { from, token } = await registerPayee(api)
    const { poll, read } = createStatusPoll(api, token)
    await createDeposit(api, from, { system: 'transfer', amount: 1002 })
    const { id: payout } = await createWithdrawal(api, from)
    const { body: before } = await poll()
    await sandbox(api, 'payin', { id: (await sandbox(api)).payins[0]?.id, action: 'paid' })
    const { body: deposited } = await poll()
    expect(deposited).not.toBe(before)
    expect(deposited).toBe(await read())
    await sandbox(api, 'payout', { id: payout, action: 'refused' })
    const { body: refunded } = await poll()
    expect(refunded).not.toBe(deposited)
    expect(refunded).toBe(await read())
  })

  it('is true after a write between the read of its version and that of its facts', async () => {
    const { id, token } = await registerUser(api, 'interleaved')
    const hasVersion = ({ rows }: { rows: readonly object[] }) => rows.some((row) => 'version' in row)
    const delayedApi = await interleave(api, hasVersion, () => sandbox(api, 'player', { id, balance: 500 }))
    const { poll, read } = createStatusPoll(delayedApi, token)
    await poll()
    const { body } = await poll()
    expect(body).toContain('"balance":500,')
    expect(body).toBe(await read())
    expect(await poll()).toEqual({ body, isUnchanged: true })
    await delayedApi.app.close()
  })

  it('is true after a write that begins after a read and commits before the next one', async () => {
    const { id, token } = await registerUser(api, 'uncommitted')
    const { poll } = createStatusPoll(api, token)
    const { db } = api.database
    // PGlite has one connection, so nothing can be read while a transaction is open.
    const isSingle = source.kind !== 'postgres'
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('players').set({ first_name: 'Anna' }).where('id', '=', id).execute()
      if (!isSingle) expect((await poll()).body).not.toContain('Anna')
    })
    expect((await poll()).body).toContain('"first_name":"Anna"')
  })
})
