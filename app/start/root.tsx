import { QueryClientProvider } from '@tanstack/react-query'
import { Provider, useUnit } from 'effector-react'
import { useMemo, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { UiProvider } from '#ui/index.ts'
import { uiTexts } from '#app/i18n/ui-texts.ts'
import { $calm } from '#app/models/preferences/preferences.model.ts'
import { AppRouter } from '#app/router/app-router.tsx'
import { RouterLink } from '#app/router/router-link.tsx'
import type { RunningApp } from './create-app.ts'
import { CrashBoundary } from './crash-boundary.tsx'

function Words({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const texts = useMemo(() => uiTexts(t), [t])
  const calm = useUnit($calm)
  return (
    <UiProvider texts={texts} linkComponent={RouterLink} calm={calm}>
      {children}
    </UiProvider>
  )
}

/** The whole tree. */
export function Root({ app }: { app: RunningApp }) {
  return (
    <Provider value={app.scope}>
      <QueryClientProvider client={app.queryClient}>
        <I18nextProvider i18n={app.i18n}>
          <Words>
            <CrashBoundary>
              <AppRouter />
            </CrashBoundary>
          </Words>
        </I18nextProvider>
      </QueryClientProvider>
    </Provider>
  )
}
