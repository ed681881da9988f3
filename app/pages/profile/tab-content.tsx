import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { Tabs } from '#ui/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import {
  SUB_TABS,
  sectionSkeleton,
  profileSections,
  type MainTab,
  type SubTab,
  useProfileTabs,
} from '#app/features/profile/index.ts'

/** Each section is loaded when it is first shown. */
const sections: Readonly<Record<SubTab, ComponentType<{ user: User }>>> = {
  ...profileSections,
  overview: lazyPart(async () => (await import('./finances.tsx')).Finances, {
    waiting: sectionSkeleton,
    failed: 'page',
  }),
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
