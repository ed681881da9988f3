import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { getLuckyWinners, getWinners } from '#contract/winners.ts'
import { httpOf } from './http-of.ts'

export const winnersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['winners', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getWinners, {}, signal),
  })

/** The strip of recent wins; asked for once a visit. */
export const luckyQuery = (language: Language) =>
  queryOptions({
    queryKey: ['winners', 'lucky', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getLuckyWinners, {}, signal),
  })
