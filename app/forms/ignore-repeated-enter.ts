import type { KeyboardEvent } from 'react'

/**
 * Prevents a held Enter key from submitting a form again. Key repeats after the response would resubmit, and the rejection would
 * replace the result.
 */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
