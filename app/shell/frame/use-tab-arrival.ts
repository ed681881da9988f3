import { useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * When a link opens another tab, its panel takes the focus and comes into view: the link itself is hidden with the old
 * panel. The tabs in the list keep the focus, and Back restores its position. `tab` names the open tab; returns the ref of
 * the element around the tabs.
 */
export function useTabArrival(tab: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const type = useNavigationType()
  const openTab = useRef(tab)
  useLayoutEffect(() => {
    if (openTab.current === tab) return
    openTab.current = tab
    const focused = document.activeElement
    if (type === NavigationType.Pop || focused?.getAttribute('role') === 'tab') return
    const panel = [...(root.current?.querySelectorAll<HTMLElement>('[role="tabpanel"]:not([inert])') ?? [])].findLast(
      (element) => element.closest('[inert]') === null,
    )
    if (panel === undefined || panel.contains(focused)) return
    panel.focus({ preventScroll: true })
    if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView()
  }, [tab, type])
  return root
}
