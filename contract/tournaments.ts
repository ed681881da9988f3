import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { flag, instant, instantOrNull, int, intOrNull, list, number, numberOr, text, textOr } from './reader.ts'

/** A tournament; `url` is its slug, `fund` in rubles, `position` the player's own place. */
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
  results_updated_at: instantOrNull(),
  position: intOrNull(),
})
export type Tournament = z.output<typeof Tournament>

export const getActiveTournaments = declareCall({
  ...sendsNothing,
  name: 'getActiveTournaments',
  method: 'GET',
  path: '/v2/tournament/active',
  guest: true,
  data: z.object({ items: list('items', Tournament) }),
})

/** The tournaments that run, those to come and those that are over. */
export const TournamentLists = z.object({
  active: list('active', Tournament),
  upcoming: list('upcoming', Tournament),
  finished: list('finished', Tournament),
})
export type TournamentLists = z.output<typeof TournamentLists>

export const getTournaments = declareCall({
  ...sendsNothing,
  name: 'getTournaments',
  method: 'GET',
  path: '/v2/tournament/all',
  guest: true,
  data: TournamentLists,
})

/** A place in the table; `result` in the tournament's points, `active` marks the player's own row. */
export const TournamentResult = z.object({ place: int(), login: text(), result: number(), active: flag() })
export type TournamentResult = z.output<typeof TournamentResult>

/** What a place wins, in rubles. */
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

/** A tournament by its id or slug. One that does not exist is error 1. */
export const getTournament = declareCall({
  ...sendsNothing,
  name: 'getTournament',
  method: 'GET',
  path: '/v2/tournament/:tournament',
  guest: true,
  params: z.object({ tournament: text() }),
  data: TournamentDetail,
})

export const getTournamentGames = declareCall({
  ...sendsNothing,
  name: 'getTournamentGames',
  method: 'GET',
  path: '/v2/tournament/:id/games',
  guest: true,
  params: z.object({ id: int() }),
  data: z.object({ items: list('items', int()) }),
})

export const getTournamentResults = declareCall({
  ...sendsNothing,
  name: 'getTournamentResults',
  method: 'GET',
  path: '/v2/tournament/:id/results',
  guest: true,
  params: z.object({ id: int() }),
  data: z.object({ items: list('items', TournamentResult) }),
})
