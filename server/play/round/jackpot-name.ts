import type { Bilingual } from '#contract/core/languages.ts'
import { serializeSeeds } from '#games/numbers.ts'
import { hitName } from '#server/jackpots/feed.ts'

/** What decides which jackpot a round has won. */
interface JackpotRow {
  server_seed: string
  client_seed: string
  nonce: number
  own_kopecks: number | null
  pot_kopecks: number | null
}

/** The name of the jackpot that a stored round has won, or `null`. It follows from the seeds and the own part of the stake. */
export function jackpotNameOf(row: JackpotRow): Bilingual | null {
  if (row.pot_kopecks === null || row.pot_kopecks === 0) return null
  const seeds = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce }
  return hitName({ stake_kopecks: row.own_kopecks ?? 0, proof: serializeSeeds(seeds) })
}
