import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { metaQuery } from '#app/queries/site.ts'

/**
 * The page's description and keywords for search engines and shared links, from the server's metadata. React lifts the
 * tags into the head; nothing is shown, so a failure leaves the description of the document.
 */
export function PageDescription({ page }: { page: string }) {
  const { data } = useQuery(metaQuery(useUnit($language)))
  const meta = data?.items[page]
  if (meta === undefined) return null
  return (
    <>
      {meta.description === '' ? null : <meta name="description" content={meta.description} />}
      {meta.keywords === '' ? null : <meta name="keywords" content={meta.keywords} />}
    </>
  )
}
