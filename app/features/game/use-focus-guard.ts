import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** So many thefts within this time are no coincidence. */
const LIMIT = { count: 3, withinMs: 1000 } as const

const isTextField = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches('input, textarea, [contenteditable]')

/**
 * Gives the focus back to a text field that a game takes it from: what the player types next, such as a password, must
 * not reach the game. Going into the frame by mouse or Tab is the player's own. `onRepeated` is called when a game does
 * not stop. Returns the ref of the iframe.
 */
export function useFocusGuard(onRepeated: () => void): RefObject<HTMLIFrameElement | null> {
  const iframe = useRef<HTMLIFrameElement | null>(null)
  const handleRepeated = useEffectEvent(onRepeated)
  useEffect(() => {
    let field: HTMLElement | null = null
    let isByTab = false
    let thefts: number[] = []
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = target instanceof Element ? target : null
      if (element !== iframe.current) field = isTextField(element) ? element : null
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      isByTab = key === 'Tab'
    }
    const onBlur = ({ timeStamp }: Event) => {
      const frame = iframe.current
      if (frame === null || field === null || isByTab) return
      // The player went to another window of the system.
      if (!document.hasFocus()) return
      if (frame.matches(':hover')) return
      const stolenFrom = field
      // In the event itself the browser would still move the focus on. A covered frame takes it without becoming the
      // active element; then `focus` alone does nothing.
      requestAnimationFrame(() => {
        stolenFrom.blur()
        stolenFrom.focus()
      })
      thefts = [...thefts.filter((at) => timeStamp - at < LIMIT.withinMs), timeStamp]
      if (thefts.length >= LIMIT.count) handleRepeated()
    }
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('keydown', onKeyDown, { capture: true })
    window.addEventListener('blur', onBlur)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      window.removeEventListener('blur', onBlur)
    }
  }, [])
  return iframe
}
