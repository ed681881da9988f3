import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { multiplier, spin } from '#games/cherry-row/rules.ts'
import { createDraw, serializeSeeds } from '#games/numbers.ts'
import type { Random } from '#server/seed/random.ts'

const STAKES = [20, 50, 100, 200, 500] as const
const SECOND = 1000

/**
 * Interval between bot rounds. Of three rounds one is in a tournament, one in a jackpot game and one in a popular game,
 * so that leaderboards and jackpots keep moving.
 */
export const BOT_ROUND_INTERVAL_MS = 4 * SECOND
export const ROUND_KINDS = 3

/** A bot round, played by the real engine, with the seeds to recompute it. */
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

/** The seeds of a bot's round in one text, so that it can be recomputed. */
export const botProof = (seed: number, playerId: number, nonce: number): string =>
  serializeSeeds(seedsOf(seed, playerId, nonce))

/** Picks a bot's stake, in kopecks. */
export const stakeOf = (random: Random): number => random.pick(STAKES) * KOPECKS_PER_RUBLE

/** Plays a bot round. `nonce` is the number of the round. */
export function playBotRound(
  seed: number,
  random: Random,
  nonce: number,
  round: { playerId: number; gameId: number; playedAt: number },
): BotRound {
  const stake = stakeOf(random)
  return {
    player_id: round.playerId,
    game_id: round.gameId,
    stake_kopecks: stake,
    win_kopecks: stake * multiplier(spin(createDraw(seedsOf(seed, round.playerId, nonce))).symbols),
    proof: botProof(seed, round.playerId, nonce),
    played_at: new Date(round.playedAt),
  }
}
