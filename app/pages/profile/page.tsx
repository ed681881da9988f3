import { useUnit } from 'effector-react'
import { Suspense, use, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/status.ts'
import { Skeleton, Stack, Tabs } from '#ui/index.ts'
import { profileTexts } from '#app/i18n/profile-texts.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { usePlayer } from '#app/queries/use-player.ts'
import { paths } from '#app/router/paths.ts'
import { useHere, Redirect } from '#app/router/route-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { AccountHistory } from './account-history.tsx'
import { BonusList } from './bonus-list.tsx'
import { Cashback } from './cashback.tsx'
import { DataForm } from './data-form.tsx'
import { Finances } from './finances.tsx'
import { ProfileHead } from './head.tsx'
import { Notifications } from './notifications.tsx'
import { PasswordForm } from './password-form.tsx'
import { SUB_TABS, useProfilePlace, type SubTab } from './profile-place.ts'
import { MAIN_TABS, pageShown, tabShown, type MainTab } from './profile.model.ts'
import { PromoCode } from './promo-code.tsx'
import { QueryAlerts } from './query-alerts.tsx'
import { Sessions } from './sessions.tsx'
import { Settings } from './settings.tsx'
import { Verification } from './verification.tsx'

/** About a screen. */
const WAITING_HEIGHT = 720
const waiting = <Skeleton height={WAITING_HEIGHT} />

function partOf(sub: SubTab, user: User): ReactNode {
  switch (sub) {
    case 'data':
      return <DataForm user={user} />
    case 'security':
      return (
        <Stack gap={5}>
          <PasswordForm user={user} />
          <Sessions />
        </Stack>
      )
    case 'verification':
      return <Verification user={user} />
    case 'notifications':
      return <Notifications />
    case 'settings':
      return <Settings user={user} />
    case 'history':
      return <AccountHistory />
    case 'overview':
      return <Finances user={user} />
    case 'bonuses':
      return <BonusList />
    case 'codes':
      return <PromoCode />
    case 'cashback':
      return <Cashback user={user} />
  }
}

/** The parts of one tab; a tab with a single part has no tabs of its own. */
function Parts({ tab, user }: { tab: MainTab; user: User }) {
  const { t } = useTranslation('profile')
  const place = useProfilePlace()
  const [first, ...rest] = SUB_TABS[tab].map((sub) => ({
    id: sub,
    label: t(`tabs.${sub}`),
    content: partOf(sub, user),
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
  const { tab, go } = useProfilePlace()
  const tell = useUnit({ page: pageShown, tab: tabShown })
  const { page, tab: show } = tell
  useEffect(() => page(), [page])
  useEffect(() => void show(tab), [show, tab])
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
    <Stack gap={6}>
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
  )
}

function Spoken() {
  const { i18n } = useTranslation()
  use(profileTexts(i18n))
  const { t } = useTranslation('profile')
  const user = usePlayer()
  return (
    <>
      <PageHead page={null} title={t('title')} />
      <QueryAlerts />
      {user === undefined || user.id === 0 ? waiting : <Content user={user} />}
    </>
  )
}

/** The profile of who is signed in (`spec §2`). A guest goes home, where the login leads back here; who signs out goes home. */
export function ProfilePage() {
  const isGuest = useUnit($isGuest)
  const here = useHere()
  const wasPlayer = useRef(!isGuest)
  useEffect(() => {
    if (!isGuest) wasPlayer.current = true
  }, [isGuest])
  if (isGuest) return <Redirect to={wasPlayer.current ? paths.home() : paths.loginFor(here)} />
  return (
    <Suspense fallback={waiting}>
      <Spoken />
    </Suspense>
  )
}
