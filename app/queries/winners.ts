import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { getWinners } from '#contract/winners.ts'
import { httpOf } from './http-of.ts'

export const winnersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['winners', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getWinners, {}, signal),
  })
