import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { Alert, PageFrame, Skeleton } from '#ui/index.ts'
import { $notices, CONNECTION_NOTICE } from '#app/models/notices/notices.model.ts'
import { $gameOpen } from '#app/models/presence/game-open.ts'
import { paths } from '#app/router/paths.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { Banner } from '../header/banner.tsx'
import { Header } from '../header/header.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'

// Not on the first screen.
const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer, { when: 'idle' })
const DeferredUi = lazyPart(async () => (await import('./deferred-ui.tsx')).DeferredUi, { when: 'idle' })

/** The message of a connection that was lost before the toasts had loaded. */
function ConnectionAlert() {
  const notice = useUnit($notices).find(({ key }) => key === CONNECTION_NOTICE)
  if (notice === undefined) return null
  return (
    <Alert tone={notice.tone} title={notice.title}>
      {notice.text}
    </Alert>
  )
}
const Notices = lazyPart(async () => (await import('./notices.tsx')).Notices, {
  when: 'idle',
  texts: null,
  failed: () => <ConnectionAlert />,
})

// Only for signed-in players.
const TaskHeader = lazyPart(async () => (await import('../header/task-header.tsx')).TaskHeader, {
  waiting: <Skeleton height={64} />,
})

// The page of the game says so if it fails to load: both load the same code.
const GameHost = lazyPart(async () => (await import('../game/game-host.tsx')).GameHost, {
  waiting: <Skeleton height={560} />,
  failed: () => null,
})

/** `default` has a banner and a footer. `task`, for the cashier and payments, has one way back in place of menus. */
export type LayoutKind = 'default' | 'task' | 'game'

/**
 * Layout of all pages: banner, header, game, footer, and floating elements. There is one for all routes, so that a game
 * outlives its page.
 */
export function Layout({ kind }: { kind: LayoutKind }) {
  const { t } = useTranslation()
  const isGameOpen = useUnit($gameOpen)
  const isStagePage = kind === 'game'
  const { path } = useLocationInfo()
  const [tab] = useSearchParam('tab', ['history', 'other'], 'other')
  // A list to read, not a task: the bottom of a phone is free for the menu.
  const isHistory = path === paths.cashbox() && tab === 'history'
  return (
    <>
      <PageFrame
        skipLabel={t('shell.skip')}
        header={
          <>
            <Notices />
            {kind === 'default' ? <Banner /> : null}
            {kind === 'task' ? <TaskHeader /> : <Header />}
          </>
        }
        stage={isStagePage || isGameOpen ? <GameHost /> : null}
        isStagePage={isStagePage}
        footer={isStagePage ? undefined : <Footer isShort={kind === 'task'} />}
      >
        <Outlet />
      </PageFrame>
      <DeferredUi hasMenu={kind !== 'task' || isHistory} isStagePage={isStagePage} />
    </>
  )
}
