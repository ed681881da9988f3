import { multiplier, spin, symbolsAt } from '#server/play/cherry-row/rules.ts'
import type { Random } from '#server/seed/random.ts'

const STAKES = [20, 50, 100, 200, 500] as const
const KOPECKS = 100

/** A round of the house: a real one of the engine, with the seeds to compute it again. */
export interface HouseRound {
  player_id: number
  game_id: number
  stake_kopecks: number
  win_kopecks: number
  proof: string
  played_at: Date
}

/** Plays a round for a player of the house. `nonce` counts the house's rounds. */
export function playHouseRound(
  seed: number,
  random: Random,
  nonce: number,
  round: { playerId: number; gameId: number; at: number },
): HouseRound {
  const seeds = { serverSeed: `house-${seed}`, clientSeed: `player-${round.playerId - 1}`, nonce }
  const stake = random.pick(STAKES) * KOPECKS
  return {
    player_id: round.playerId,
    game_id: round.gameId,
    stake_kopecks: stake,
    win_kopecks: stake * multiplier(symbolsAt(spin(seeds))),
    proof: `${seeds.serverSeed}:${seeds.clientSeed}:${nonce}`,
    played_at: new Date(round.at),
  }
}
