import { useUnit } from 'effector-react'
import { startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/index.ts'
import { loadFailureNotice } from '#app/models/notices/load-failure-notice.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { useSwitches, type Switch } from './use-switches.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'

const HeaderMenus = lazyPart(async () => (await import('./header-menus.tsx')).HeaderMenus, { texts: null })

/**
 * Language and theme switches. The buttons render at once; their menus are loaded on hover and focus, because few visitors open
 * them, and replace the buttons on the first click.
 */
export function HeaderSwitches() {
  const { t } = useTranslation()
  const switches = useSwitches()
  const raise = useUnit(noticeRaised)
  const [opened, setOpened] = useState<Switch['id'] | null>(null)
  if (opened !== null) return <HeaderMenus switches={switches} opened={opened} />

  const open = async (id: Switch['id']) => {
    // The button keeps focus until its menu has loaded.
    if (await HeaderMenus.fetch()) startTransition(() => setOpened(id))
    else raise(await loadFailureNotice(t, 'failure.title.part'))
  }
  const preload = () => void HeaderMenus.fetch()
  return switches.map(({ id, icon, label }) => (
    <IconButton
      key={id}
      icon={icon}
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void open(id)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown') void open(id)
      }}
    />
  ))
}
