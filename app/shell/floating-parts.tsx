import { lazy, Suspense } from 'react'
import { MobileNavigation } from './mobile-navigation.tsx'
import { Notices } from './notices.tsx'
import { RegistrationEntry } from './registration-entry.tsx'
import { ScrollPlace } from './scroll-place.tsx'
import { ToTop } from './to-top.tsx'

const LaterParts = lazy(async () => ({ default: (await import('./later-parts.tsx')).LaterParts }))

/** What floats over a page: it takes no room in it, so it may arrive after it. */
export function FloatingParts() {
  return (
    <>
      <MobileNavigation />
      <ScrollPlace />
      <ToTop />
      <RegistrationEntry />
      <Notices />
      <Suspense fallback={null}>
        <LaterParts />
      </Suspense>
    </>
  )
}
