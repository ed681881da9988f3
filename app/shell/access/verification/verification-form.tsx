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
  /** What is wrong, by the names of the form's fields, and the order in which they stand. */
  problems: Readonly<Record<string, unknown>>
  order: readonly string[]
  onSubmit: (texts: Readonly<Record<string, string>>) => void
  children: ReactNode
}

/** A form of named fields: sent by Enter, its first wrong field gets the focus. */
export function VerificationForm({ problems, order, onSubmit, children }: VerificationFormProps) {
  const [form, tried] = useFirstWrongFocus(problems, order)
  return (
    <form
      ref={form}
      // The browser's own words would be in the browser's language.
      noValidate
      onKeyDown={ignoreRepeatedEnter}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        tried()
        onSubmit(formTexts(event.currentTarget))
      }}
    >
      <Stack gap={4}>{children}</Stack>
    </form>
  )
}

/** What nobody but support can help with: the limit is reached, or every way is closed. */
const FOR_SUPPORT: ReadonlySet<number> = new Set([6, 11])

/** Why a step did not work as a whole, and the way on. */
export function StepFailure({ failure, onLeave }: { failure: Failure; onLeave: () => void }) {
  const { t } = useTranslation('pages')
  const openSupport = useSupport()
  const mayAsk = failure.kind === 'refused' && FOR_SUPPORT.has(failure.code)
  return (
    <>
      <FormFailure
        failure={failure}
        title={t(failure.kind === 'refused' ? 'access.recovery.refused' : 'access.unread')}
      />
      {mayAsk ? (
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

/** A step without a field gives the focus to what is to be used in it, when it comes: what had the focus is gone. */
export function useStepFocus() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('a')?.focus(), [])
  return place
}
