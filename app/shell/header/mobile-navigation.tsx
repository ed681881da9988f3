import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MobileBar } from '#ui/index.ts'
import { currentDevice } from '#app/lib/browser/device.ts'
import { waitUntilIdle } from '#app/lib/browser/wait-until-idle.ts'
import { $panel, panelClosed, panelToggled } from '#app/models/shell/panels.model.ts'
import { paths } from '#app/router/paths.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { lazyDialog } from '../lazy/lazy-part.tsx'

const MobilePanels = lazyDialog(async () => (await import('./mobile-panels.tsx')).MobilePanels)

/** The bottom bar and its open panel. On a phone the panels are preloaded when the browser is idle. */
export function MobileNavigation({ isStagePage }: { isStagePage: boolean }) {
  const { t } = useTranslation()
  const { panel, toggle, close } = useUnit({ panel: $panel, toggle: panelToggled, close: panelClosed })
  const { path } = useLocationInfo()
  // A desktop hides the bar unless the window is narrow, so panels are loaded on click there.
  useEffect(() => void (currentDevice() === 'm' && waitUntilIdle().then(MobilePanels.fetch)), [])
  const button = (id: 'menu' | 'search' | 'providers', label: string, icon: 'menu' | 'search' | 'filter') => ({
    id,
    label,
    icon,
    expanded: panel === id,
    onPress: () => toggle(id),
  })
  return (
    <>
      <MobileBar
        label={t('shell.mobileMenu')}
        isStagePage={isStagePage}
        items={[
          { id: 'games', label: t('shell.games'), icon: 'games', href: paths.home(), current: path === paths.home() },
          button('search', t('shell.search'), 'search'),
          button('providers', t('shell.providers'), 'filter'),
          button('menu', t('shell.menu'), 'menu'),
        ]}
      />
      {panel === null ? null : <MobilePanels panel={panel} onClose={close} />}
    </>
  )
}
