import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage } from '#contract/languages.ts'
import type { User } from '#contract/status.ts'
import { Segmented, Stack, Switch, Text } from '#ui/index.ts'
import { languageChoices } from '#app/i18n/language-choices.ts'
import {
  $floatingWindow,
  floatingWindowChosen,
  floatingWindowRead,
} from '#app/models/preferences/floating-window.model.ts'
import {
  $reducedMotionChosen,
  $language,
  $theme,
  reducedMotionChosen,
  languageChosen,
  themeChosen,
} from '#app/models/preferences/preferences.model.ts'
import {
  $pendingSettings,
  $settingFailure,
  settingsClosed,
  settingSwitched,
} from '#app/models/profile/settings.model.ts'
import { OutcomeUnknown } from './outcome-unknown.tsx'
import { useOnSectionLeft } from './profile-tabs.ts'
import { Section } from './section.tsx'

/** The player's settings: stored in this browser, except for winter mode, which is stored in the account. */
export function Settings({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { language, theme, reducedMotion, floating, pending, failure } = useUnit({
    language: $language,
    theme: $theme,
    reducedMotion: $reducedMotionChosen,
    floating: $floatingWindow,
    pending: $pendingSettings,
    failure: $settingFailure,
  })
  const act = useUnit({
    language: languageChosen,
    theme: themeChosen,
    setReducedMotion: reducedMotionChosen,
    readFloating: floatingWindowRead,
    floating: floatingWindowChosen,
    save: settingSwitched,
  })
  useOnSectionLeft('settings', useUnit(settingsClosed))
  const { readFloating } = act
  useEffect(() => readFloating(), [readFloating])
  const winter = pending.winter_mode ?? user.options?.winter_mode === '1'
  return (
    <Section title={t('settings.title')}>
      <Stack gap={2}>
        <Text size={13} tone="muted">
          {t('settings.language')}
        </Text>
        <Segmented
          label={t('settings.language')}
          segments={languageChoices}
          value={language}
          onValueChange={(value) => {
            if (isLanguage(value)) act.language(value)
          }}
        />
      </Stack>
      <Stack gap={2}>
        <Text size={13} tone="muted">
          {t('settings.theme')}
        </Text>
        <Segmented
          label={t('settings.theme')}
          segments={[
            { value: 'system', label: t('settings.themeSystem') },
            { value: 'night', label: t('settings.themeNight') },
            { value: 'day', label: t('settings.themeDay') },
          ]}
          value={theme}
          onValueChange={act.theme}
        />
      </Stack>
      {failure === null ? null : <OutcomeUnknown what="setting" failure={failure} />}
      <Stack gap={2}>
        <Switch
          label={t('settings.calm')}
          hint={t('settings.calmHint')}
          checked={reducedMotion}
          onCheckedChange={(isOn) => act.setReducedMotion(isOn)}
        />
        <Switch
          label={t('settings.floating')}
          hint={t('settings.floatingHint')}
          checked={floating}
          busy={pending.floating_window !== undefined}
          onCheckedChange={(isOn) => {
            act.floating(isOn)
            act.save({ setting: 'floating_window', isOn })
          }}
        />
        <Switch
          label={t('settings.winter')}
          hint={t('settings.winterHint')}
          checked={winter}
          busy={pending.winter_mode !== undefined}
          onCheckedChange={(isOn) => act.save({ setting: 'winter_mode', isOn })}
        />
      </Stack>
    </Section>
  )
}
