import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { PageFrame } from '#ui/index.ts'
import { Banner } from '../header/banner.tsx'
import { Header } from '../header/header.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'

// Not on the first screen.
const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer, { when: 'idle' })
const DeferredUi = lazyPart(async () => (await import('./deferred-ui.tsx')).DeferredUi, { when: 'idle' })

/** `default` has a banner and a footer; the cashbox and games do not. */
export type LayoutKind = 'default' | 'cashbox' | 'game'

/** Layout of all pages: banner, header, footer, and floating elements. */
export function Layout({ kind }: { kind: LayoutKind }) {
  const { t } = useTranslation()
  return (
    <>
      <PageFrame
        skipLabel={t('shell.skip')}
        header={
          <>
            {kind === 'default' ? <Banner /> : null}
            <Header />
          </>
        }
        footer={kind === 'default' ? <Footer /> : undefined}
      >
        <Outlet />
      </PageFrame>
      <DeferredUi />
    </>
  )
}
