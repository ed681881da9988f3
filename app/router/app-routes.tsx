import { useUnit } from 'effector-react'
import { useEffect, type ComponentType } from 'react'
import { matchPath, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { ROUTES } from '#contract/lobby/pages.ts'
import { LazyVerifier } from '#app/features/proof/index.ts'
import { HomePage } from '#app/pages/home/page.tsx'
import { fetchFooter, Layout, type LayoutKind } from '#app/pages/layout/layout.tsx'
import { DocumentBoundary } from '#app/shell/frame/document-boundary.tsx'
import { ScrollRestoration } from '#app/shell/frame/scroll-restoration.tsx'
import { lazyPart, type LazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { Skeleton } from '#ui/index.ts'
import { navigatorProvided } from './navigator.ts'
import { prefetchesOf } from './prefetch/prefetch.ts'

/** A page in its own chunk. The skeleton is about one screen high, so that the footer does not jump into view. */
const lazyPage = (folder: string, load: () => Promise<ComponentType>) =>
  Object.assign(lazyPart(load, { waiting: <Skeleton height={720} />, failed: 'page' }), {
    /** The module of the page in the manifest of the build. */
    source: `pages/${folder}/page.tsx`,
  })
type LazyPage = ReturnType<typeof lazyPage>

const GamePage = lazyPage('game', async () => (await import('#app/pages/game/page.tsx')).GamePage)
const PromoPage = lazyPage('promo', async () => (await import('#app/pages/promo/page.tsx')).PromoPage)
const TournamentsPage = lazyPage(
  'tournaments',
  async () => (await import('#app/pages/tournaments/page.tsx')).TournamentsPage,
)
const TournamentPage = lazyPage(
  'tournament',
  async () => (await import('#app/pages/tournament/page.tsx')).TournamentPage,
)
const WinnersPage = lazyPage('winners', async () => (await import('#app/pages/winners/page.tsx')).WinnersPage)
const LevelsPage = lazyPage('levels', async () => (await import('#app/pages/levels/page.tsx')).LevelsPage)
const AnswersPage = lazyPage('answers', async () => (await import('#app/pages/answers/page.tsx')).AnswersPage)
const InfoPage = lazyPage('info', async () => (await import('#app/pages/info/page.tsx')).InfoPage)
const PaymentNotifyPage = lazyPage(
  'payment-notify',
  async () => (await import('#app/pages/payment-notify/page.tsx')).PaymentNotifyPage,
)
const InvoicePage = lazyPage('invoice', async () => (await import('#app/pages/invoice/page.tsx')).InvoicePage)
const ForbiddenPage = lazyPage('forbidden', async () => (await import('#app/pages/forbidden/page.tsx')).ForbiddenPage)
const NotFoundPage = lazyPage('not-found', async () => (await import('#app/pages/not-found/page.tsx')).NotFoundPage)
const ProfilePage = lazyPage('profile', async () => (await import('#app/pages/profile/page.tsx')).ProfilePage)
const CashboxPage = lazyPage('cashbox', async () => (await import('#app/pages/cashbox/page.tsx')).CashboxPage)

interface PageRoute {
  path: string
  layout: LayoutKind
  page: ComponentType | LazyPage
  /** A lazy part that belongs to the first rendering of the page, with its module in the manifest of the build. */
  part?: { lazy: LazyPart<object>; source: string }
}

/** Every route with its layout (`spec §2`). */
const routes: readonly PageRoute[] = [
  { path: ROUTES.home, layout: 'default', page: HomePage },
  { path: ROUTES.games, layout: 'default', page: HomePage },
  { path: ROUTES.game, layout: 'game', page: GamePage },
  { path: ROUTES.promo, layout: 'default', page: PromoPage },
  { path: ROUTES.tournaments, layout: 'default', page: TournamentsPage },
  { path: ROUTES.tournament, layout: 'default', page: TournamentPage },
  { path: ROUTES.winners, layout: 'default', page: WinnersPage },
  { path: ROUTES.levels, layout: 'default', page: LevelsPage },
  { path: ROUTES.faq, layout: 'default', page: AnswersPage },
  { path: ROUTES['payments-info'], layout: 'default', page: AnswersPage },
  { path: ROUTES['terms-and-conditions'], layout: 'default', page: InfoPage },
  { path: ROUTES.instructions, layout: 'default', page: InfoPage },
  { path: ROUTES['responsible-gaming'], layout: 'default', page: InfoPage },
  {
    path: ROUTES.fairness,
    layout: 'default',
    page: InfoPage,
    part: { lazy: LazyVerifier, source: 'features/proof/verifier/verifier.tsx' },
  },
  { path: ROUTES.privacy, layout: 'default', page: InfoPage },
  { path: ROUTES.complaints, layout: 'default', page: InfoPage },
  { path: ROUTES.accessibility, layout: 'default', page: InfoPage },
  { path: ROUTES.profile, layout: 'default', page: ProfilePage },
  { path: ROUTES.cashbox, layout: 'task', page: CashboxPage },
  { path: ROUTES.invoice, layout: 'task', page: InvoicePage },
  { path: ROUTES['invoice-page'], layout: 'task', page: InvoicePage },
  { path: ROUTES['payment-notify'], layout: 'task', page: PaymentNotifyPage },
  { path: ROUTES['payment-rejected'], layout: 'task', page: PaymentNotifyPage },
  { path: ROUTES.forbidden, layout: 'default', page: ForbiddenPage },
  { path: '*', layout: 'default', page: NotFoundPage },
]
for (const { path, page } of routes) if ('fetch' in page && path !== '*') prefetchesOf(path, () => void page.fetch())

/** The last route matches every path. */
const routeAt = (path: string): PageRoute | undefined => routes.find((route) => matchPath(route.path, path) !== null)

const layoutAt = (path: string): LayoutKind => routeAt(path)?.layout ?? 'default'

/**
 * Loads the code of a page and of what stands around it, so that its first rendering is whole. Resolves with the modules
 * that were loaded.
 */
export async function fetchPage(path: string): Promise<string[]> {
  const { page, part } = routeAt(path) ?? {}
  const lazy = page !== undefined && 'fetch' in page ? page : null
  await Promise.all([fetchFooter(), lazy?.fetch(), part?.lazy.fetch()])
  return [
    'shell/frame/footer.tsx',
    ...(lazy === null ? [] : [lazy.source]),
    ...(part === undefined ? [] : [part.source]),
  ]
}

/** Provides `navigate` to the models. */
function RouterBridge() {
  const navigate = useNavigate()
  const provideNavigator = useUnit(navigatorProvided)
  useEffect(() => {
    provideNavigator((path, options) => void navigate(path, options))
  }, [navigate, provideNavigator])
  return null
}

/** One layout for all routes: a layout per kind would unmount the game that floats over the next page. */
function RoutedLayout() {
  return <Layout kind={layoutAt(useLocation().pathname)} />
}

/** All routes of the app. `documentPath` is the path of the initial navigation. */
export function AppRoutes({ documentPath }: { documentPath: string }) {
  return (
    <DocumentBoundary documentPath={documentPath}>
      <RouterBridge />
      <ScrollRestoration />
      <Routes>
        <Route element={<RoutedLayout />}>
          {routes.map(({ path, page: Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Routes>
    </DocumentBoundary>
  )
}
