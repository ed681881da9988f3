import type { Fairness } from '#contract/play/fairness.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import type { Database } from '#server/db/open.ts'
import { replaceSeeds } from './change-seeds.ts'
import { purseOf } from './purses.ts'
import { lastRevealedSeeds, publish, seedsInUse } from './seeds.ts'

/* The seeds of a player's rounds with real money, for the site. */

async function fairnessOf(db: Database, purseId: string): Promise<Fairness> {
  const { hash, clientSeed, nonce, nextHash } = publish(await seedsInUse(db, purseId))
  const revealed = await lastRevealedSeeds(db, purseId)
  return {
    hash,
    client_seed: clientSeed,
    nonce,
    next_hash: nextHash,
    revealed: revealed && {
      server_seed: revealed.serverSeed,
      hash: revealed.hash,
      client_seed: revealed.clientSeed,
      rounds: revealed.roundCount,
    },
  }
}

/** Reads the seeds in use. Without them, before the first real game, the hash is `''`. */
export async function readFairness(db: Database, player: number): Promise<Fairness> {
  const purse = await db
    .selectFrom('play_purses')
    .select('id')
    .where('player_id', '=', player)
    .where('is_real', '=', true)
    .executeTakeFirst()
  return purse === undefined
    ? { hash: '', client_seed: '', nonce: 0, next_hash: '', revealed: null }
    : fairnessOf(db, purse.id)
}

/** Replaces the seeds in use and returns the new state; `null` while a round is open, because its cards depend on them. */
export async function changeRealSeeds(
  db: Database,
  player: number,
  clientSeed: string | undefined,
  now: number,
): Promise<Fairness | null> {
  return db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    const purseId = await purseOf(transaction, { player, isReal: true })
    return (await replaceSeeds(transaction, purseId, clientSeed, now)) ? fairnessOf(transaction, purseId) : null
  })
}
