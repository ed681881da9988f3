import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { PageName } from '#contract/lobby/pages.ts'
import type { Meta } from '#contract/lobby/meta.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { metaPageQuery, metaQuery } from '#app/queries/site.ts'

/**
 * CMS texts of a page: from the cached metadata, or by an extra request if those are missing (`spec §2`). Texts of the previous
 * language stay until the new ones have loaded.
 */
export function usePageText(page: PageName): Pick<UseQueryResult<Meta>, 'data' | 'error' | 'refetch'> {
  const language = useUnit($language)
  const all = useQuery({ ...metaQuery(language), placeholderData: (last) => last })
  const cached = all.data?.items[page]
  const hasText = cached !== undefined && cached.content !== ''
  const one = useQuery({ ...metaPageQuery(language, page), enabled: !all.isPending && !hasText })
  return hasText ? { data: cached, error: null, refetch: one.refetch } : one
}
