import { createHmac } from 'node:crypto'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { moscowDayNumber } from '#contract/core/moscow-calendar.ts'
import type { JsonValue } from '#games/game.ts'
import { MINE_COUNTS } from '#games/mines/pays.ts'
import { createDraw, serializeSeeds, type RoundSeeds } from '#games/numbers.ts'
import { engines, type EngineId } from '#games/registry.ts'
import { stakesOf } from '#games/stakes.ts'
import type { Random } from '#server/seed/random.ts'

const BOT_STAKES = [20, 50, 100, 200, 500] as const
const SECOND = 1000
/** Where bots lay their chip. */
const PLACES = ['red', 'straight-17', 'dozen-2', 'even', 'split-17-20', 'column-3', 'low', 'corner-1-2-4-5'] as const

/**
 * Interval between bot rounds. Of three rounds one is in a tournament, one in a jackpot game and one in a popular game,
 * so that leaderboards and jackpots keep moving.
 */
export const BOT_ROUND_INTERVAL_MS = 4 * SECOND
export const ROUND_KINDS = 3

/** A bot round, played by the game's engine, with the seeds to recompute it. */
export interface BotRound {
  bot_id: number
  game_id: number
  stake_kopecks: number
  win_kopecks: number
  proof: string
  played_at: Date
}

/** The part of a game that decides how bots play it. */
export interface BotGame {
  id: number
  engine: EngineId
}

const clientSeed = (botId: number): string => `player-${botId - 1}`

/** The server seed of the rounds before the first start. It is public: they were never committed to. */
const historySeed = (seed: number): string => `house-${seed}`

/** The server seed of a Moscow day's rounds. Revealed when the day is over. */
export const dailySeed = (secret: string, at: number): string =>
  createHmac('sha256', secret)
    .update(`bots ${moscowDayNumber(at)}`)
    .digest('hex')

/** Whether a bot's server seed may be shown: its day is over, or it was always public. */
export const isBotSeedRevealed = (serverSeed: string, playedAt: number, now: number): boolean =>
  serverSeed.startsWith('house-') || moscowDayNumber(playedAt) < moscowDayNumber(now)

/** The seeds of a round before the first start. */
export const historySeeds = (seed: number, botId: number, nonce: number): RoundSeeds => ({
  serverSeed: historySeed(seed),
  clientSeed: clientSeed(botId),
  nonce,
})

/** The seeds of a round since then. */
export const liveSeeds = (secret: string, botId: number, nonce: number, at: number): RoundSeeds => ({
  serverSeed: dailySeed(secret, at),
  clientSeed: clientSeed(botId),
  nonce,
})

/** Picks a bot's stake, in kopecks. */
export const stakeOf = (random: Random): number => random.pick(BOT_STAKES) * KOPECKS_PER_RUBLE

function botBet(engine: EngineId, { nonce }: RoundSeeds, stake: number): JsonValue {
  const stakes = stakesOf(engines[engine].limits)
  const bet = { stake: stakes.includes(stake) ? stake : stakes.at(-1) }
  if (engine === 'mines') return { ...bet, mines: MINE_COUNTS[nonce % MINE_COUNTS.length] }
  if (engine !== 'neva-roulette') return bet
  return { chips: [{ on: PLACES[nonce % PLACES.length] ?? PLACES[0], kopecks: stake }] }
}

/**
 * A bot's bet and actions, which follow from the round. A bot may stake more than a game offers: then the win is the same
 * multiple of the largest stake.
 */
export function botPlay(
  engine: EngineId,
  seeds: RoundSeeds,
  stake: number,
): { bet: JsonValue; actions: readonly JsonValue[] } {
  const bet = botBet(engine, seeds, stake)
  return { bet, actions: engines[engine].finish(bet, [], createDraw(seeds)) ?? [] }
}

/** Plays a bot round. Its nonce is unique for its bot's seeds. */
export function playBotRound(
  seeds: RoundSeeds,
  random: Random,
  { botId, game, playedAt }: { botId: number; game: BotGame; playedAt: number },
): BotRound {
  const stake = stakeOf(random)
  const { engine } = game
  const { bet, actions } = botPlay(engine, seeds, stake)
  const played = engines[engine].play(bet, actions, createDraw(seeds))
  if (played === null) throw new Error(`The rules of ${engine} reject a bot's round.`)
  return {
    bot_id: botId,
    game_id: game.id,
    stake_kopecks: stake,
    win_kopecks: (played.win * stake) / played.stake,
    proof: serializeSeeds(seeds),
    played_at: new Date(playedAt),
  }
}
