import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/index.ts'
import { BlockFailure, type BlockFailureProps } from './block-failure.tsx'

export interface QueryBoundaryProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** The block, for the text of an error. */
  block: BlockFailureProps['block']
  /** Skeleton shown while loading. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Renders a query: skeleton, error with retry, or data. Loaded data stays even if a refetch fails. Loading is announced, because
 * skeletons are hidden from assistive technology.
 */
export function QueryBoundary<Data>({ query, block, waiting, children }: QueryBoundaryProps<Data>) {
  const { t } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  if (query.error !== null) {
    return <BlockFailure block={block} error={query.error} retry={() => void query.refetch()} />
  }
  return (
    <>
      <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
      {waiting}
    </>
  )
}
