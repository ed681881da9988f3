import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { GUEST_ID, type User } from '#contract/player/status.ts'
import { MainAside, Stack, Tabs } from '#ui/index.ts'
import { useTabArrival } from '#app/shell/frame/use-tab-arrival.ts'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { ProfileHead, Progress } from './head.tsx'
import {
  MAIN_TABS,
  QueryAlerts,
  pageShown,
  sectionSkeleton,
  tabShown,
  type MainTab,
  useProfileTabs,
} from '#app/features/profile/index.ts'
import { TabContent } from './tab-content.tsx'

function Content({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { tab, sub, named, go } = useProfileTabs()
  const tabs = useTabArrival(`${tab} ${sub}`)
  const { showPage, showTab } = useUnit({ showPage: pageShown, showTab: tabShown })
  useEffect(() => showPage(), [showPage])
  // Only a tab from the URL is stored: the default is used before the stored one has been read.
  useEffect(() => {
    if (named !== undefined) showTab(named)
  }, [showTab, named])
  const marks: Readonly<Record<MainTab, boolean>> = {
    profile: user.has_notifications,
    finances: (user.notify?.payouts ?? 0) > 0,
    promo: user.has_bonuses,
  }
  const [first, ...rest] = MAIN_TABS.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    dotLabel: marks[id] ? t(`tabs.mark.${id}`) : undefined,
    content: <TabContent tab={id} user={user} />,
  }))
  return (
    <MainAside>
      <Stack gap={5}>
        <ProfileHead user={user} />
        {first === undefined ? null : (
          <div ref={tabs}>
            <Tabs
              label={t('tabs.label')}
              tabs={[first, ...rest]}
              value={tab}
              onValueChange={(id) => {
                const next = MAIN_TABS.find((name) => name === id)
                if (next !== undefined) go({ tab: next })
              }}
            />
          </div>
        )}
      </Stack>
      <Progress user={user} />
    </MainAside>
  )
}

/** The tabs of the profile; a skeleton until the player is known. */
export function ProfileContent() {
  const { t } = useTranslation('profile')
  const player = usePlayer()
  const user = player?.id === GUEST_ID ? undefined : player
  return (
    <>
      <PageHead page={null} title={t('title')} />
      <QueryAlerts user={user} />
      {user === undefined ? sectionSkeleton : <Content key={user.id} user={user} />}
    </>
  )
}
