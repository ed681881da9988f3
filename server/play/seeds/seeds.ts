import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { PublishedSeeds, RevealedSeeds } from '#contract/play/frame-calls.ts'
import { seedHash, type RoundSeeds } from '#games/numbers.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

/*
 * Seed pairs of a purse. One is in use; its server seed stays secret until another replaces it. The server seed of the next
 * pair is drawn with it, so that its hash is published before the player chooses the client seed.
 */

const newServerSeed = (): string => randomBytes(32).toString('hex')

/** Puts a pair into use, by default of random seeds, and draws the server seed of the next one. */
export async function startSeeds(
  transaction: Transaction<Schema>,
  purseId: string,
  {
    serverSeed = newServerSeed(),
    clientSeed = randomBytes(8).toString('hex'),
  }: { serverSeed?: string; clientSeed?: string | undefined } = {},
): Promise<void> {
  await transaction
    .insertInto('seed_pairs')
    .values({
      purse_id: purseId,
      server_seed: serverSeed,
      client_seed: clientSeed,
      next_server_seed: newServerSeed(),
    })
    .execute()
}

/** Returns the pair in use. */
export const seedsInUse = (db: Database, purseId: string) =>
  db
    .selectFrom('seed_pairs')
    .select(['id', 'server_seed', 'client_seed', 'nonce', 'next_server_seed'])
    .where('purse_id', '=', purseId)
    .where('revealed_at', 'is', null)
    .executeTakeFirstOrThrow()

/** Takes the next number of the pair in use for a round, and starts the pace of the next round at `systemNow`. */
export async function takeSeeds(
  transaction: Transaction<Schema>,
  purseId: string,
  systemNow: number,
): Promise<RoundSeeds & { pairId: number }> {
  const { id, server_seed, client_seed, nonce } = await transaction
    .with('paced', (query) =>
      query
        .updateTable('play_purses')
        .set({ last_round_at: new Date(systemNow) })
        .where('id', '=', purseId),
    )
    .updateTable('seed_pairs')
    .set((e) => ({ nonce: e('nonce', '+', 1) }))
    .where('purse_id', '=', purseId)
    .where('revealed_at', 'is', null)
    .returning(['id', 'server_seed', 'client_seed', (e) => e('nonce', '-', 1).as('nonce')])
    .executeTakeFirstOrThrow()
  return { pairId: id, serverSeed: server_seed, clientSeed: client_seed, nonce }
}

/** Returns what a player may know of a pair in use. */
export const publish = (seeds: Awaited<ReturnType<typeof seedsInUse>>): PublishedSeeds => ({
  hash: seedHash(seeds.server_seed),
  clientSeed: seeds.client_seed,
  nonce: seeds.nonce,
  nextHash: seedHash(seeds.next_server_seed),
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
  const { server_seed: serverSeed, client_seed: clientSeed, nonce: roundCount } = seeds
  return { serverSeed, hash: seedHash(serverSeed), clientSeed, roundCount }
}
