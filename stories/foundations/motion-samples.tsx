import { useState } from 'react'
import { Button, Stack } from '#ui/index.ts'
import { Example } from '#storybook/docs/blocks.ts'

const DURATIONS = ['quick', 'slow'] as const

function Movement({ isReduced }: { isReduced: boolean }) {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <Example>
      {(say) => (
        <div data-reduced-motion={isReduced ? '' : undefined}>
          <Stack>
            {DURATIONS.map((duration) => (
              <div key={duration}>
                <div
                  style={{
                    inlineSize: 96,
                    padding: 8,
                    borderRadius: 'var(--cass-radius-medium)',
                    background: 'var(--cass-colour-surface3)',
                    transform: isMoved ? 'translateX(min(200px, 40vw))' : 'none',
                    transition: `transform var(--cass-motion-${duration}) var(--cass-motion-ease)`,
                  }}
                >
                  {duration}
                </div>
              </div>
            ))}
            <div>
              <Button onClick={() => setIsMoved(!isMoved)}>{say('Сдвинуть', 'Move')}</Button>
            </div>
          </Stack>
        </div>
      )}
    </Example>
  )
}

/** The durations with full motion. */
export const FullMotion = () => <Movement isReduced={false} />
/** The same with reduced motion: the end state at once. */
export const ReducedMotion = () => <Movement isReduced />
