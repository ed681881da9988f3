import type { QueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, type ComponentType } from 'react'
import { matchPath, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import type { Language } from '#contract/core/languages.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import { LazyVerifier } from '#app/features/proof/index.ts'
import { guestHomeParts, homeParts } from '#app/pages/home/lazy-parts.tsx'
import { Layout, layoutParts, type LayoutKind } from '#app/pages/layout/layout.tsx'
import { prefetchGuestCatalogue } from '#app/shell/catalogue/use-catalogue.ts'
import { DocumentBoundary } from '#app/shell/frame/document-boundary.tsx'
import { ScrollRestoration } from '#app/shell/frame/scroll-restoration.tsx'
import { lazyPart, type LazyCode, type LazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { Skeleton } from '#ui/index.ts'
import { navigatorProvided } from './navigator.ts'
import { prefetchesOf } from './prefetch/prefetch.ts'

/** A page in its own chunk. The skeleton is about one screen high, so that the footer does not jump into view. */
const lazyPage = (load: () => Promise<ComponentType>, folder: string) =>
  lazyPart(load, { waiting: <Skeleton height={720} />, failed: 'page', source: `pages/${folder}/page.tsx` })

const HomePage = lazyPage(async () => (await import('#app/pages/home/page.tsx')).HomePage, 'home')
const GamePage = lazyPage(async () => (await import('#app/pages/game/page.tsx')).GamePage, 'game')
const PromoPage = lazyPage(async () => (await import('#app/pages/promo/page.tsx')).PromoPage, 'promo')
const TournamentsPage = lazyPage(
  async () => (await import('#app/pages/tournaments/page.tsx')).TournamentsPage,
  'tournaments',
)
const TournamentPage = lazyPage(
  async () => (await import('#app/pages/tournament/page.tsx')).TournamentPage,
  'tournament',
)
const WinnersPage = lazyPage(async () => (await import('#app/pages/winners/page.tsx')).WinnersPage, 'winners')
const LevelsPage = lazyPage(async () => (await import('#app/pages/levels/page.tsx')).LevelsPage, 'levels')
const AnswersPage = lazyPage(async () => (await import('#app/pages/answers/page.tsx')).AnswersPage, 'answers')
const InfoPage = lazyPage(async () => (await import('#app/pages/info/page.tsx')).InfoPage, 'info')
const LimitsPage = lazyPage(async () => (await import('#app/pages/limits/page.tsx')).LimitsPage, 'limits')
const PaymentNotifyPage = lazyPage(
  async () => (await import('#app/pages/payment-notify/page.tsx')).PaymentNotifyPage,
  'payment-notify',
)
const InvoicePage = lazyPage(async () => (await import('#app/pages/invoice/page.tsx')).InvoicePage, 'invoice')
const ForbiddenPage = lazyPage(async () => (await import('#app/pages/forbidden/page.tsx')).ForbiddenPage, 'forbidden')
const NotFoundPage = lazyPage(async () => (await import('#app/pages/not-found/page.tsx')).NotFoundPage, 'not-found')
const ProfilePage = lazyPage(async () => (await import('#app/pages/profile/page.tsx')).ProfilePage, 'profile')
const CashboxPage = lazyPage(async () => (await import('#app/pages/cashbox/page.tsx')).CashboxPage, 'cashbox')

interface PageRoute {
  path: string
  layout: LayoutKind
  page: LazyPart<object>
  /** Lazy parts that belong to the first rendering of the page. */
  parts?: readonly LazyCode[]
  /** Those of guests only. */
  guestParts?: readonly LazyCode[]
  /** Requests data of the first rendering that are too large for a document. */
  largeData?: (client: QueryClient, language: Language) => Promise<void>
}

const lobby = {
  page: HomePage,
  parts: homeParts,
  guestParts: guestHomeParts,
  largeData: prefetchGuestCatalogue,
} as const

/** Every route with its layout (`spec §2`). */
const routes: readonly PageRoute[] = [
  { path: ROUTES.home, layout: 'default', ...lobby },
  { path: ROUTES.games, layout: 'default', ...lobby },
  { path: ROUTES.game, layout: 'game', page: GamePage },
  { path: ROUTES.promo, layout: 'default', page: PromoPage },
  { path: ROUTES.tournaments, layout: 'default', page: TournamentsPage },
  { path: ROUTES.tournament, layout: 'default', page: TournamentPage, largeData: prefetchGuestCatalogue },
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
    parts: [LazyVerifier],
  },
  { path: ROUTES.privacy, layout: 'default', page: InfoPage },
  { path: ROUTES.complaints, layout: 'default', page: InfoPage },
  { path: ROUTES.accessibility, layout: 'default', page: InfoPage },
  { path: ROUTES.limits, layout: 'default', page: LimitsPage },
  { path: ROUTES.profile, layout: 'default', page: ProfilePage },
  { path: ROUTES.cashbox, layout: 'task', page: CashboxPage },
  { path: ROUTES.invoice, layout: 'task', page: InvoicePage },
  { path: ROUTES['invoice-page'], layout: 'task', page: InvoicePage },
  { path: ROUTES['payment-notify'], layout: 'task', page: PaymentNotifyPage },
  { path: ROUTES['payment-rejected'], layout: 'task', page: PaymentNotifyPage },
  { path: ROUTES.forbidden, layout: 'default', page: ForbiddenPage },
  { path: '*', layout: 'default', page: NotFoundPage },
]
for (const { path, page } of routes) if (path !== '*') prefetchesOf(path, () => void page.fetch())

/** The last route matches every path. */
const routeAt = (path: string): PageRoute | undefined => routes.find((route) => matchPath(route.path, path) !== null)

const layoutAt = (path: string): LayoutKind => routeAt(path)?.layout ?? 'default'

/**
 * Loads the code of a page and of what stands around it, so that its first rendering is whole. Resolves with the modules
 * that were loaded.
 */
export async function fetchPage(path: string, isGuest: boolean): Promise<string[]> {
  const { page, layout, parts = [], guestParts = [] } = routeAt(path) ?? {}
  const lazy: LazyCode[] = [
    ...(page === undefined ? [] : [page]),
    ...parts,
    ...(isGuest ? guestParts : []),
    ...layoutParts[layout ?? 'default'],
  ]
  await Promise.all(lazy.map((part) => part.fetch()))
  return lazy.flatMap(({ source }) => source ?? [])
}

/** Whether a page is rendered with data that are too large for its document. */
export const hasLargeData = (path: string): boolean => routeAt(path)?.largeData !== undefined

/** Requests the data of a page, as a guest sees it, that are too large for its document. */
export const fetchLargeData = async (path: string, client: QueryClient, language: Language): Promise<void> =>
  routeAt(path)?.largeData?.(client, language)

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
