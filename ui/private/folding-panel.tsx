import * as RadixAccordion from '@radix-ui/react-accordion'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'

interface FoldingPanelProps {
  isOpen: boolean
  /** The browser has found something inside of the closed panel: a searched word, or the target of a link. */
  onFound: () => void
  className: string
  children: ReactNode
}

/**
 * The panel of an accordion. A closed one stays in the page as `hidden="until-found"`, so that search in the page and links
 * into it open it. Other browsers hide it.
 */
export function FoldingPanel({ isOpen, onFound, className, children }: FoldingPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  // React can only write a boolean. It does so first, because a page restores its scroll position in a layout effect too.
  useLayoutEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  const open = useEffectEvent(onFound)
  useEffect(() => {
    const element = panel.current
    const handleMatch = () => open()
    element?.addEventListener('beforematch', handleMatch)
    return () => element?.removeEventListener('beforematch', handleMatch)
  }, [])
  return (
    <RadixAccordion.Content ref={panel} forceMount hidden={!isOpen}>
      {/* The padding is inside: a panel that is only skipped would keep its own. */}
      <div className={className}>{children}</div>
    </RadixAccordion.Content>
  )
}
