import { useUnit } from 'effector-react'
import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage } from '#contract/languages.ts'
import { IconButton, type IconName } from '#ui/index.ts'
import { languageChoices } from '#app/i18n/language-choices.ts'
import { idle } from '#app/lib/idle.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import {
  $language,
  $theme,
  languageChosen,
  themeChosen,
  type Theme,
} from '#app/models/preferences/preferences.model.ts'
import type { HeaderSwitch } from './header-menus.tsx'
import { lazyPart } from './lazy-part.tsx'

const HeaderMenus = lazyPart(async () => (await import('./header-menus.tsx')).HeaderMenus, { texts: 'first' })

const themeIcons: Readonly<Record<Theme, IconName>> = { system: 'system', night: 'night', day: 'day' }

function useSwitches(): readonly HeaderSwitch[] {
  const { t } = useTranslation()
  const { language, theme } = useUnit({ language: $language, theme: $theme })
  const choose = useUnit({ language: languageChosen, theme: themeChosen })
  const themes: readonly { value: Theme; label: string }[] = [
    { value: 'system', label: t('shell.themeSystem') },
    { value: 'night', label: t('shell.themeNight') },
    { value: 'day', label: t('shell.themeDay') },
  ]
  const nameIn = (choices: HeaderSwitch['choices'], value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? ''
  return [
    {
      id: 'language',
      icon: 'language',
      label: t('shell.language', { name: nameIn(languageChoices, language) }),
      choices: languageChoices,
      value: language,
      onValueChange: (value) => {
        if (isLanguage(value)) choose.language(value)
      },
    },
    {
      id: 'theme',
      icon: themeIcons[theme],
      label: t('shell.theme', { name: nameIn(themes, theme) }),
      choices: themes,
      value: theme,
      onValueChange: (value) => {
        const chosen = themes.find((choice) => choice.value === value)
        if (chosen !== undefined) choose.theme(chosen.value)
      },
    },
  ]
}

/**
 * The choice of language and theme. Few visitors make it: the buttons are there at once, the menus behind them are fetched
 * when the browser is idle or somebody reaches for one, and made when one is pressed.
 */
export function HeaderSwitches() {
  const { t } = useTranslation()
  const switches = useSwitches()
  const raise = useUnit(noticeRaised)
  const [opened, setOpened] = useState<HeaderSwitch['id'] | null>(null)
  useEffect(() => void idle().then(HeaderMenus.fetch), [])
  if (opened !== null) return <HeaderMenus switches={switches} opened={opened} />

  const open = async (id: HeaderSwitch['id']) => {
    // The button keeps its place and the focus until its menu can take them.
    if (await HeaderMenus.fetch()) startTransition(() => setOpened(id))
    else raise({ tone: 'negative', title: t('failure.title.part'), text: t('failure.network') })
  }
  const reach = () => void HeaderMenus.fetch()
  return switches.map(({ id, icon, label }) => (
    <IconButton
      key={id}
      icon={icon}
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => void open(id)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown') void open(id)
      }}
    />
  ))
}
