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

const RANGE = 2 ** 32

/**
 * The pots that a round hits. It draws a number for each, and the chance is its stake over what is staked for a hit on average: no
 * round before it counts.
 */
function hitsOf({ proof, stake_kopecks }: FeedingRound): boolean[] {
  const drawn = roundNumbers({ serverSeed: proof, clientSeed: 'pots', nonce: 0 }, RANGE)
  return potContents.map(({ stakedPerHit }) => drawn.next().value / RANGE < stake_kopecks / (stakedPerHit * KOPECKS))
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
    const hits = hitsOf(round)
    for (const [at, { share, seed }] of potContents.entries()) {
      const total = (totals[at] ?? seed * KOPECKS) + Math.round((round.stake_kopecks * share) / 100)
      const isHit = hits[at] === true
      totals[at] = isHit ? seed * KOPECKS : total
      const { player_id, game_id, played_at } = round
      if (isHit) fallen.push({ player_id, game_id, amount_kopecks: total, hit_at: played_at })
    }
  }
  return { kopecks: totals, hits: fallen }
}
