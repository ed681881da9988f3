import { AccessEntry } from './access-entry.tsx'
import { lazyPart } from './lazy-part.tsx'
import { MobileNavigation } from './mobile-navigation.tsx'
import { Notices } from './notices.tsx'
import { Support } from './support.tsx'
import { ToTop } from './to-top.tsx'

const LaterParts = lazyPart(async () => (await import('./deferred-ui.ts')).DeferredUi)

/** What floats over a page: it takes no room in it, so it may arrive after it. */
export function FloatingParts() {
  return (
    <>
      <MobileNavigation />
      <ToTop />
      <AccessEntry />
      <Support />
      <Notices />
      <LaterParts />
    </>
  )
}
