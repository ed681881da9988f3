import { queryOptions } from '@tanstack/react-query'
import { type PlayMode } from '#contract/lobby/games.ts'
import { openGame } from '#contract/lobby/play.ts'
import type { Language } from '#contract/core/languages.ts'
import { httpOf } from './http-port.ts'

/** A game as one player opens it. */
export interface GameKey {
  session: number
  language: Language
  slug: string
  mode: PlayMode
}

/** The URL of a game's iframe. Never cached, because a URL may be valid for one launch only. */
export const gameAddressQuery = (key: GameKey) =>
  queryOptions({
    queryKey: ['game', key],
    queryFn: ({ client, signal }) =>
      httpOf(client).call(openGame, { params: { game: key.slug }, query: { type: key.mode } }, signal),
    gcTime: 0,
    staleTime: 0,
  })
