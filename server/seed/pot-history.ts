import { BOT_ROUND_INTERVAL_MS, ROUND_KINDS, playedWith, stakeOf } from '#server/bots/rounds.ts'
import { feedPots, type PotHit } from '#server/jackpots/feed.ts'
import { regularNicknames } from './nicknames.ts'
import { seeded } from './random.ts'

/** What the pots hold, in kopecks by id, starting with 1, and who has hit them, the oldest first. */
export interface PotsSoFar {
  kopecks: readonly number[]
  hits: readonly PotHit[]
}

const DAY = 86_400_000
/** The house has played so long in the games of the pots when the data begins. */
const HISTORY = 10 * DAY

/** Of each seed, ended at the moment 0: it costs most of a second, and a reset asks for the same one. */
const known = new Map<number, PotsSoFar>()

function historyOf(seed: number, potGames: readonly number[]): PotsSoFar {
  const made = known.get(seed)
  if (made !== undefined) return made
  const random = seeded(seed, 'pots before the first day')
  const apart = BOT_ROUND_INTERVAL_MS * ROUND_KINDS
  const count = Math.floor(HISTORY / apart)
  const rounds = Array.from({ length: count }, (_, at) => {
    const player_id = 1 + random.int(regularNicknames.length)
    return {
      player_id,
      game_id: random.pick(potGames),
      stake_kopecks: stakeOf(random),
      // Counted backwards from the house's first round: no round of these is played again.
      proof: playedWith(seed, player_id, at - count),
      played_at: new Date((at - count) * apart),
    }
  })
  const history = feedPots([], rounds)
  known.set(seed, history)
  return history
}

/**
 * The pots as ten days of the house's rounds have made them, which began from the seeds: played at the house's pace and by the rules of
 * every other round, but computed anew instead of being kept.
 */
export function potHistory(seed: number, potGames: readonly number[], until: number): PotsSoFar {
  const { kopecks, hits } = historyOf(seed, potGames)
  return { kopecks, hits: hits.map((hit) => ({ ...hit, hit_at: new Date(until + hit.hit_at.getTime()) })) }
}
