import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/core/languages.ts'
import { getGameFacts } from '#contract/play/facts.ts'
import { httpOf } from './http-port.ts'
import { nullIfUnsupported } from './null-if-unsupported.ts'

/** The facts of a game by its slug; `null` if the back end does not have them. They change with a release only. */
export const gameFactsQuery = (key: { slug: string; language: Language }) =>
  queryOptions({
    queryKey: ['game-facts', key],
    queryFn: ({ client, signal }) =>
      nullIfUnsupported(httpOf(client).call(getGameFacts, { params: { game: key.slug } }, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  })
