import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { PageName } from '#contract/pages.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { documentPath } from '#app/lib/document-title.ts'
import { metaQuery } from '#app/queries/site.ts'
import { usePlace } from '#app/router/route-state.ts'
import { paintHead } from './paint-head.ts'

export interface PageHeadProps {
  /** The key of the page's metadata; `null` where a page has none of its own. */
  page: PageName | null
  /**
   * What the document is called until the metadata has arrived, or without it; `null` leaves the title alone, and so does the
   * page that the server has named in the document itself.
   */
  title: string | null
}

/**
 * The document's title, description, keywords and addresses for search engines and shared links, from the server's
 * metadata. Nothing is shown, so a failure leaves what the document says.
 */
export function PageHead({ page, title }: PageHeadProps) {
  const language = useUnit($language)
  const { path } = usePlace()
  const { data, isFetching } = useQuery({ ...metaQuery(language), enabled: page !== null })
  const meta = page === null ? undefined : data?.items[page]
  const isWritten = meta === undefined && isFetching && path === documentPath
  const named = title === null || isWritten ? null : meta === undefined || meta.title === '' ? title : meta.title
  const description = meta?.description ?? ''
  const keywords = meta?.keywords ?? ''
  useEffect(
    () => paintHead({ title: named, description, keywords, path, language }),
    [named, description, keywords, path, language],
  )
  return null
}
