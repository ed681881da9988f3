import { useEffect, useRef, type ReactNode } from 'react'

/** A message is no control, so it has no focus ring. */
const NO_RING = { outline: 'none' } as const

/** Focuses a message when it appears: the button that caused it may be far from it on a phone. */
export function FocusedMessage({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1} style={NO_RING}>
      {children}
    </div>
  )
}
