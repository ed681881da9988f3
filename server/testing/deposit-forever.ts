import { openDatabase } from '#server/db/open.ts'
import { payinSystem } from '#server/content/payment-systems.ts'
import { advancePayins } from '#server/money/payins/advance.ts'
import { createPayin } from '#server/money/payins/create-payin.ts'

/*
 * A process that deposits until it is killed: `node deposit-forever.ts <data folder>`. It writes a line per credited
 * deposit.
 */

const DAY = 24 * 60 * 60_000
const system = payinSystem('transfer')
if (system === undefined) throw new Error('There are no transfers.')
const [path = ''] = process.argv.slice(2)
const { db } = await openDatabase({ kind: 'folder', path })
const login = 'forever'
const existing = await db.selectFrom('players').select('id').where('login_key', '=', login).executeTakeFirst()
const { id: player } =
  existing ??
  (await db
    .insertInto('players')
    .values({ login, login_key: login, password_hash: '', registered_at: new Date(0), active_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow())

const last = await db.selectFrom('payins').select('created_at').orderBy('id', 'desc').executeTakeFirst()
for (let now = (last?.created_at.getTime() ?? 0) + DAY; ; now += DAY) {
  // What the process before left behind.
  await advancePayins(db, player, now)
  await db
    .transaction()
    .execute((transaction) =>
      createPayin(transaction, { player, systemId: 'transfer', system, rubles: 501, bank: '', now }),
    )
  await advancePayins(db, player, now + DAY / 2)
  console.log('credited')
}
