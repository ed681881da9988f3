import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the first invalid field after each failed attempt, but not when a change clears an error. Keys of `problems` and `order`
 * are field names.
 * @returns The form's ref, and a function to call on submit.
 */
export function useFirstWrongFocus(
  problems: Readonly<Record<string, unknown>>,
  order: readonly string[],
): [form: RefObject<HTMLFormElement | null>, markSubmitted: () => void] {
  const form = useRef<HTMLFormElement>(null)
  // Problems are known at once, or with the server's response.
  const hasSubmitted = useRef(false)
  const markSubmitted = useCallback(() => {
    hasSubmitted.current = true
  }, [])
  useEffect(() => {
    const firstInvalid = order.find((field) => problems[field] !== undefined)
    if (firstInvalid === undefined || !hasSubmitted.current) return
    hasSubmitted.current = false
    const input = form.current?.elements.namedItem(firstInvalid)
    if (input instanceof HTMLElement) input.focus()
  }, [problems, order])
  return [form, markSubmitted]
}
