import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Inline, MenuLinks, Stack, Text } from '#ui/index.ts'
import { $reducedMotionChosen, reducedMotionChosen } from '#app/models/preferences/preferences.model.ts'
import { signOutRequested } from '#app/models/session/sign-out/sign-out.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { PANELS, panelToggled, type Panel } from '#app/models/shell/panels.model.ts'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { signUpOpened } from '#app/models/access/sign-up-dialog.model.ts'
import { ProviderList } from '../catalogue/provider-list.tsx'
import { GameSearch } from './game-search.tsx'
import { useNavigateTo, useLocationInfo } from '#app/router/route-state.ts'
import { isLobbyPath, paths } from '#app/router/paths.ts'
import { footerLinks } from '../frame/footer-links.ts'
import { playerName } from '../player/player-name.ts'
import { usePlayer } from '../player/use-player.ts'
import { useSupport } from '../dialogs/use-support.ts'
import { currentLink, headerLinks } from './site-links.ts'
import { useSwitches } from './use-switches.ts'

function MenuPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const pages = useTranslation('pages')
  const { isGuest, reducedMotion } = useUnit({ isGuest: $isGuest, reducedMotion: $reducedMotionChosen })
  const switches = useSwitches()
  const act = useUnit({
    signUp: signUpOpened,
    signIn: signInOpened,
    setReducedMotion: reducedMotionChosen,
    signOut: signOutRequested,
  })
  const openSupport = useSupport()
  const { path } = useLocationInfo()
  const name = playerName(usePlayer())
  const accountLinks = isGuest
    ? []
    : [
        { id: 'profile', label: pages.t('account.profile'), href: paths.profile() },
        { id: 'cashier', label: pages.t('account.cashier'), href: paths.cashbox() },
      ]
  const links = [...accountLinks, ...headerLinks(t), ...footerLinks(pages.t)]
  return (
    <Stack gap={4}>
      {isGuest || name === '' ? null : <Text>{pages.t('account.who', { name })}</Text>}
      {isGuest ? (
        <Button
          tone="primary"
          wide
          onClick={() => {
            onLeave()
            act.signUp()
          }}
        >
          {t('shell.signUp')}
        </Button>
      ) : null}
      {isGuest ? (
        <Button
          wide
          onClick={() => {
            onLeave()
            act.signIn()
          }}
        >
          {t('shell.signIn')}
        </Button>
      ) : null}
      <MenuLinks label={t('shell.mainMenu')} links={links} current={currentLink(links, path)} onLinkClick={onLeave} />
      {switches.map(({ id, label: name, choices, value: chosen, onValueChange }) => (
        <div key={id} role="group" aria-label={name}>
          <Inline>
            {choices.map(({ value, label, lang }) => (
              <Button key={value} lang={lang} aria-pressed={value === chosen} onClick={() => onValueChange(value)}>
                {label}
              </Button>
            ))}
          </Inline>
        </div>
      ))}
      <Inline>
        <Button aria-pressed={reducedMotion} onClick={() => act.setReducedMotion(!reducedMotion)}>
          {pages.t('shell.calm')}
        </Button>
        <Button
          onClick={() => {
            onLeave()
            openSupport()
          }}
        >
          {pages.t('support.open')}
        </Button>
        {isGuest ? null : (
          <Button
            onClick={() => {
              onLeave()
              act.signOut()
            }}
          >
            {pages.t('account.signOut')}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

/** The three mobile panels, one at a time, with a switch between them. Search and providers lead to the lobby. */
export function MobilePanels({ panel, onClose }: { panel: Panel; onClose: () => void }) {
  const { t } = useTranslation(['texts', 'pages'])
  const navigate = useNavigateTo()
  const toggle = useUnit(panelToggled)
  const { path } = useLocationInfo()
  const showGames = () => {
    onClose()
    if (!isLobbyPath(path)) navigate(paths.home())
  }
  return (
    <Dialog open shape="sheet" onOpenChange={onClose} title={t(`shell.${panel}`)}>
      <Stack gap={4}>
        {/* The sheet covers the bottom bar. */}
        <Inline gap={2}>
          {PANELS.map((id) => (
            <Button key={id} aria-pressed={id === panel} onClick={() => id === panel || toggle(id)}>
              {t(`shell.${id}`)}
            </Button>
          ))}
        </Inline>
        {panel === 'menu' ? <MenuPanel onLeave={onClose} /> : null}
        {panel === 'search' ? <GameSearch labelHidden={false} autoFocus onSubmit={showGames} /> : null}
        {panel === 'providers' ? <ProviderList /> : null}
        {panel === 'menu' ? null : (
          <Button tone="primary" wide onClick={showGames}>
            {t('pages:home.showGames')}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
