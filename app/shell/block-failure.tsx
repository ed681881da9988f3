import { Skeleton } from '#ui/index.ts'
import { LoadError } from './load-error.tsx'
import { lazyPart } from './lazy-part.tsx'

export interface BlockFailureProps {
  block: 'slides' | 'games' | 'jackpots' | 'winners' | 'tournaments' | 'page'
  error: Error
  retry: () => void
}

/** Error message in place of a block. Loaded with the first failure. */
export const BlockFailure = lazyPart<BlockFailureProps>(
  async () => (await import('./failure-message.tsx')).FailureMessage,
  {
    waiting: <Skeleton height={180} />,
    failed: (retryChunk, { block, retry }) => (
      <LoadError
        block={block}
        retry={() => {
          retryChunk()
          retry()
        }}
      />
    ),
  },
)
