import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { getMeta } from '#contract/site.ts'
import { httpOf } from './http-of.ts'

/** Titles, descriptions and texts of the pages. */
export const metaQuery = (language: Language) =>
  queryOptions({
    queryKey: ['meta', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getMeta, {}, signal),
    staleTime: 10 * 60_000,
  })
