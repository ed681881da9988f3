import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { seedHash, type RoundSeeds } from '#games/numbers.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

/* Seed pairs of a purse. One is in use; its server seed stays secret until another replaces it. */

/** What is published of the pair in use. `nonce` is the number of the next round. */
export interface PublishedSeeds {
  hash: string
  clientSeed: string
  nonce: number
}

/** A replaced pair, to check its rounds: they are numbered from 0. */
export interface RevealedSeeds {
  serverSeed: string
  hash: string
  clientSeed: string
  roundCount: number
}

type NewSeeds = Pick<RoundSeeds, 'serverSeed' | 'clientSeed'>

/** Generates a pair, with the client seed that the player has chosen or a random one. */
export const newSeeds = (clientSeed = randomBytes(8).toString('hex')): NewSeeds => ({
  serverSeed: randomBytes(32).toString('hex'),
  clientSeed,
})

/** Puts a pair into use. */
export async function startSeeds(
  transaction: Transaction<Schema>,
  purseId: string,
  { serverSeed, clientSeed }: NewSeeds,
): Promise<void> {
  await transaction
    .insertInto('seed_pairs')
    .values({ purse_id: purseId, server_seed: serverSeed, client_seed: clientSeed })
    .execute()
}

/** Returns the pair in use. */
export const seedsInUse = (db: Database, purseId: string) =>
  db
    .selectFrom('seed_pairs')
    .select(['id', 'server_seed', 'client_seed', 'nonce'])
    .where('purse_id', '=', purseId)
    .where('revealed_at', 'is', null)
    .executeTakeFirstOrThrow()

/** Returns what a player may know of a pair in use. */
export const publish = (seeds: { server_seed: string; client_seed: string; nonce: number }): PublishedSeeds => ({
  hash: seedHash(seeds.server_seed),
  clientSeed: seeds.client_seed,
  nonce: seeds.nonce,
})

/** Returns the last replaced pair; `null` if none has played a round. */
export async function lastRevealedSeeds(db: Database, purseId: string): Promise<RevealedSeeds | null> {
  const seeds = await db
    .selectFrom('seed_pairs')
    .select(['server_seed', 'client_seed', 'nonce'])
    .where('purse_id', '=', purseId)
    .where('revealed_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (seeds === undefined) return null
  const { hash, clientSeed, nonce } = publish(seeds)
  return { serverSeed: seeds.server_seed, hash, clientSeed, roundCount: nonce }
}
