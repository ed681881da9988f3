import { Alert } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { useFailureText } from './failure-messages.ts'

export interface FormFailureProps {
  failure: Failure
  /** What failed. */
  title: string
}

/** Failure of a form as a whole. */
export function FormFailure({ failure, title }: FormFailureProps) {
  const text = useFailureText(failure)
  return (
    <Alert tone="negative" title={title}>
      {text}
    </Alert>
  )
}
