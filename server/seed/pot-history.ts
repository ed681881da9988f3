import { BOT_ROUND_INTERVAL_MS, ROUND_KINDS, historySeeds, stakeOf } from '#server/bots/rounds.ts'
import { serializeSeeds } from '#games/numbers.ts'
import { feedPots } from '#server/jackpots/feed.ts'
import { botHit } from '#server/jackpots/pots.ts'
import { regularNicknames } from './nicknames.ts'
import { seeded } from './random.ts'

/** Jackpot totals in kopecks in order of id, and past wins, oldest first. */
export interface PotState {
  kopecks: readonly number[]
  hits: readonly ReturnType<typeof botHit>[]
}

const DAY = 86_400_000
/** Simulated period before the data begins. */
const HISTORY_MS = 10 * DAY

/** Cached per seed and games, with time 0 as the end: computing it takes most of a second, and resets reuse it. */
const cache = new Map<string, PotState>()

function historyOf(seed: number, potGames: readonly number[]): PotState {
  const key = [seed, ...potGames].join(' ')
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const random = seeded(seed, 'pots before the first day')
  const intervalMs = BOT_ROUND_INTERVAL_MS * ROUND_KINDS
  const count = Math.floor(HISTORY_MS / intervalMs)
  const rounds = Array.from({ length: count }, (_, index) => {
    const bot_id = 1 + random.int(regularNicknames.length)
    return {
      bot_id,
      game_id: random.pick(potGames),
      stake_kopecks: stakeOf(random),
      // Negative nonces, so that no seed is reused by later rounds.
      proof: serializeSeeds(historySeeds(seed, bot_id, index - count)),
      played_at: new Date((index - count) * intervalMs),
    }
  })
  const { kopecks, hits } = feedPots([], rounds)
  const history = { kopecks, hits: hits.map(botHit) }
  cache.set(key, history)
  return history
}

/**
 * Returns the jackpots after ten simulated days of bot rounds, at the usual pace and rules. The rounds are recomputed,
 * not stored.
 */
export function potHistory(seed: number, potGames: readonly number[], endMs: number): PotState {
  const { kopecks, hits } = historyOf(seed, potGames)
  return { kopecks, hits: hits.map((hit) => ({ ...hit, hit_at: new Date(endMs + hit.hit_at.getTime()) })) }
}
