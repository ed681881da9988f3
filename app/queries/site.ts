import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { PageName } from '#contract/pages.ts'
import { getCountryCodes } from '#contract/country-codes.ts'
import { getMeta, getMetaPage } from '#contract/meta.ts'
import { httpOf } from './http-port.ts'

/** Titles, descriptions and texts of the pages. */
export const metaQuery = (language: Language) =>
  queryOptions({
    queryKey: ['meta', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getMeta, {}, signal),
    staleTime: 10 * 60_000,
  })

/**
 * One page's metadata and texts: asked for where the whole set has nothing of it (`spec §2`). The language before is read on until it
 * has come; another page's text is not.
 */
export const metaPageQuery = (language: Language, key: PageName) =>
  queryOptions({
    queryKey: ['meta', { language }, key],
    queryFn: ({ client, signal }) => httpOf(client).call(getMetaPage, { params: { key } }, signal),
    placeholderData: (last, query) => (query?.queryKey[2] === key ? last : undefined),
    staleTime: 10 * 60_000,
  })

/** The phone prefixes of countries, with their flags. */
export const countryCodesQuery = queryOptions({
  queryKey: ['country-codes'],
  queryFn: ({ client, signal }) => httpOf(client).call(getCountryCodes, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})
