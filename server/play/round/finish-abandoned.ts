import type { Transaction } from 'kysely'
import { engines } from '#games/registry.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { saveStep } from './rounds.ts'
import { drawOf, replay, selectRounds } from './stored-rounds.ts'

/** After this time a round is finished by the policy of its game, which its rules publish. */
export const ABANDONED_MS = 30 * 24 * 60 * 60_000

/** Selects when the player's open round was begun. */
export const openRoundBegunAt = (db: Database, player: number) =>
  db.selectFrom('stakes').select('placed_at as at').where('player_id', '=', player).where('settled_at', 'is', null)

const selectAbandoned = (db: Database, player: number, before: Date | null) =>
  selectRounds(db)
    .where('stakes.player_id', '=', player)
    .where('stakes.settled_at', 'is', null)
    .$if(before !== null, (query) => query.where('stakes.placed_at', '<=', before))
    .executeTakeFirst()

/**
 * Finishes the player's round that was left open for thirty days, or for `leftForMs`. Call it where the player's money is
 * read.
 */
export async function finishAbandoned(
  db: Database,
  player: number,
  now: number,
  leftForMs = ABANDONED_MS,
): Promise<void> {
  const before = new Date(now - leftForMs)
  if ((await selectAbandoned(db, player, before)) === undefined) return
  await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    await finishOpenRound(transaction, player, now, before)
  })
}

/** Finishes the player's open round, or only one that was begun at `before` or earlier. The caller holds the player's row. */
export async function finishOpenRound(
  transaction: Transaction<Schema>,
  player: number,
  now: number,
  before: Date | null = null,
): Promise<void> {
  const round = await selectAbandoned(transaction, player, before)
  if (round === undefined) return
  const { id, purse_id: purseId, game_slug: slug, engine, bet } = round
  const added = engines[engine].finish(bet, round.actions, drawOf(round))
  const actions = [...round.actions, ...(added ?? [])]
  const played = replay(round, actions)
  if (played?.isOver !== true) throw new Error(`The policy of ${engine} does not end the round ${id}.`)
  if (played.stake !== round.stake_kopecks) throw new Error(`The policy of ${engine} adds to the stake of ${id}.`)
  await saveStep(transaction, { purseId, game: { slug }, engine, player, isReal: true }, { id, actions, played, now })
}
