import type { Fairness } from '#contract/play/fairness.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import type { Database } from '#server/db/open.ts'
import { replaceSeeds, type AskedSeeds, type SeedChangeRefusal } from './change-seeds.ts'
import { findPurse, purseOf } from '#server/play/launch/purses.ts'
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
  const purse = await findPurse(db, { player, isReal: true })
  return purse === undefined
    ? { hash: '', client_seed: '', nonce: 0, next_hash: '', revealed: null }
    : fairnessOf(db, purse)
}

/** Replaces the seeds in use and returns the new state, or why they stay. */
export async function changeRealSeeds(
  db: Database,
  player: number,
  seeds: AskedSeeds,
  now: number,
): Promise<{ kind: 'changed'; fairness: Fairness } | SeedChangeRefusal> {
  return db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    const purseId = await purseOf(transaction, { player, isReal: true })
    const change = await replaceSeeds(transaction, purseId, seeds, now)
    return change.kind === 'replaced' ? { kind: 'changed', fairness: await fairnessOf(transaction, purseId) } : change
  })
}
