import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Link, Stack } from '#ui/index.ts'
import { panelClosed, type Panel } from '#app/models/shell/panels.model.ts'
import { registrationOpened } from '#app/models/shell/registration.model.ts'
import { ProviderList } from './provider-list.tsx'
import { GameSearch } from './game-search.tsx'
import { useGoTo, usePlace } from '#app/router/route-state.ts'
import { paths } from '#app/router/paths.ts'
import { footerLinks } from './footer-links.ts'
import { headerLinks } from './site-links.ts'

function MenuPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const pages = useTranslation('pages')
  const register = useUnit(registrationOpened)
  const links = [...headerLinks(t), ...footerLinks(pages.t)]
  return (
    <Stack gap={4}>
      <Button
        tone="primary"
        wide
        onClick={() => {
          onLeave()
          register()
        }}
      >
        {t('shell.registration')}
      </Button>
      {links.map(({ id, label, href }) => (
        <Link key={id} href={href} onClick={onLeave}>
          {label}
        </Link>
      ))}
    </Stack>
  )
}

/** The three panels of a phone, one at a time. Search and providers act on the lobby, so they lead there. */
export function MobilePanels({ panel }: { panel: Panel }) {
  const { t } = useTranslation()
  const close = useUnit(panelClosed)
  const goTo = useGoTo()
  const { path } = usePlace()
  const leave = () => close()
  const showGames = () => {
    close()
    if (path !== paths.home() && !path.startsWith('/games/')) goTo(paths.home())
  }
  return (
    <Dialog open shape="sheet" onOpenChange={leave} title={t(`shell.${panel}`)}>
      {panel === 'menu' ? (
        <MenuPanel onLeave={leave} />
      ) : (
        <Stack gap={4}>
          {panel === 'search' ? <GameSearch labelHidden={false} autoFocus onSubmit={showGames} /> : <ProviderList />}
          <Button tone="primary" wide onClick={showGames}>
            {t('home.showGames')}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}
