import { randomUUID } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { createSandboxClock } from '#server/sandbox/sandbox-clock.ts'
import { openDatabase } from '#server/db/open.ts'
import { makeTransfer } from '#server/money/ledger.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { mayStakeProtected } from '#server/protection/may-stake.ts'
import { actInRound, beginRound } from '#server/play/round/rounds.ts'
import { enterRealPlay } from './real-play.ts'

/*
 * A process that plays real rounds of several steps until it is killed: `node play-forever.ts <data folder>`. It fails if
 * the ledger it finds contradicts itself, and writes `dealt` and `settled` with the id of the round.
 */

const MINUTE = 60_000
const [path = ''] = process.argv.slice(2)
const { db } = await openDatabase({ kind: 'folder', path })
// A killed process saves nothing by itself.
flushCompileCache()
const contradictions = await findContradictions(db)
if (contradictions.length > 0) throw new Error(contradictions.join('\n'))
const epoch = new Date(0)
const login = 'forever'
const existing = await db.selectFrom('players').select('id').where('login_key', '=', login).executeTakeFirst()
const { id: player } =
  existing ??
  (await db
    .insertInto('players')
    .values({ login, login_key: login, password_hash: '', registered_at: epoch, active_at: epoch })
    .returning('id')
    .executeTakeFirstOrThrow())
await db.transaction().execute(async (transaction) => {
  const postings = [{ source: 'adjustments', destination: 'own', kopecks: 1_000_000 }] as const
  await makeTransfer(transaction, { ref: `test:${player}`, kind: 'adjustment', player, now: 0, postings })
})
let systemTime = Date.now()
const clock = { ...createSandboxClock(0), systemNow: () => (systemTime += MINUTE) }
const mayStake = mayStakeProtected
const game = { id: 1, slug: 'jacks-plus', potId: null }
const play = await enterRealPlay(db, { player, game, engine: 'jacks-plus' })

const open = await db.selectFrom('rounds').select('id').where('settled_at', 'is', null).executeTakeFirst()
let id = open?.id
for (;;) {
  if (id === undefined) {
    id = randomUUID()
    const dealt = await beginRound(db, play, { id, bet: { stake: 1000 } }, { clock, mayStake })
    if (dealt.kind !== 'played') throw new Error(dealt.kind)
    console.log(`dealt ${id}`)
  }
  // The round that the process before left open goes on.
  const drawn = await actInRound(
    db,
    play,
    { id, step: 0, action: { held: [true, true, true, true, true] } },
    { clock, mayStake },
  )
  if (drawn.kind !== 'played') throw new Error(drawn.kind)
  console.log(`settled ${id}`)
  id = undefined
}
