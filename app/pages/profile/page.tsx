import { useUnit } from 'effector-react'
import { Suspense, use, useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { GUEST_ID, type User } from '#contract/status.ts'
import { Skeleton, MainAside, Stack, Tabs } from '#ui/index.ts'
import { profileTexts } from '#app/i18n/profile-texts.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { usePlayer } from '#app/shell/use-player.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { paths } from '#app/router/paths.ts'
import { useCurrentUrl, Redirect } from '#app/router/search-params-state.ts'
import { LoadError } from '#app/shell/load-error.tsx'
import { lazyPart } from '#app/shell/lazy-part.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { ProfileHead, Progress } from './head.tsx'
import { SUB_TABS, useProfileTabs, type SubTab } from './profile-tabs.ts'
import { MAIN_TABS, pageShown, tabShown, type MainTab } from './last-tab.model.ts'
import './profile.model.ts'
import { QueryAlerts } from './query-alerts.tsx'

/** About the height of the viewport. */
const SKELETON_HEIGHT = 720
const skeleton = <Skeleton height={SKELETON_HEIGHT} />

const lazySection = (load: Parameters<typeof lazyPart<{ user: User }>>[0]) =>
  lazyPart(load, { waiting: skeleton, failed: (retry) => <LoadError block="page" retry={retry} /> })
/** Each section is loaded when it is first shown. */
const sections: Readonly<Record<SubTab, ComponentType<{ user: User }>>> = {
  data: lazySection(async () => (await import('./data-form.tsx')).DataForm),
  security: lazySection(async () => (await import('./security.tsx')).Security),
  verification: lazySection(async () => (await import('./verification.tsx')).Verification),
  notifications: lazySection(async () => (await import('./notifications.tsx')).Notifications),
  settings: lazySection(async () => (await import('./settings.tsx')).Settings),
  history: lazySection(async () => (await import('./account-history.tsx')).AccountHistory),
  overview: lazySection(async () => (await import('./finances.tsx')).Finances),
  bonuses: lazySection(async () => (await import('./bonus-list.tsx')).BonusList),
  codes: lazySection(async () => (await import('./promo-code.tsx')).PromoCode),
  cashback: lazySection(async () => (await import('./cashback.tsx')).Cashback),
}

function SubTabContent({ sub, user }: { sub: SubTab; user: User }) {
  const SectionComponent = sections[sub]
  return <SectionComponent user={user} />
}

/** Content of a tab: nested tabs, or the section itself if it is the only one. */
function TabContent({ tab, user }: { tab: MainTab; user: User }) {
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

function Content({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { tab, named, go } = useProfileTabs()
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
          <Tabs
            label={t('tabs.label')}
            tabs={[first, ...rest]}
            value={tab}
            onValueChange={(id) => {
              const next = MAIN_TABS.find((name) => name === id)
              if (next !== undefined) go({ tab: next })
            }}
          />
        )}
      </Stack>
      <Progress user={user} />
      {null}
    </MainAside>
  )
}

function LocalizedContent() {
  const { i18n } = useTranslation()
  use(profileTexts(i18n))
  const { t } = useTranslation('profile')
  const player = usePlayer()
  const user = player?.id === GUEST_ID ? undefined : player
  return (
    <>
      <PageHead page={null} title={t('title')} />
      <QueryAlerts user={user} />
      {user === undefined ? skeleton : <Content key={user.id} user={user} />}
    </>
  )
}

/** The player's profile (`spec §2`). A guest is redirected to the login and back, a player who signs out to the home page. */
export function ProfilePage() {
  const isGuest = useUnit($isGuest)
  const currentUrl = useCurrentUrl()
  const id = usePlayer()?.id ?? GUEST_ID
  // Distinguishes a sign-out on this page from a visit as a guest or with an expired token.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (id !== GUEST_ID && !wasSignedIn) setWasSignedIn(true)
  if (isGuest) return <Redirect to={wasSignedIn ? paths.home() : playerPaths.loginFor(currentUrl)} />
  return (
    <Suspense fallback={skeleton}>
      <LocalizedContent />
    </Suspense>
  )
}
