import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import type { Services } from '#server/http/context.ts'
import { accrueLocked } from '#server/money/cashback.ts'
import { placeStake, settleStake } from '#server/money/stakes.ts'
import { rowIdSchema } from './players.ts'

/* Rounds with real money, which only the console plays. */

const MAX_RUBLES = 1_000_000_000
const ALL_OF_IT = 100
const DEFAULT_GAME = 'cherry-row'

const rubles = () => z.number().check(z.gte(0), z.lte(MAX_RUBLES))

export const stakeBody = z.object({
  id: rowIdSchema(),
  /** Stake and win in rubles. */
  amount: z.number().check(z.gte(1 / KOPECKS_PER_RUBLE), z.lte(MAX_RUBLES)),
  win: z.optional(rubles()),
  /** Percent of the stake that counts towards wagering. */
  weight: z.optional(z.int().check(z.gte(0), z.lte(ALL_OF_IT))),
  /** Slug of the game. */
  game: z.optional(z.string()),
})

/** Plays one round of a player; returns `false` if player or game is missing, a round is open, or the stake is rejected. */
export async function playRound(
  { db, clock }: Services,
  { id: player, amount, win = 0, weight = ALL_OF_IT, game = DEFAULT_GAME }: z.output<typeof stakeBody>,
): Promise<boolean> {
  const now = clock.now()
  const found = await db.selectFrom('players').select('id').where('id', '=', player).executeTakeFirst()
  const slot = await db.selectFrom('games').select(['id', 'slug']).where('slug', '=', game).executeTakeFirst()
  if (found === undefined || slot === undefined) return false
  const kopecks = Math.round(amount * KOPECKS_PER_RUBLE)
  const won = Math.round(win * KOPECKS_PER_RUBLE)
  const round = randomUUID()
  return db.transaction().execute(async (transaction) => {
    const { cashback_until } = await lockPlayerRow(transaction, player)
    await accrueLocked(transaction, { id: player, cashback_until }, now)
    const open = await transaction
      .selectFrom('stakes')
      .select('round_id')
      .where('player_id', '=', player)
      .where('settled_at', 'is', null)
      .executeTakeFirst()
    if (open !== undefined) return false
    // The console plays no free spins, which would have to come first.
    await transaction
      .updateTable('bonuses')
      .set({ spins_left: 0 })
      .where('player_id', '=', player)
      .where('activated_at', 'is not', null)
      .where('ended_at', 'is', null)
      .execute()
    const stake = await placeStake(transaction, { player, round, game: slot, kopecks, weight, isFreeSpin: false, now })
    if (stake.kind !== 'placed') return false
    await settleStake(transaction, { player, round, win: won, now })
    return true
  })
}
