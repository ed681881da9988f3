import { multiplier, spin, symbolsAt } from '#server/play/cherry-row/rules.ts'
import type { Random } from '#server/seed/random.ts'

const STAKES = [20, 50, 100, 200, 500] as const
const KOPECKS = 100
const SECOND = 1000

/**
 * The house plays a round in this time: of three one in a tournament, one in a game of the pots and one in a popular game, so that tables
 * and pots move while somebody looks at them.
 */
export const BOT_ROUND_INTERVAL_MS = 4 * SECOND
export const ROUND_KINDS = 3

/** A round of the house: a real one of the engine, with the seeds to compute it again. */
export interface BotRound {
  player_id: number
  game_id: number
  stake_kopecks: number
  win_kopecks: number
  proof: string
  played_at: Date
}

const seedsOf = (seed: number, playerId: number, nonce: number) => ({
  serverSeed: `house-${seed}`,
  clientSeed: `player-${playerId - 1}`,
  nonce,
})

/** The seeds of a round as it keeps them: whoever has them computes the round again. */
export function playedWith(seed: number, playerId: number, nonce: number): string {
  const { serverSeed, clientSeed } = seedsOf(seed, playerId, nonce)
  return `${serverSeed}:${clientSeed}:${nonce}`
}

/** What a player of the house stakes, in kopecks. */
export const stakeOf = (random: Random): number => random.pick(STAKES) * KOPECKS

/** Plays a round for a player of the house. `nonce` counts the house's rounds. */
export function playBotRound(
  seed: number,
  random: Random,
  nonce: number,
  round: { playerId: number; gameId: number; at: number },
): BotRound {
  const stake = stakeOf(random)
  return {
    player_id: round.playerId,
    game_id: round.gameId,
    stake_kopecks: stake,
    win_kopecks: stake * multiplier(symbolsAt(spin(seedsOf(seed, round.playerId, nonce)))),
    proof: playedWith(seed, round.playerId, nonce),
    played_at: new Date(round.at),
  }
}
