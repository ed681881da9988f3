import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'
import { SCROLLBAR_WIDTH } from '../tokens/scale.ts'

/*
 * The owner of what lies above the page. Everything outside the topmost modal is inert: it takes no click, no key, and
 * screen readers skip it. Only children of the body with `ABOVE_MODALS`, the toasts, stay usable.
 */

/** Attribute of a child of the body that no modal covers. */
export const ABOVE_MODALS = 'data-above-modals'
const EXEMPT = `[${ABOVE_MODALS}], script, style`

/** Open modals, the topmost last. */
const modals: Element[] = []
/** The elements that this module has made inert. */
const covered = new Set<Element>()
let unlockScrolling: (() => void) | null = null
/** Called after a change of `covered`. */
const listeners = new Set<() => void>()

/** The element and its ancestors below the body. */
export function pathToBody(element: Element): Element[] {
  const { parentElement } = element
  return parentElement === null || element === document.body ? [] : [element, ...pathToBody(parentElement)]
}

/** The siblings of the modal and of its ancestors: all that is outside. */
const outsideOf = (modal: Element): Element[] =>
  pathToBody(modal).flatMap((ancestor) =>
    [...(ancestor.parentElement?.children ?? [])].filter((sibling) => sibling !== ancestor && !sibling.matches(EXEMPT)),
  )

/** After a resize, such as by zooming, the scrollbar may have another width. */
function forgetScrollbar(): void {
  if (modals.length > 0) return
  document.documentElement.style.removeProperty('scrollbar-gutter')
  document.documentElement.style.removeProperty(SCROLLBAR_WIDTH)
  window.removeEventListener('resize', forgetScrollbar)
}

/**
 * Hides the scrollbar and replaces its place by padding, because a backdrop cannot cover the empty strip of
 * `scrollbar-gutter`. The padding and the gutter stay as they are when the modal closes: changing them restyles the whole
 * page. Returns the undo function.
 */
function lockScrolling(): () => void {
  const { offsetWidth, style } = document.documentElement
  // `clientWidth` would include the strip of a page that is too short to scroll.
  const width = window.innerWidth - offsetWidth
  if (width > 0) {
    style.scrollbarGutter = 'auto'
    style.setProperty(SCROLLBAR_WIDTH, `${width}px`)
    window.addEventListener('resize', forgetScrollbar)
  }
  const { overflow } = style
  style.overflow = 'hidden'
  return () => {
    style.overflow = overflow
  }
}

function update(): void {
  const top = modals.at(-1)
  const outside = new Set(top === undefined ? [] : outsideOf(top))
  for (const element of covered) {
    if (outside.has(element)) continue
    element.removeAttribute('inert')
    covered.delete(element)
  }
  for (const element of outside) {
    // Inert for a reason of its own.
    if (element.hasAttribute('inert')) continue
    element.setAttribute('inert', '')
    covered.add(element)
  }
  if (top === undefined) {
    unlockScrolling?.()
    unlockScrolling = null
  } else unlockScrolling ??= lockScrolling()
  for (const listener of listeners) listener()
}

/** Covers everything else by `element` until the returned function is called. */
function openModal(element: Element): () => void {
  // Elements that a page adds later are covered too. Those in the body belong to the modal, such as the list of a field.
  const additions = new MutationObserver(update)
  for (const { parentElement } of pathToBody(element)) {
    if (parentElement !== null && parentElement !== document.body) additions.observe(parentElement, { childList: true })
  }
  modals.push(element)
  update()
  return () => {
    additions.disconnect()
    modals.splice(modals.indexOf(element), 1)
    update()
  }
}

/**
 * Makes the element of a ref modal while `isOpen`: a dialog, a sheet, or a game that fills the window. The last one that
 * opened is on top.
 */
export function useModalLayer(element: RefObject<Element | null>, isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen || element.current === null) return undefined
    return openModal(element.current)
  }, [element, isOpen])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether a modal covers the element of a ref, so that the player cannot reach it. */
export function useIsUnderModal(element: RefObject<Element | null>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => [...covered].some((outside) => outside.contains(element.current)),
    () => false,
  )
}
