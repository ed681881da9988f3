import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { Skeleton, Tabs } from '#ui/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import type { MainTab } from './last-tab.model.ts'
import { SUB_TABS, useProfileTabs, type SubTab } from './profile-tabs.ts'

/** About the height of the viewport. */
const SKELETON_HEIGHT = 720
/** Placeholder of a section, or of all tabs. */
export const skeleton = <Skeleton height={SKELETON_HEIGHT} />

const lazySection = (load: Parameters<typeof lazyPart<{ user: User }>>[0]) =>
  lazyPart(load, { waiting: skeleton, failed: 'page' })
/** Each section is loaded when it is first shown. */
const sections: Readonly<Record<SubTab, ComponentType<{ user: User }>>> = {
  data: lazySection(async () => (await import('./account/data-form.tsx')).DataForm),
  security: lazySection(async () => (await import('./account/security.tsx')).Security),
  verification: lazySection(async () => (await import('./verification/verification.tsx')).Verification),
  notifications: lazySection(async () => (await import('./notifications/notifications.tsx')).Notifications),
  settings: lazySection(async () => (await import('./account/settings.tsx')).Settings),
  history: lazySection(async () => (await import('./account/account-history.tsx')).AccountHistory),
  overview: lazySection(async () => (await import('./finances.tsx')).Finances),
  bonuses: lazySection(async () => (await import('./promo/bonus-list.tsx')).BonusList),
  codes: lazySection(async () => (await import('./promo/promo-code.tsx')).PromoCode),
  cashback: lazySection(async () => (await import('./promo/cashback.tsx')).Cashback),
}

function SubTabContent({ sub, user }: { sub: SubTab; user: User }) {
  const SectionComponent = sections[sub]
  return <SectionComponent user={user} />
}

/** Content of a tab: nested tabs, or the section itself if it is the only one. */
export function TabContent({ tab, user }: { tab: MainTab; user: User }) {
  const { t } = useTranslation('profile')
  const tabs = useProfileTabs()
  const [first, ...rest] = SUB_TABS[tab].map((sub) => ({
    id: sub,
    label: t(`tabs.${sub}`),
    content: <SubTabContent sub={sub} user={user} />,
  }))
  const isOpen = tabs.tab === tab
  if (first === undefined || rest.length === 0) return first?.content ?? null
  const subs: readonly SubTab[] = SUB_TABS[tab]
  return (
    <Tabs
      label={t(`tabs.${tab}`)}
      variant="quiet"
      tabs={[first, ...rest]}
      value={isOpen ? tabs.sub : first.id}
      onValueChange={(id) => {
        const sub = subs.find((name) => name === id)
        if (sub !== undefined) tabs.go({ tab, sub })
      }}
    />
  )
}
