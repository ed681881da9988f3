import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { MetaKey } from '#contract/pages.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { documentPath } from '#app/lib/document-title.ts'
import { metaQuery } from '#app/queries/site.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { isHeadTextIn, updateHead, headText } from './update-head.ts'

export interface PageHeadProps {
  /** The key of the page's metadata; `null` where a page has none of its own. */
  page: MetaKey | null
  /** What the document is called until the metadata has arrived, or without it; the page that the server has named in the document waits. */
  title: string
  /** What a page without metadata says of itself, in plain words. */
  description?: string
  /** What the page is has not been read yet: what the server has written into its document stays. */
  isWaiting?: boolean
  /** Nothing has the address that is open, so nobody shall be told of it. */
  isMissing?: boolean
}

/**
 * The document's title, description, keywords and addresses for search engines and shared links, from the server's
 * metadata. Where a page has none it is what the server has written into its own document, else the site's description; what the
 * page before has said goes in any case.
 */
export function PageHead({ page, title, description, isWaiting = false, isMissing = false }: PageHeadProps) {
  const language = useUnit($language)
  const { path } = useLocationInfo()
  const { data, isFetching } = useQuery(metaQuery(language))
  const meta = page === null ? undefined : data?.items[page]
  const site = data?.items['home']
  const isOwnDocument = path === documentPath
  const isNamed = isOwnDocument && (isWaiting || (page !== null && meta === undefined && isFetching))
  const named = isNamed ? null : meta === undefined || meta.title === '' ? title : meta.title
  const words =
    meta ??
    (isOwnDocument && isHeadTextIn(language)
      ? headText
      : { title: site?.title ?? '', description: description ?? site?.description ?? '', keywords: '' })
  const sharedTitle = named ?? words.title
  const { description: said, keywords } = words
  const place = isMissing ? null : path
  useEffect(
    () => updateHead({ title: named, sharedTitle, description: said, keywords, path: place, language }),
    [named, sharedTitle, said, keywords, place, language],
  )
  return null
}
