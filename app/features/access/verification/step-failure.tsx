import { errorCode } from '#contract/errors/codes.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button } from '#ui/index.ts'
import { FormFailure } from '#app/forms/form-failure.tsx'
import type { Failure } from '#app/http/failure.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'

/** Rejections that only support can resolve. */
const SUPPORT_CODES: ReadonlySet<number> = new Set([errorCode.limitExhausted, errorCode.contactSupport])
const hasNoMethod = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.code === errorCode.methodClosed && failure.nextMethod === null

/** Failure of a step as a whole, with a link to support where that helps. */
export function StepFailure({ failure, onLeave }: { failure: Failure; onLeave: () => void }) {
  const { t } = useTranslation('pages')
  const openSupport = useSupport()
  const isClosed = hasNoMethod(failure)
  const canAskSupport = isClosed || (failure.kind === 'rejected' && SUPPORT_CODES.has(failure.code))
  return (
    <>
      {isClosed ? (
        <Alert tone="negative" title={t('access.recovery.noMethod')}>
          {t('access.recovery.noMethodText')}
        </Alert>
      ) : (
        <FormFailure
          failure={failure}
          title={t(failure.kind === 'rejected' ? 'access.recovery.refused' : 'access.unread')}
        />
      )}
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
