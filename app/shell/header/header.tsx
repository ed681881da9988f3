import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, SiteHeader, SiteHeaderExtra } from '#ui/index.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { signUpOpened } from '#app/models/access/sign-up-dialog.model.ts'
import { paths } from '#app/router/paths.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { HeaderSwitches } from './header-switches.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { currentLink, headerLinks } from './site-links.ts'

const Account = lazyPart(async () => (await import('./account.tsx')).Account)

/** Site header. */
export function Header() {
  const { t } = useTranslation()
  const { isGuest } = useUnit({ isGuest: $isGuest })
  const { signUp, signIn } = useUnit({ signUp: signUpOpened, signIn: signInOpened })
  const { path } = useLocationInfo()
  const links = headerLinks(t)
  return (
    <SiteHeader
      homeHref={paths.home()}
      navLabel={t('shell.mainMenu')}
      links={links}
      current={currentLink(links, path)}
      account={isGuest ? undefined : <Account />}
      actions={
        <>
          <SiteHeaderExtra>
            <HeaderSwitches />
          </SiteHeaderExtra>
          {isGuest ? <Button onClick={() => signIn()}>{t('shell.signIn')}</Button> : null}
          {isGuest ? (
            <Button tone="primary" onClick={() => signUp()}>
              {t('shell.signUp')}
            </Button>
          ) : null}
        </>
      }
    />
  )
}
