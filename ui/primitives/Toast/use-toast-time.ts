import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react'
import { useUiTimer } from '../../provider/UiProvider.tsx'

/** Long enough to read a message twice. */
const DURATION_MS = 10_000

const isPageHidden = () => document.visibilityState === 'hidden'

/** Whether the user may be reading the toasts: the pointer or the focus is on the list. */
export function useHeldToasts() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    isHeld: isHovered || isFocused,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}

/**
 * Calls `onEnd` when the time of a toast is up. It starts anew after the toasts were held and when the tab is shown
 * again; a game in a frame that has the focus does not stop it.
 */
export function useToastTime(isPaused: boolean, onEnd: () => void): void {
  const after = useUiTimer()
  const [isHidden, setHidden] = useState(isPageHidden)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const update = () => setHidden(isPageHidden())
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  useEffect(() => (isPaused || isHidden ? undefined : after(DURATION_MS, () => end())), [after, isPaused, isHidden])
}
