import { BrowserRouter } from 'react-router-dom'
import { landingAddress } from '#app/router/landing-address.ts'
import { AppRoutes } from '#app/router/app-routes.tsx'

/** The router of the running app. */
export function AppRouter() {
  return (
    <BrowserRouter>
      <AppRoutes documentPath={landingAddress().pathname} />
    </BrowserRouter>
  )
}
