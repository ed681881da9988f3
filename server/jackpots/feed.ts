import { roundNumbers } from '#server/play/fairness.ts'
import { KOPECKS, pots as potContents } from '#server/seed/site-content.ts'

/** A round in a game of the pots, as far as they are concerned. */
export interface FeedingRound {
  player_id: number
  game_id: number
  stake_kopecks: number
  /** The seeds of the round: whether it hits a pot is computed from them, and can be computed again. */
  proof: string
  played_at: Date
}

/** A pot that a round has hit, with what it held. */
export interface PotHit {
  player_id: number
  game_id: number
  amount_kopecks: number
  hit_at: Date
}

/** Whether a round hits a pot: the chance is its stake over what is staked for a hit on average, and no round before it counts. */
function hits({ proof, stake_kopecks }: FeedingRound, pot: number, stakedPerHit: number): boolean {
  const seeds = { serverSeed: proof, clientSeed: `pot-${pot}`, nonce: 0 }
  return roundNumbers(seeds, Math.round((stakedPerHit * KOPECKS) / stake_kopecks)).next().value === 0
}

/**
 * What rounds make of the pots: each takes its share of every stake, is paid whole to whoever hits it, and begins again from its
 * seed. `kopecks` holds the pots by id, starting with 1.
 */
export function feedPots(
  kopecks: readonly number[],
  rounds: readonly FeedingRound[],
): { kopecks: number[]; hits: PotHit[] } {
  const totals = [...kopecks]
  const fallen: PotHit[] = []
  for (const round of rounds) {
    for (const [at, { share, seed, stakedPerHit }] of potContents.entries()) {
      const total = (totals[at] ?? seed * KOPECKS) + Math.round((round.stake_kopecks * share) / 100)
      const isHit = hits(round, at + 1, stakedPerHit)
      totals[at] = isHit ? seed * KOPECKS : total
      const { player_id, game_id, played_at } = round
      if (isHit) fallen.push({ player_id, game_id, amount_kopecks: total, hit_at: played_at })
    }
  }
  return { kopecks: totals, hits: fallen }
}
