import * as z from 'zod/mini'
import { createDraw, serializeSeeds, type RoundSeeds } from '#games/numbers.ts'
import { engines } from '#games/registry.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import type { Services } from '#server/http/context.ts'
import { hitsOf } from '#server/jackpots/feed.ts'
import { findPurse } from '#server/play/launch/purses.ts'
import { seedsInUse } from '#server/play/seeds/seeds.ts'
import { rowIdSchema } from './players.ts'

/** Stakes that a big win pays at least. */
const BIG_WIN_STAKES = 10
/** Round numbers that are tried. A stake of 10 ₽ hits a jackpot once in about 36,000 rounds: a second of work, rarely six. */
const MAX_TRIED = { loss: 10_000, win: 10_000, bigWin: 10_000, jackpot: 200_000 }

export const nextRoundBody = z.object({ id: rowIdSchema(), result: z.enum(['loss', 'win', 'bigWin', 'jackpot']) })

interface LastRound {
  engine: keyof typeof engines
  bet: unknown
  stake_kopecks: number
}

/** Whether a round with these seeds and the bet of the last one has the result. */
function hasResult(
  result: z.output<typeof nextRoundBody>['result'],
  { engine, bet, stake_kopecks: stake }: LastRound,
  seeds: RoundSeeds,
): boolean {
  if (result === 'jackpot') return hitsOf({ proof: serializeSeeds(seeds), stake_kopecks: stake }).includes(true)
  const actions = engines[engine].finish(bet, [], createDraw(seeds)) ?? []
  const win = engines[engine].play(bet, actions, createDraw(seeds))?.win ?? 0
  if (result === 'loss') return win === 0
  return result === 'win' ? win > stake : win >= stake * BIG_WIN_STAKES
}

/**
 * Gives a player's next real round a result, if the last bet is repeated in the same game, with the published policy
 * where the player decides. Skips round numbers and leaves the seeds, so the round's proof holds. Returns `false` if
 * nothing was played yet or no number has the result.
 */
export async function chooseNextRound(
  { db }: Services,
  { id: player, result }: z.output<typeof nextRoundBody>,
): Promise<boolean> {
  const purse = await findPurse(db, { player, isReal: true })
  if (purse === undefined) return false
  return db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    const seeds = await seedsInUse(transaction, purse)
    const last = await transaction
      .selectFrom('rounds')
      .innerJoin('games', 'games.slug', 'rounds.game_slug')
      .select(['rounds.engine', 'bet', 'stake_kopecks', 'pot_id'])
      .where('purse_id', '=', purse)
      .orderBy('seed_pair_id', 'desc')
      .orderBy('nonce', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last === undefined || (result === 'jackpot' && last.pot_id === null)) return false
    const { server_seed: serverSeed, client_seed: clientSeed } = seeds
    for (let nonce = seeds.nonce; nonce < seeds.nonce + MAX_TRIED[result]; nonce += 1) {
      if (!hasResult(result, last, { serverSeed, clientSeed, nonce })) continue
      await transaction.updateTable('seed_pairs').set({ nonce }).where('id', '=', seeds.id).execute()
      return true
    }
    return false
  })
}
