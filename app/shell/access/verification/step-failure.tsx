import { errorCode } from '#contract/errors/codes.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/index.ts'
import { FormFailure } from '#app/forms/form-failure.tsx'
import type { Failure } from '#app/http/failure.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'

/** Rejections that only support can resolve: the limit is reached, or no method is left. */
const SUPPORT_CODES: ReadonlySet<number> = new Set([errorCode.limitExhausted, errorCode.contactSupport])

/** Failure of a step as a whole, with a link to support where that helps. */
export function StepFailure({ failure, onLeave }: { failure: Failure; onLeave: () => void }) {
  const { t } = useTranslation('pages')
  const openSupport = useSupport()
  const canAskSupport = failure.kind === 'rejected' && SUPPORT_CODES.has(failure.code)
  return (
    <>
      <FormFailure
        failure={failure}
        title={t(failure.kind === 'rejected' ? 'access.recovery.refused' : 'access.unread')}
      />
      {canAskSupport ? (
        <Button
          wide
          onClick={() => {
            onLeave()
            openSupport()
          }}
        >
          {t('access.recovery.support')}
        </Button>
      ) : null}
    </>
  )
}

/** Focuses the link of a step without fields on mount, because the previously focused element is gone. */
export function useStepFocus() {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.querySelector('a')?.focus(), [])
  return container
}
