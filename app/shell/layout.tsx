import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { PageFrame } from '#ui/index.ts'
import { Banner } from './banner.tsx'
import { Header } from './header.tsx'
import { lazyPart } from './lazy-part.tsx'

// Below the first screen of every page.
const Footer = lazyPart(async () => (await import('./deferred-ui.ts')).Footer, { when: 'idle' })
const FloatingParts = lazyPart(async () => (await import('./deferred-ui.ts')).FloatingParts, { when: 'idle' })

/** `default` has a footer; the cashier and a game keep to their business. */
export type LayoutKind = 'default' | 'cashbox' | 'game'

/** The frame around a page: banner, header, footer, the mobile bar and what floats over them. */
export function Layout({ kind }: { kind: LayoutKind }) {
  const { t } = useTranslation()
  return (
    <>
      <PageFrame
        skipLabel={t('shell.skip')}
        head={
          <>
            {kind === 'default' ? <Banner /> : null}
            <Header />
          </>
        }
        foot={kind === 'default' ? <Footer /> : undefined}
      >
        <Outlet />
      </PageFrame>
      <FloatingParts />
    </>
  )
}
