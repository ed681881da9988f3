import { useEffect, useRef } from 'react'

/**
 * Leads the focus to the first wrong field when a try has ended with one; a change takes problems away and leads nowhere.
 * Problems and `order` go by the names of the form's fields. Gives the form's ref.
 */
export function useFirstWrongFocus(problems: Readonly<Record<string, unknown>>, order: readonly string[]) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef<Readonly<Record<string, unknown>>>({})
  useEffect(() => {
    const isNew = order.some((field) => problems[field] !== undefined && before.current[field] === undefined)
    before.current = problems
    const wrong = isNew ? order.find((field) => problems[field] !== undefined) : undefined
    const input = wrong === undefined ? null : form.current?.elements.namedItem(wrong)
    if (input instanceof HTMLElement) input.focus()
  }, [problems, order])
  return form
}
