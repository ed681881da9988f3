import { Skeleton } from '#ui/index.ts'
import { LoadError } from './load-error.tsx'
import { lazyPart } from './lazy-part.tsx'

export interface BlockFailureProps {
  block: 'slides' | 'games' | 'jackpots' | 'winners' | 'tournaments' | 'page'
  error: Error
  retry: () => void
}

/** Stands in the place of a block that did not arrive. Its words are fetched with the first failure. */
export const BlockFailure = lazyPart<BlockFailureProps>(
  async () => (await import('./failure-message.tsx')).FailureMessage,
  {
    waiting: <Skeleton height={180} />,
    failed: (again, { block, retry }) => (
      <LoadError
        block={block}
        retry={() => {
          again()
          retry()
        }}
      />
    ),
  },
)
