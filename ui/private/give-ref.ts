import type { Ref } from 'react'

/** Assigns an element to a caller's ref, for a component that needs the element itself too. */
export function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
