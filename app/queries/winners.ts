import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/core/languages.ts'
import { getLuckyWinners, getWinners } from '#contract/lobby/winners.ts'
import { httpOf } from './http-port.ts'
import { emptyIfUnsupported, nullIfUnsupported } from './null-if-unsupported.ts'

/** Winners; `null` if the back end does not implement the call. */
export const winnersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['winners', { language }],
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getWinners, {}, signal)),
    // During a language switch the previous list stays, which keeps the scroll position and the expanded rows.
    placeholderData: (previous) => previous,
  })

/** Recent wins for the lucky winners strip. Fetched once per visit. */
export const luckyQuery = (language: Language) =>
  queryOptions({
    queryKey: ['winners', 'lucky', { language }],
    queryFn: ({ client, signal }) =>
      emptyIfUnsupported(httpOf(client).call(getLuckyWinners, {}, signal), { hash: '', items: [] }),
  })
