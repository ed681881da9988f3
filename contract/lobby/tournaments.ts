import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list, optionalPart } from '../core/containers.ts'
import { flag, instant, instantOrNull, int, intOrNull, number, numberOr, text, textOr, word } from '../core/reader.ts'

/** How points are counted: sum of stakes, best win per stake, or number of rounds. */
export const SCORINGS = ['stakes', 'ratio', 'rounds'] as const
export type Scoring = (typeof SCORINGS)[number]

/** A tournament. `url` is its slug, `fund` is in rubles, `position` is the player's rank. */
export const Tournament = z.object({
  id: int(),
  name: text(),
  url: text(),
  image: textOr(),
  logo_wide: textOr(),
  /** Untrusted HTML. */
  description: textOr(),
  fund: numberOr(0),
  started_at: instant(),
  ended_at: instant(),
  results_updated_at: optionalPart('results_updated_at', instantOrNull()),
  position: optionalPart('position', intOrNull()),
  /** An extension: how points are counted; empty if the server does not say. */
  scoring: word([...SCORINGS, ''], ''),
})
export type Tournament = z.output<typeof Tournament>

export const getActiveTournaments = declareCall({
  ...noInput,
  name: 'getActiveTournaments',
  method: 'GET',
  path: '/v2/tournament/active',
  guest: true,
  data: z.object({ items: list('items', Tournament) }),
})

/** Running, upcoming and finished tournaments. */
export const TournamentLists = z.object({
  active: list('active', Tournament),
  upcoming: list('upcoming', Tournament),
  finished: list('finished', Tournament),
})
export type TournamentLists = z.output<typeof TournamentLists>

export const getTournaments = declareCall({
  ...noInput,
  name: 'getTournaments',
  method: 'GET',
  path: '/v2/tournament/all',
  guest: true,
  data: TournamentLists,
})

/** A row of the leaderboard; `result` is in points, `active` marks the player's own row. */
export const TournamentResult = z.object({
  place: int(),
  login: text(),
  result: number(),
  active: flag(),
  /** Extension: id of the round that made the result, where the best round counts. */
  round: textOr(),
})
export type TournamentResult = z.output<typeof TournamentResult>

/** The prize of a rank, in rubles. */
export const TournamentPrize = z.object({ place: int(), amount: number() })
export type TournamentPrize = z.output<typeof TournamentPrize>

/** A tournament with its games (ids), prizes and results. */
export const TournamentDetail = z.object({
  tournament: Tournament,
  games: list('games', int()),
  prizes: list('prizes', TournamentPrize),
  results: list('results', TournamentResult),
})
export type TournamentDetail = z.output<typeof TournamentDetail>

/** Returns a tournament by id or slug. Error 1: no such tournament. */
export const getTournament = declareCall({
  ...noInput,
  name: 'getTournament',
  method: 'GET',
  path: '/v2/tournament/:tournament',
  guest: true,
  params: z.object({ tournament: text() }),
  data: TournamentDetail,
})

export const getTournamentGames = declareCall({
  ...noInput,
  name: 'getTournamentGames',
  method: 'GET',
  path: '/v2/tournament/:id/games',
  guest: true,
  params: z.object({ id: int() }),
  data: z.object({ items: list('items', int()) }),
})

export const getTournamentResults = declareCall({
  ...noInput,
  name: 'getTournamentResults',
  method: 'GET',
  path: '/v2/tournament/:id/results',
  guest: true,
  params: z.object({ id: int() }),
  data: z.object({ items: list('items', TournamentResult) }),
})
