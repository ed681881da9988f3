import { QueryClientProvider } from '@tanstack/react-query'
import { Provider, useUnit } from 'effector-react'
import { useMemo, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { UiProvider } from '#ui/index.ts'
import { uiTexts } from '#app/i18n/ui-texts.ts'
import { ErrorBoundary } from '#app/lib/browser/error-boundary.tsx'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $reducedMotionChosen } from '#app/models/preferences/preferences.model.ts'
import { AppRouter } from '#app/router/app-router.tsx'
import { RouterLink } from '#app/router/router-link.tsx'
import { CrashMessage } from '#app/shell/lazy/crash-message.tsx'
import type { RunningApp } from './create-app.ts'

function UiTextsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const texts = useMemo(() => uiTexts(t), [t])
  const { isMotionReduced, clock } = useUnit({ isMotionReduced: $reducedMotionChosen, clock: $clock })
  return (
    <UiProvider
      texts={texts}
      linkComponent={RouterLink}
      reducedMotion={isMotionReduced}
      after={requireClock(clock).after}
    >
      {children}
    </UiProvider>
  )
}

const renderCrash = () => <CrashMessage />

/** The root of the React tree. */
export function Root({ app }: { app: RunningApp }) {
  return (
    <Provider value={app.scope}>
      <QueryClientProvider client={app.queryClient}>
        <I18nextProvider i18n={app.i18n}>
          <UiTextsProvider>
            {/* Shows an error page with a way to continue instead of a blank page. */}
            <ErrorBoundary fallback={renderCrash}>
              <AppRouter />
            </ErrorBoundary>
          </UiTextsProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </Provider>
  )
}
