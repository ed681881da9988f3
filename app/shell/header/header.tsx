import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, SiteHeader, SiteHeaderExtra } from '#ui/index.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { loginOpened } from '#app/models/shell/login.model.ts'
import { registrationOpened } from '#app/models/shell/registration.model.ts'
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
  const { register, login } = useUnit({ register: registrationOpened, login: loginOpened })
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
          {isGuest ? <Button onClick={() => login()}>{t('shell.login')}</Button> : null}
          {isGuest ? (
            <Button tone="primary" onClick={() => register()}>
              {t('shell.registration')}
            </Button>
          ) : null}
        </>
      }
    />
  )
}
