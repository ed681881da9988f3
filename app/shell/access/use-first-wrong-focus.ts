import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * Leads the focus to the first wrong field when a try has ended with one, the second time as well; a change takes problems away and
 * leads nowhere. Problems and `order` go by the names of the form's fields. Gives the form's ref, and what tells that it was sent.
 */
export function useFirstWrongFocus(
  problems: Readonly<Record<string, unknown>>,
  order: readonly string[],
): [form: RefObject<HTMLFormElement | null>, tried: () => void] {
  const form = useRef<HTMLFormElement>(null)
  // What is wrong may be known at once or with the server's answer.
  const isTried = useRef(false)
  const tried = useCallback(() => {
    isTried.current = true
  }, [])
  useEffect(() => {
    const wrong = order.find((field) => problems[field] !== undefined)
    if (wrong === undefined || !isTried.current) return
    isTried.current = false
    const input = form.current?.elements.namedItem(wrong)
    if (input instanceof HTMLElement) input.focus()
  }, [problems, order])
  return [form, tried]
}
