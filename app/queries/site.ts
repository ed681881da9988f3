import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/core/languages.ts'
import type { PageName } from '#contract/lobby/pages.ts'
import { getCountryCodes } from '#contract/lobby/country-codes.ts'
import { getMeta, getMetaPage, type Meta } from '#contract/lobby/meta.ts'
import { httpOf } from './http-port.ts'
import { emptyIfUnsupported, nullIfUnsupported } from './null-if-unsupported.ts'

const NO_TEXT: Meta = { title: '', description: '', keywords: '', content: '', bottom: '' }

/** Titles, descriptions and texts of all pages. */
export const metaQuery = (language: Language) =>
  queryOptions({
    queryKey: ['meta', { language }],
    queryFn: ({ client, signal }) => emptyIfUnsupported(httpOf(client).call(getMeta, {}, signal), { items: {} }),
    staleTime: 10 * 60_000,
  })

/**
 * The metadata and text of one page, for pages that `metaQuery` does not include (`spec §2`). During a language switch
 * the previous language is shown, but never the text of another page.
 */
export const metaPageQuery = (language: Language, key: PageName) =>
  queryOptions({
    queryKey: ['meta', { language }, key],
    queryFn: ({ client, signal }) =>
      emptyIfUnsupported(httpOf(client).call(getMetaPage, { params: { key } }, signal), NO_TEXT),
    placeholderData: (previous, query) => (query?.queryKey[2] === key ? previous : undefined),
    staleTime: 10 * 60_000,
  })

/** Phone prefixes of countries, with flags; `null` if the back end does not implement the call. */
export const countryCodesQuery = queryOptions({
  queryKey: ['country-codes'],
  queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getCountryCodes, {}, signal)),
  staleTime: Number.POSITIVE_INFINITY,
})
