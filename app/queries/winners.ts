import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { getLuckyWinners, getWinners } from '#contract/winners.ts'
import { httpOf } from './http-port.ts'

export const winnersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['winners', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getWinners, {}, signal),
    // The list of the language before, until the other's has come: what was unfolded stays, and so does the place.
    placeholderData: (last) => last,
  })

/** The strip of recent wins; asked for once a visit. */
export const luckyQuery = (language: Language) =>
  queryOptions({
    queryKey: ['winners', 'lucky', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getLuckyWinners, {}, signal),
  })
