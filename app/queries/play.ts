import { queryOptions } from '@tanstack/react-query'
import { type PlayMode } from '#contract/games.ts'
import { openGame } from '#contract/play.ts'
import type { Language } from '#contract/languages.ts'
import { httpOf } from './http-port.ts'

/** The address of a game's frame. Never kept: an address may be good for one opening only. */
export const gameAddressQuery = (key: { session: number; language: Language; slug: string; mode: PlayMode }) =>
  queryOptions({
    queryKey: ['game', key],
    queryFn: ({ client, signal }) =>
      httpOf(client).call(openGame, { params: { game: key.slug }, query: { type: key.mode } }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
