import type { KeyboardEvent } from 'react'

/**
 * Keeps a key that is held from sending a form again. While a call is on its way nothing is sent twice anyhow; but once it is answered the
 * next repeat of the key would send anew, and its refusal would take the place of what was done.
 */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
