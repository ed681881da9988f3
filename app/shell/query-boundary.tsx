import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/index.ts'
import { BlockFailure, type BlockFailureProps } from './block-failure.tsx'

export interface QueryBoundaryProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** What it is, for the words of a failure. */
  block: BlockFailureProps['block']
  /** Keeps the place meanwhile. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A resource in one of its three states. Data that has been read stays, even when a later question fails. That it is waited for is
 * said, too: the empty place that holds it says nothing.
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
