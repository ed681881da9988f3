import { useCallback, type MouseEvent, type Ref, type RefCallback, type RefObject } from 'react'

/** Joins class names and skips falsy ones. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

/** Whether a click follows the link in this tab: main button, no modifier keys. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Assigns an element to a ref of either kind. */
export function assignRef<Node>(ref: Ref<Node> | undefined, element: Node | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

/** A stable ref callback for a component that needs its element as well as its caller does. */
export function useMergedRef<Node>(
  ownRef: RefObject<Node | null>,
  callerRef: Ref<Node> | undefined,
): RefCallback<Node> {
  return useCallback(
    (element) => {
      assignRef(ownRef, element)
      assignRef(callerRef, element)
    },
    [ownRef, callerRef],
  )
}

/** The attributes of the main content of a page: where the skip link leads, and the focus without another place. */
export const mainTarget = { id: 'main', tabIndex: -1 } as const
