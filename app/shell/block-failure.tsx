import { lazy, Suspense } from 'react'
import { Skeleton } from '#ui/index.ts'

const FailureMessage = lazy(async () => ({ default: (await import('./failure-message.tsx')).FailureMessage }))

export interface BlockFailureProps {
  block: 'slides' | 'games' | 'jackpots' | 'winners' | 'tournaments' | 'page'
  error: Error
  retry: () => void
}

/** Stands in the place of a block that did not arrive. Its words are fetched with the first failure. */
export function BlockFailure(props: BlockFailureProps) {
  return (
    <Suspense fallback={<Skeleton height={180} />}>
      <FailureMessage {...props} />
    </Suspense>
  )
}
