import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage } from '#contract/core/languages.ts'
import type { Setting } from '#contract/player/profile.ts'
import type { User } from '#contract/player/status.ts'
import { Segmented, Stack, Switch, Text } from '#ui/index.ts'
import { languageChoices } from '#app/i18n/language-choices.ts'
import {
  $floatingWindow,
  floatingWindowChosen,
  floatingWindowRead,
} from '#app/models/preferences/floating-window.model.ts'
import { $gameSound, gameSoundChosen, gameSoundRead } from '#app/models/preferences/game-sound.model.ts'
import {
  $reducedMotionChosen,
  $language,
  $theme,
  reducedMotionChosen,
  languageChosen,
  themeChosen,
} from '#app/models/preferences/preferences.model.ts'
import { saveSetting } from '../models/settings.ts'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { useOnSectionLeft } from '../profile-tabs.ts'
import { Section } from '#app/shell/page/section.tsx'
import { usePlayerChange } from '../use-player-change.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** A setting that is stored in the account. `onChosen` applies it in this browser, and takes it back after a rejection. */
function AccountSetting({
  setting,
  label,
  hint,
  isOn,
  onChosen,
}: {
  setting: Setting
  label: string
  hint: string
  isOn: boolean
  onChosen?: (isOn: boolean) => void
}) {
  const { session } = useLobbyKey()
  const change = usePlayerChange({
    save: (client, next: boolean) => saveSetting(client, session, setting, next),
    onRejected: (next) => onChosen?.(!next),
  })
  useOnSectionLeft('settings', change.reset)
  return (
    <Stack gap={2}>
      {change.failure === null ? null : <OutcomeUnknown what="setting" failure={change.failure} />}
      <Switch
        label={label}
        hint={hint}
        checked={change.value ?? isOn}
        busy={change.isPending}
        onCheckedChange={(next) => {
          onChosen?.(next)
          change.change(next)
        }}
      />
    </Stack>
  )
}

/** The player's settings: stored in this browser, except for winter mode, which is stored in the account. */
export function Settings({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { language, theme, reducedMotion, sound, floating } = useUnit({
    language: $language,
    theme: $theme,
    reducedMotion: $reducedMotionChosen,
    sound: $gameSound,
    floating: $floatingWindow,
  })
  const act = useUnit({
    language: languageChosen,
    theme: themeChosen,
    setReducedMotion: reducedMotionChosen,
    readSound: gameSoundRead,
    setSound: gameSoundChosen,
    readFloating: floatingWindowRead,
    floating: floatingWindowChosen,
  })
  const { readSound, readFloating } = act
  useEffect(() => {
    readSound()
    readFloating()
  }, [readSound, readFloating])
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
      <Stack gap={2}>
        <Switch
          label={t('settings.calm')}
          hint={t('settings.calmHint')}
          checked={reducedMotion}
          onCheckedChange={(isOn) => act.setReducedMotion(isOn)}
        />
        <Switch
          label={t('settings.sound')}
          hint={t('settings.soundHint')}
          checked={sound}
          onCheckedChange={(isOn) => act.setSound(isOn)}
        />
        <AccountSetting
          setting="floating_window"
          label={t('settings.floating')}
          hint={t('settings.floatingHint')}
          isOn={floating}
          onChosen={act.floating}
        />
        <AccountSetting
          setting="winter_mode"
          label={t('settings.winter')}
          hint={t('settings.winterHint')}
          isOn={user.options?.winter_mode === '1'}
        />
      </Stack>
    </Section>
  )
}
