import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Menu, type IconName } from '#ui/index.ts'
import { languageChoices } from '#app/i18n/language-choices.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { Account } from './account.tsx'
import {
  $language,
  $theme,
  languageChosen,
  themeChosen,
  type Theme,
} from '#app/models/preferences/preferences.model.ts'

const themeIcons: Readonly<Record<Theme, IconName>> = { system: 'system', night: 'night', day: 'day' }

/** The choice of language and theme, and the player who is signed in. */
export function HeaderSwitches() {
  const { t } = useTranslation('pages')
  const { language, theme, isGuest } = useUnit({ language: $language, theme: $theme, isGuest: $isGuest })
  const choose = useUnit({ language: languageChosen, theme: themeChosen })
  const themes: readonly { value: Theme; label: string }[] = [
    { value: 'system', label: t('shell.themeSystem') },
    { value: 'night', label: t('shell.themeNight') },
    { value: 'day', label: t('shell.themeDay') },
  ]
  const name = <T extends string>(list: readonly { value: T; label: string }[], value: T) =>
    list.find((entry) => entry.value === value)?.label ?? ''
  return (
    <>
      {isGuest ? null : <Account />}
      <Menu
        icon="language"
        label={t('shell.language', { name: name(languageChoices, language) })}
        choices={languageChoices}
        value={language}
        onValueChange={choose.language}
      />
      <Menu
        icon={themeIcons[theme]}
        label={t('shell.theme', { name: name(themes, theme) })}
        choices={themes}
        value={theme}
        onValueChange={choose.theme}
      />
    </>
  )
}
