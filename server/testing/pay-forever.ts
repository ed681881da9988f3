import { flushCompileCache } from 'node:module'
import { openDatabase } from '#server/db/open.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { advancePayments } from '#server/money/advance-payments.ts'
import { requestDeposit } from '#server/money/payins/request-deposit.ts'
import { requestWithdrawal } from '#server/money/payouts/request-withdrawal.ts'
import { sandboxProvider } from '#server/sandbox/provider/provider.ts'
import { reduceTurnover } from '#server/money/turnover.ts'

/*
 * A process that deposits and withdraws until it is killed: `node pay-forever.ts <data folder>`. It fails if the ledger it
 * finds contradicts itself, and writes a line per credited deposit and per withdrawal.
 */

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const RUBLES = 501
/** More than any turnover. */
const STAKED_KOPECKS = 1_000_000_000
const [path = ''] = process.argv.slice(2)
const { db } = await openDatabase({ kind: 'folder', path })
const payments = { db, providers: [sandboxProvider] }
// A killed process saves nothing by itself.
flushCompileCache()
const contradictions = await findContradictions(db)
if (contradictions.length > 0) throw new Error(contradictions.join('\n'))
const login = 'forever'
const existing = await db.selectFrom('players').select('id').where('login_key', '=', login).executeTakeFirst()
const epoch = new Date(0)
const { id: player } =
  existing ??
  (await db
    .insertInto('players')
    .values({
      login,
      login_key: login,
      password_hash: '',
      registered_at: epoch,
      active_at: epoch,
      phone_confirmed_at: epoch,
      email_confirmed_at: epoch,
      verified_at: epoch,
      first_name: 'Test',
      last_name: 'User',
      birthday: '1990-01-01',
      sex: 'f',
      country: 'RU',
    })
    .returning('id')
    .executeTakeFirstOrThrow())

const last = await db.selectFrom('payins').select('created_at').orderBy('id', 'desc').executeTakeFirst()
for (let now = (last?.created_at.getTime() ?? 0) + DAY; ; now += DAY) {
  // What the process before left behind.
  await advancePayments(payments, player, now)
  await requestDeposit(
    payments,
    { player, idempotencyKey: null, now },
    { systemId: 'transfer', rubles: RUBLES, currency: 'RUB', bank: '' },
  )
  await advancePayments(payments, player, now + HOUR)
  console.log('credited')
  await db.transaction().execute((transaction) => reduceTurnover(transaction, player, STAKED_KOPECKS))
  await requestWithdrawal(
    payments,
    { player, idempotencyKey: null, now: now + 2 * HOUR },
    {
      systemId: 'card',
      rubles: RUBLES,
      account: { account: '4111111111111111', holder: '', bank: '', isSaved: false },
      token: null,
    },
  )
  await advancePayments(payments, player, now + 3 * HOUR)
  console.log('withdrawn')
}
