import type { Ref } from 'react'

/** Hands an element to the caller's ref, for a component that needs the element itself as well. */
export function giveRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
