import { errorCode } from '#contract/errors/codes.ts'
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Stack } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { useSupport } from '#app/shell/use-support.ts'
import { FormFailure } from '../form-failure.tsx'
import { formTexts } from '../form-texts.ts'
import { ignoreRepeatedEnter } from '../ignore-repeated-enter.ts'
import { useFirstWrongFocus } from '../use-first-wrong-focus.ts'

export interface VerificationFormProps {
  /** Field errors by field name, and the order of the fields. */
  problems: Readonly<Record<string, unknown>>
  order: readonly string[]
  onSubmit: (texts: Readonly<Record<string, string>>) => void
  children: ReactNode
}

/** A form with named fields. After a failed attempt, focus moves to the first invalid field. */
export function VerificationForm({ problems, order, onSubmit, children }: VerificationFormProps) {
  const [form, markSubmitted] = useFirstWrongFocus(problems, order)
  return (
    <form
      ref={form}
      // Native validation messages would be in the browser's language.
      noValidate
      onKeyDown={ignoreRepeatedEnter}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        markSubmitted()
        onSubmit(formTexts(event.currentTarget))
      }}
    >
      <Stack gap={4}>{children}</Stack>
    </form>
  )
}

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
