import { QueryClientProvider } from '@tanstack/react-query'
import { Provider, useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { UiProvider } from '#ui/index.ts'
import { brands } from '#app/brand.ts'
import { uiTextsOf } from '#app/i18n/i18n.ts'
import { ErrorBoundary } from '#app/lib/browser/error-boundary.tsx'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language, $reducedMotionChosen } from '#app/models/preferences/preferences.model.ts'
import { RouterLink } from '#app/router/router-link.tsx'
import { CrashMessage } from '#app/shell/lazy/crash-message.tsx'
import type { RunningApp } from './create-app.ts'

function UiTextsProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { language, isMotionReduced, clock } = useUnit({
    language: $language,
    isMotionReduced: $reducedMotionChosen,
    clock: $clock,
  })
  return (
    <UiProvider
      texts={uiTextsOf(i18n)}
      linkComponent={RouterLink}
      reducedMotion={isMotionReduced}
      after={requireClock(clock).after}
      brand={brands[language]}
    >
      {children}
    </UiProvider>
  )
}

const renderCrash = () => <CrashMessage />

/** The root of the React tree, around the router. */
export function Root({ app, children }: { app: RunningApp; children: ReactNode }) {
  return (
    <Provider value={app.scope}>
      <QueryClientProvider client={app.queryClient}>
        <I18nextProvider i18n={app.i18n}>
          <UiTextsProvider>
            {/* Shows an error page with a way to continue instead of a blank page. */}
            <ErrorBoundary fallback={renderCrash}>{children}</ErrorBoundary>
          </UiTextsProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </Provider>
  )
}
