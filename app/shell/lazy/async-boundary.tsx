import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/index.ts'
import { isSiteReachable } from '#app/http/site-reachable.ts'
import { uiTextsOf } from '#app/i18n/i18n.ts'
import { ChunkLoadError } from '#app/lib/browser/chunk-load-error.ts'
import { BlockFailure, type BlockFailureProps } from './block-failure.tsx'

export interface AsyncBoundaryProps<Data> {
  /** The data, or the code of a `lazyPart`. */
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<{ error: Error | null }> }
  /** Skeleton shown while loading. */
  waiting: ReactNode
  /** Shown after a failure: the error message of this block, or other content. */
  failed: BlockFailureProps['block'] | ((retry: () => void, error: Error) => ReactNode)
  children: (data: Data) => ReactNode
}

/**
 * Renders a query: a skeleton, a failure with a retry, or the content. Loaded content stays even if a refetch fails.
 * Requests without a response are also retried when the connection is back (`start/retry-on-reconnect.ts`).
 */
export function AsyncBoundary<Data>({ query, waiting, failed, children }: AsyncBoundaryProps<Data>) {
  const { i18n } = useTranslation()
  const [shownError, setShownError] = useState<Error | null>(null)
  // An automatic retry keeps the message, and a button that may be about to be clicked, until it succeeds.
  const error = query.data === undefined ? (query.error ?? shownError) : null
  if (error !== shownError) setShownError(error)

  const retry = async () => {
    setShownError(null)
    const result = await query.refetch()
    // A chunk that fails again while the site responds was removed by a newer deployment.
    if (result.error instanceof ChunkLoadError && (await isSiteReachable())) window.location.reload()
  }

  if (query.data !== undefined) return children(query.data)
  if (error !== null) {
    return typeof failed === 'string' ? (
      <BlockFailure block={failed} error={error} retry={() => void retry()} />
    ) : (
      failed(() => void retry(), error)
    )
  }
  return (
    <>
      {/* Skeletons are hidden from assistive technology. */}
      {typeof failed === 'string' ? <VisuallyHidden role="status">{uiTextsOf(i18n).loading}</VisuallyHidden> : null}
      {waiting}
    </>
  )
}
