import { useUnit } from 'effector-react'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { HomePage } from '#app/pages/home/page.tsx'
import { Layout, type LayoutKind } from '#app/shell/layout.tsx'
import { navigatorGiven } from '#app/start/navigator.ts'
import { patterns } from './paths.ts'
import { usePlace } from './route-state.ts'

const GamePage = lazy(async () => ({ default: (await import('#app/pages/game/page.tsx')).GamePage }))
const NotFoundPage = lazy(async () => ({ default: (await import('#app/pages/not-found/page.tsx')).NotFoundPage }))
const ForbiddenPage = lazy(async () => ({ default: (await import('#app/pages/forbidden/page.tsx')).ForbiddenPage }))

/** Every route, with the layout that its meta names; `default` where it names none (`spec §2`). */
const routes: readonly { path: string; layout: LayoutKind; page: ReactNode }[] = [
  { path: patterns.home, layout: 'default', page: <HomePage /> },
  { path: patterns.games, layout: 'default', page: <HomePage /> },
  { path: patterns.game, layout: 'game', page: <GamePage /> },
  { path: patterns.forbidden, layout: 'default', page: <ForbiddenPage /> },
  { path: '*', layout: 'default', page: <NotFoundPage /> },
]
const layouts: readonly LayoutKind[] = ['default', 'cashbox', 'game']

/** Gives the models a way to navigate. */
function RouterBridge() {
  const navigate = useNavigate()
  const give = useUnit(navigatorGiven)
  useEffect(() => {
    give((path) => void navigate(path))
  }, [navigate, give])
  return null
}

const isLobby = (path: string): boolean => path === '/' || path.startsWith('/games/')

/** A new page begins at its top; another type of the lobby's list keeps the place. */
function ScrollToTop() {
  const { path } = usePlace()
  const place = isLobby(path) ? 'lobby' : path
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    window.scrollTo(0, 0)
  }, [place])
  return null
}

/** The app's addresses. */
export function AppRouter() {
  return (
    <BrowserRouter>
      <RouterBridge />
      <ScrollToTop />
      <Routes>
        {layouts.map((layout) => (
          <Route key={layout} element={<Layout kind={layout} />}>
            {routes
              .filter((route) => route.layout === layout)
              .map(({ path, page }) => (
                <Route key={path} path={path} element={<Suspense fallback={null}>{page}</Suspense>} />
              ))}
          </Route>
        ))}
      </Routes>
    </BrowserRouter>
  )
}
