import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { post, readAs } from '#server/testing/accounts.ts'
import { createDeposit } from '#server/testing/deposits.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, seededMemory, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { createWithdrawal, registerPayee } from '#server/testing/withdrawals.ts'
import { findContradictions, reconcile } from './reconcile.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
  const { id, from } = await registerPayee(api)
  // A paid and an open withdrawal, a paid and a disputed deposit, a bonus with a stake.
  await createWithdrawal(api, from)
  api.clock.fix(TEST_NOW + 60 * 60_000)
  await createWithdrawal(api, from)
  await createDeposit(api, from, { system: 'transfer', amount: 501 })
  api.clock.fix(TEST_NOW + 61 * 60_000)
  await createDeposit(api, from, { system: 'transfer', amount: 596 })
  api.clock.fix(TEST_NOW + 62 * 60_000)
  await readAs(api, getStatus, from)
  await sandbox(api, 'give', { id, offer: 'gift' })
  const bonus = await api.database.db
    .selectFrom('bonuses')
    .select('id')
    .where('player_id', '=', id)
    .where('offer', '=', 'gift')
    .executeTakeFirstOrThrow()
  await post(api, '/v2/user/bonuses', { id: bonus.id }, from)
  await sandbox(api, 'stake', { id, amount: 100, win: 0, weight: 100 })
  const play = await startPlaying(api, from, 'cherry-row', 'real')
  await callPlay(api, play, 'round', { id: randomUUID(), bet: { stake: 1000 } })
  expect(await findContradictions(api.database.db)).toEqual([])
})
afterAll(() => api.stop())

/** A broken row for each rule. */
const BREAKS: Readonly<Record<string, string>> = {
  'a stored purse is the sum of its postings': 'update purses set own_kopecks = own_kopecks + 1',
  'a transfer leaves what the one before has left, and its postings':
    'update transfers set held_after_kopecks = held_after_kopecks + 1 where id = (select max(id) from transfers)',
  'a transfer has postings': `insert into transfers (ref, kind, player_id, made_at) select 'x', 'adjustment', min(id), now() from players`,
  'only an active bonus has bonus money': `update bonuses set ended_at = now(), outcome = 'lost' where activated_at is not null`,
  'a bonus has one credit of its amount':
    'update bonuses set amount_kopecks = amount_kopecks + 1 where activated_at is not null',
  'a stake has moved its parts': 'update stakes set own_kopecks = own_kopecks + 1',
  'a settled stake has paid its win, an open one nothing': 'update stakes set own_win_kopecks = own_win_kopecks + 1',
  'a jackpot was paid once': 'update stakes set pot_kopecks = 1',
  'a prize was paid once, as it was awarded': `update transfers set kind = 'prize', ref = 'prize:1:1:run' where id = (select max(id) from transfers where kind = 'payin')`,
  'money of play belongs to a stake': `update stakes set round_id = 'x' || round_id`,
  'a real round has its stake, and is open as long as it': `update rounds set settled_at = null`,
  'a paid deposit has one credit of its amount': `update payins set kopecks = kopecks + 1 where stage = 'paid'`,
  'a credit belongs to a paid deposit': `update payins set stage = 'declined' where stage = 'paid'`,
  'what providers have paid was credited, is in suspense or went back':
    'update provider_events set kopecks = kopecks + 1',
  'only a disputed or paid deposit has money in suspense': `update payins set stage = 'declined' where stage = 'disputed'`,
  'a timeline never goes back in time': `update payin_steps set made_at = now() - interval '9 years' where step <> 'created'`,
  'a deposit is in the stage of its last step': `update payins set stage = 'expired' where stage = 'paid'`,
  'the held purse is the sum of the open withdrawals': `update payouts set kopecks = kopecks + 1 where stage = 'held'`,
  'a withdrawal was held once, and its hold ended as its stage says': `update payouts set stage = 'returned' where stage = 'paid'`,
  'a withdrawal moves its own amount': 'update payouts set kopecks = kopecks + 1',
  'a withdrawal is in the stage of its last step': `update payouts set stage = 'sent' where stage = 'held'`,
}

it('each rule is tested', async () => {
  const rules = (await reconcile(api.database.db)).map(({ rule }) => rule)
  expect(Object.keys(BREAKS).toSorted()).toEqual(rules.toSorted())
})

it.each(Object.entries(BREAKS))('reports a row against "%s"', async (rule, statement) => {
  const rollback = new Error('rollback')
  let found: string[] = []
  const broken = api.database.db.transaction().execute(async (transaction) => {
    await sql.raw(statement).execute(transaction)
    found = await findContradictions(transaction)
    throw rollback
  })
  await expect(broken).rejects.toBe(rollback)
  expect(found.filter((line) => line.startsWith(`${rule}: `))).not.toEqual([])
})
