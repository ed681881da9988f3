import { useUnit } from 'effector-react'
import { useEffect, type ComponentType } from 'react'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { ROUTES } from '#contract/pages.ts'
import { HomePage } from '#app/pages/home/page.tsx'
import { Layout, type LayoutKind } from '#app/shell/layout.tsx'
import { LoadError } from '#app/shell/load-error.tsx'
import { ScrollRestoration } from '#app/shell/scroll-restoration.tsx'
import { lazyPart, type LazyPart, type LazyPartOptions } from '#app/shell/lazy-part.tsx'
import { Skeleton } from '#ui/index.ts'
import { navigatorProvided } from './navigator.ts'
import { prefetchesOf } from './prefetch.ts'

/** About one screen high, so that the footer does not jump into view while the page loads. */
const pagePlaceholder: LazyPartOptions<object> = {
  waiting: <Skeleton height={720} />,
  failed: (retry) => <LoadError block="page" retry={retry} />,
}
const GamePage = lazyPart(async () => (await import('#app/pages/game/page.tsx')).GamePage, pagePlaceholder)
/** Creates lazy pages that share one chunk. */
const pagesOf =
  <Pages,>(load: () => Promise<Pages>) =>
  (select: (pages: Pages) => ComponentType) =>
    lazyPart(async () => select(await load()), pagePlaceholder)
const infoPages = pagesOf(() => import('#app/pages/reading.ts'))
const rankingPages = pagesOf(() => import('#app/pages/standings.ts'))
const playerPages = pagesOf(() => import('#app/pages/players.ts'))
const PromoPage = infoPages((pages) => pages.PromoPage)
const TournamentsPage = rankingPages((pages) => pages.TournamentsPage)
const TournamentPage = rankingPages((pages) => pages.TournamentPage)
const WinnersPage = rankingPages((pages) => pages.WinnersPage)
const LevelsPage = rankingPages((pages) => pages.LevelsPage)
const AnswersPage = infoPages((pages) => pages.AnswersPage)
const InfoPage = infoPages((pages) => pages.InfoPage)
const PaymentNotifyPage = infoPages((pages) => pages.PaymentNotifyPage)
const ForbiddenPage = infoPages((pages) => pages.ForbiddenPage)
const NotFoundPage = infoPages((pages) => pages.NotFoundPage)

const ProfilePage = playerPages((pages) => pages.ProfilePage)
const CashboxPage = playerPages((pages) => pages.CashboxPage)

/** Every route with its layout (`spec §2`). */
const routes: readonly { path: string; layout: LayoutKind; page: ComponentType | LazyPart<object> }[] = [
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
  { path: ROUTES.fairness, layout: 'default', page: InfoPage },
  { path: ROUTES.privacy, layout: 'default', page: InfoPage },
  { path: ROUTES.complaints, layout: 'default', page: InfoPage },
  { path: ROUTES.accessibility, layout: 'default', page: InfoPage },
  { path: ROUTES.profile, layout: 'default', page: ProfilePage },
  { path: ROUTES.cashbox, layout: 'cashbox', page: CashboxPage },
  { path: ROUTES['payment-notify'], layout: 'default', page: PaymentNotifyPage },
  { path: ROUTES['payment-rejected'], layout: 'default', page: PaymentNotifyPage },
  { path: ROUTES.forbidden, layout: 'default', page: ForbiddenPage },
  { path: '*', layout: 'default', page: NotFoundPage },
]
for (const { path, page } of routes) if ('fetch' in page) prefetchesOf(path, () => void page.fetch())

const layouts: readonly LayoutKind[] = ['default', 'cashbox', 'game']

/** Provides `navigate` to the models. */
function RouterBridge() {
  const navigate = useNavigate()
  const provideNavigator = useUnit(navigatorProvided)
  useEffect(() => {
    provideNavigator((path, options) => void navigate(path, options))
  }, [navigate, provideNavigator])
  return null
}

/** The router with all routes of the app. */
export function AppRouter() {
  return (
    <BrowserRouter>
      <RouterBridge />
      <ScrollRestoration />
      <Routes>
        {layouts.map((layout) => (
          <Route key={layout} element={<Layout kind={layout} />}>
            {routes
              .filter((route) => route.layout === layout)
              .map(({ path, page: Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
          </Route>
        ))}
      </Routes>
    </BrowserRouter>
  )
}
