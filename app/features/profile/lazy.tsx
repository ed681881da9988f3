import type { ComponentType } from 'react'
import type { User } from '#contract/player/status.ts'
import { Skeleton } from '#ui/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
// Reads the player's data again after a change in any section.
import './models/profile.model.ts'
import type { SubTab } from './profile-tabs.ts'

/** About the height of the viewport. */
const SKELETON_HEIGHT = 720
/** Placeholder of a section, or of all tabs. */
export const sectionSkeleton = <Skeleton height={SKELETON_HEIGHT} />

/** A section that is loaded when it is first shown. */
const lazySection = (load: Parameters<typeof lazyPart<{ user: User }>>[0]) =>
  lazyPart(load, { waiting: sectionSkeleton, failed: 'page' })

/** All sections but the overview of the finances, which the page composes. */
export const profileSections: Readonly<Record<Exclude<SubTab, 'overview'>, ComponentType<{ user: User }>>> = {
  data: lazySection(async () => (await import('./account/data-form.tsx')).DataForm),
  security: lazySection(async () => (await import('./account/security.tsx')).Security),
  verification: lazySection(async () => (await import('./verification/verification.tsx')).Verification),
  notifications: lazySection(async () => (await import('./notifications/notifications.tsx')).Notifications),
  settings: lazySection(async () => (await import('./account/settings.tsx')).Settings),
  history: lazySection(async () => (await import('./account/account-history.tsx')).AccountHistory),
  bonuses: lazySection(async () => (await import('./promo/bonus-list.tsx')).BonusList),
  codes: lazySection(async () => (await import('./promo/promo-code.tsx')).PromoCode),
  cashback: lazySection(async () => (await import('./promo/cashback.tsx')).Cashback),
}
