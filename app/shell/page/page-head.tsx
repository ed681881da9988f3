import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { MetaKey } from '#contract/lobby/pages.ts'
import { withBrand } from '#app/brand.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { documentPath } from '#app/lib/text/document-title.ts'
import { metaQuery } from '#app/queries/site.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { isHeadTextIn, updateHead, headText } from './update-head.ts'

export interface PageHeadProps {
  /** Key of the page's metadata; `null` if it has none. */
  page: MetaKey | null
  /** Document title without metadata; the brand is added. While metadata loads, the server-rendered title of the initial page is kept. */
  title: string
  /** Plain-text description of a page without metadata. */
  description?: string
  /** The page's data is loading, so the server-rendered head is kept. */
  isWaiting?: boolean
  /** The URL does not exist: no canonical URL. */
  isMissing?: boolean
}

/**
 * Title, description, keywords and canonical URLs from the metadata. Without metadata, the initial page keeps its server-rendered
 * head and other pages use the site description. Tags of the previous page are always replaced.
 */
export function PageHead({ page, title, description, isWaiting = false, isMissing = false }: PageHeadProps) {
  const language = useUnit($language)
  const { path } = useLocationInfo()
  const { data, isFetching } = useQuery(metaQuery(language))
  const meta = page === null ? undefined : data?.items[page]
  const site = data?.items['home']
  const isInitialPage = path === documentPath
  const keepsTitle = isInitialPage && (isWaiting || (page !== null && meta === undefined && isFetching))
  const documentTitle = keepsTitle
    ? null
    : meta === undefined || meta.title === ''
      ? withBrand(title, language)
      : meta.title
  const texts =
    meta ??
    (isInitialPage && isHeadTextIn(language)
      ? headText
      : { title: site?.title ?? '', description: description ?? site?.description ?? '', keywords: '' })
  const sharedTitle = documentTitle ?? texts.title
  const { description: metaDescription, keywords } = texts
  const canonicalPath = isMissing ? null : path
  useEffect(
    () =>
      updateHead({
        title: documentTitle,
        sharedTitle,
        description: metaDescription,
        keywords,
        path: canonicalPath,
        language,
      }),
    [documentTitle, sharedTitle, metaDescription, keywords, canonicalPath, language],
  )
  return null
}
