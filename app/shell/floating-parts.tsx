import { AccessEntry } from './access-entry.tsx'
import { lazyPart } from './lazy-part.tsx'
import { MobileNavigation } from './mobile-navigation.tsx'
import { Notices } from './notices.tsx'
import { Support } from './support.tsx'
import { ToTop } from './to-top.tsx'

const LazyDeferredUi = lazyPart(async () => (await import('./deferred-ui.ts')).DeferredUi)

/** Floating elements over a page; they cause no layout shift, so they may load later. */
export function FloatingParts() {
  return (
    <>
      <MobileNavigation />
      <ToTop />
      <AccessEntry />
      <Support />
      <Notices />
      <LazyDeferredUi />
    </>
  )
}
