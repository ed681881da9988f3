import { useEffect, useEffectEvent } from 'react'
import { commandOf, type ReviewCommand } from './keys.ts'

/** Whether keys belong to the focused element or to a dialog. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.closest('[role="dialog"], textarea, select, input:not([type="range"], [type="radio"])') !== null
}

/** Runs the commands of the keyboard. */
export function useReviewKeys(isEnabled: boolean, run: (command: ReviewCommand) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isEnabled || isTyping(event.target)) return
    const command = commandOf(event)
    if (command === null) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    const controller = new AbortController()
    window.addEventListener('keydown', (event) => handleKey(event), { signal: controller.signal })
    return () => controller.abort()
  }, [])
}
