import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list, optionalPart } from '../core/containers.ts'
import { bit, instant, int, intOr, intOrNull, number, text, textOr, word } from '../core/reader.ts'

/** A game of the catalogue (`spec §3`). */
export const Game = z.object({
  id: int(),
  slug: text(),
  name: text(),
  /** URL of the small square image. */
  logo: textOr(),
  /** URL of the tile image, 3 : 3.7. */
  image: textOr(),
  provider_id: intOr(0),
  online: intOr(0),
  /** A table game is 1, a slot is 0. */
  is_roulette: bit(),
  hits: intOr(0),
  created_at: instant(),
})
export type Game = z.output<typeof Game>

/** Shallow equality of two games. Written out because the lobby compares thousands on every refresh. */
export const isSameGame = (one: Game, other: Game): boolean =>
  one.id === other.id &&
  one.online === other.online &&
  one.hits === other.hits &&
  one.name === other.name &&
  one.slug === other.slug &&
  one.logo === other.logo &&
  one.image === other.image &&
  one.provider_id === other.provider_id &&
  one.is_roulette === other.is_roulette &&
  one.created_at === other.created_at

export const Provider = z.object({ id: int(), name: text() })
export type Provider = z.output<typeof Provider>

/** A per-game number: players online, or a jackpot in rubles. */
export const GameTotal = z.object({ id: int(), total: number() })
export type GameTotal = z.output<typeof GameTotal>

export const GameList = z.object({
  games: list('games', Game),
  providers: optionalPart('providers', list('providers', Provider)),
  online: optionalPart('online', list('online', GameTotal)),
  favorites: list('favorites', int()),
  jackpots: optionalPart('jackpots', list('jackpots', GameTotal)),
  gameOfDay: optionalPart('gameOfDay', intOrNull()),
  gameOfMonth: optionalPart('gameOfMonth', intOrNull()),
})
export type GameList = z.output<typeof GameList>

/** The device of a game list: `d` desktop, `m` mobile. */
export const DEVICES = ['d', 'm'] as const
export type Device = (typeof DEVICES)[number]
/** How a game opens: for real money or in demo mode. */
export const PLAY_MODES = ['real', 'demo'] as const
export type PlayMode = (typeof PLAY_MODES)[number]

export const getGames = declareCall({
  ...noInput,
  name: 'getGames',
  method: 'GET',
  path: '/v2/games/',
  guest: true,
  query: z.object({ t: word(DEVICES, 'd') }),
  data: GameList,
})
