import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { Alert, PageFrame, Skeleton } from '#ui/index.ts'
import { LazyGameHost } from '#app/features/game/index.ts'
import { $notices, CONNECTION_NOTICE } from '#app/models/notices/notices.model.ts'
import { $isGameOpen } from '#app/models/presence/game-open.ts'
import { paths } from '#app/router/paths.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { Banner } from '#app/shell/header/banner.tsx'
import { Header } from '#app/shell/header/header.tsx'
import { lazyPart, type LazyCode } from '#app/shell/lazy/lazy-part.tsx'

// Not on the first screen.
const Footer = lazyPart(async () => (await import('#app/shell/frame/footer.tsx')).Footer, {
  when: 'idle',
  source: 'shell/frame/footer.tsx',
})
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
const Notices = lazyPart(async () => (await import('#app/shell/frame/notices.tsx')).Notices, {
  when: 'idle',
  texts: null,
  failed: () => <ConnectionAlert />,
})

// On the pages of money only.
const TaskHeader = lazyPart(async () => (await import('#app/shell/header/task-header.tsx')).TaskHeader, {
  waiting: <Skeleton height={64} />,
  source: 'shell/header/task-header.tsx',
})

/** `default` has a banner and a footer. `task`, for the cashier and payments, has one way back in place of menus. */
export type LayoutKind = 'default' | 'task' | 'game'

/** Lazy parts that belong to the first rendering of a layout. */
export const layoutParts: Readonly<Record<LayoutKind, readonly LazyCode[]>> = {
  default: [Footer],
  task: [TaskHeader, Footer],
  game: [LazyGameHost],
}

/**
 * Layout of all pages: banner, header, game, footer, and floating elements. There is one for all routes, so that a game
 * outlives its page.
 */
export function Layout({ kind }: { kind: LayoutKind }) {
  const { t } = useTranslation()
  const isGameOpen = useUnit($isGameOpen)
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
        stage={isStagePage || isGameOpen ? <LazyGameHost /> : null}
        isStagePage={isStagePage}
        footer={isStagePage ? undefined : <Footer isShort={kind === 'task'} />}
      >
        <Outlet />
      </PageFrame>
      <DeferredUi hasMenu={kind !== 'task' || isHistory} isStagePage={isStagePage} />
    </>
  )
}
