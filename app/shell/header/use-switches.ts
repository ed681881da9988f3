import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { isLanguage } from '#contract/core/languages.ts'
import type { IconName, MenuProps } from '#ui/index.ts'
import { languageChoices } from '#app/i18n/language-choices.ts'
import {
  $language,
  $theme,
  languageChosen,
  themeChosen,
  type Theme,
} from '#app/models/preferences/preferences.model.ts'

/** A switch in the header and the mobile menu. */
export interface Switch extends MenuProps<string> {
  id: 'language' | 'theme'
}

const themeIcons: Readonly<Record<Theme, IconName>> = { system: 'system', night: 'night', day: 'day' }

/** Language and theme switches with their current values. */
export function useSwitches(): readonly Switch[] {
  const { t } = useTranslation()
  const { language, theme } = useUnit({ language: $language, theme: $theme })
  const choose = useUnit({ language: languageChosen, theme: themeChosen })
  const themes: readonly { value: Theme; label: string }[] = [
    { value: 'system', label: t('shell.themeSystem') },
    { value: 'night', label: t('shell.themeNight') },
    { value: 'day', label: t('shell.themeDay') },
  ]
  const nameIn = (choices: Switch['choices'], value: string) =>
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
        const selected = themes.find((choice) => choice.value === value)
        if (selected !== undefined) choose.theme(selected.value)
      },
    },
  ]
}
