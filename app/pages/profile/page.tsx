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

/** About a screen. */
const WAITING_HEIGHT = 720
const waiting = <Skeleton height={WAITING_HEIGHT} />

const part = (load: Parameters<typeof lazyPart<{ user: User }>>[0]) =>
  lazyPart(load, { waiting, failed: (retry) => <LoadError block="page" retry={retry} /> })
/** Each part is fetched when it is looked at. */
const parts: Readonly<Record<SubTab, ComponentType<{ user: User }>>> = {
  data: part(async () => (await import('./data-form.tsx')).DataForm),
  security: part(async () => (await import('./security.tsx')).Security),
  verification: part(async () => (await import('./verification.tsx')).Verification),
  notifications: part(async () => (await import('./notifications.tsx')).Notifications),
  settings: part(async () => (await import('./settings.tsx')).Settings),
  history: part(async () => (await import('./account-history.tsx')).AccountHistory),
  overview: part(async () => (await import('./finances.tsx')).Finances),
  bonuses: part(async () => (await import('./bonus-list.tsx')).BonusList),
  codes: part(async () => (await import('./promo-code.tsx')).PromoCode),
  cashback: part(async () => (await import('./cashback.tsx')).Cashback),
}

function Part({ sub, user }: { sub: SubTab; user: User }) {
  const Chosen = parts[sub]
  return <Chosen user={user} />
}

/** The parts of one tab; a tab with a single part has no tabs of its own. */
function Parts({ tab, user }: { tab: MainTab; user: User }) {
  const { t } = useTranslation('profile')
  const place = useProfileTabs()
  const [first, ...rest] = SUB_TABS[tab].map((sub) => ({
    id: sub,
    label: t(`tabs.${sub}`),
    content: <Part sub={sub} user={user} />,
  }))
  const isOpen = place.tab === tab
  if (first === undefined || rest.length === 0) return first?.content ?? null
  const subs: readonly SubTab[] = SUB_TABS[tab]
  return (
    <Tabs
      label={t(`tabs.${tab}`)}
      look="quiet"
      tabs={[first, ...rest]}
      value={isOpen ? place.sub : first.id}
      onValueChange={(id) => {
        const sub = subs.find((known) => known === id)
        if (sub !== undefined) place.go({ tab, sub })
      }}
    />
  )
}

function Content({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { tab, named, go } = useProfileTabs()
  const tell = useUnit({ page: pageShown, tab: tabShown })
  const { page, tab: show } = tell
  useEffect(() => page(), [page])
  // A tab that was only guessed is not remembered: the guess is made before the last visit is read.
  useEffect(() => {
    if (named !== undefined) show(named)
  }, [show, named])
  const marks: Readonly<Record<MainTab, boolean>> = {
    profile: user.has_notifications,
    finances: (user.notify?.payouts ?? 0) > 0,
    promo: user.has_bonuses,
  }
  const [first, ...rest] = MAIN_TABS.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    mark: marks[id] ? t(`tabs.mark.${id}`) : undefined,
    content: <Parts tab={id} user={user} />,
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
              const next = MAIN_TABS.find((known) => known === id)
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

function Spoken() {
  const { i18n } = useTranslation()
  use(profileTexts(i18n))
  const { t } = useTranslation('profile')
  const known = usePlayer()
  const user = known?.id === GUEST_ID ? undefined : known
  return (
    <>
      <PageHead page={null} title={t('title')} />
      <QueryAlerts user={user} />
      {user === undefined ? waiting : <Content user={user} />}
    </>
  )
}

/** The profile of who is signed in (`spec §2`). A guest goes home, where the login leads back here; who signs out goes home. */
export function ProfilePage() {
  const isGuest = useUnit($isGuest)
  const here = useCurrentUrl()
  const id = usePlayer()?.id ?? GUEST_ID
  // Who was in has just gone out. Anybody else wants in, also with the token of a session that has ended.
  const [wasIn, setWasIn] = useState(false)
  if (id !== GUEST_ID && !wasIn) setWasIn(true)
  if (isGuest) return <Redirect to={wasIn ? paths.home() : playerPaths.loginFor(here)} />
  return (
    <Suspense fallback={waiting}>
      <Spoken />
    </Suspense>
  )
}
