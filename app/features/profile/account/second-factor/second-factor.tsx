import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecondFactor } from '#contract/player/second-factor.ts'
import { Button, Skeleton, Stack, StatusMark, Text } from '#ui/index.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { secondFactorQuery } from '#app/queries/profile.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { lazyDialog } from '#app/shell/lazy/lazy-part.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { useLostFocus } from '#app/shell/page/use-lost-focus.ts'
import { secondFactorEnabling } from '../../models/second-factor.model.ts'
import { useVisibleSection } from '../../profile-tabs.ts'
import { Section } from '#app/shell/page/section.tsx'
import { EnableSecondFactor } from './enable.tsx'
import { SecondFactorPlaces } from './places.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const DisableDialog = lazyDialog(async () => (await import('./disable-dialog.tsx')).DisableDialog)

function Enabled(factor: SecondFactor) {
  const { t } = useTranslation('profile')
  const [isDisabling, setIsDisabling] = useState(false)
  return (
    <Stack gap={5}>
      <Text tone="muted">{t('secondFactor.left', { count: factor.recovery_codes })}</Text>
      <SecondFactorPlaces {...factor} />
      <Button wide onClick={() => setIsDisabling(true)}>
        {t('secondFactor.disable')}
      </Button>
      {isDisabling ? <DisableDialog onClose={() => setIsDisabling(false)} /> : null}
    </Stack>
  )
}

function Content(factor: SecondFactor) {
  const { t } = useTranslation('profile')
  const enabling = useSubmission(secondFactorEnabling)
  const { state, change } = enabling
  const status = useRef<HTMLSpanElement>(null)
  // The button of the last step is gone with it.
  useLostFocus(status, state.kind === 'accepted' ? 'codes' : factor.enabled)
  // They stay until the player has saved them, although the second factor is on.
  if (state.kind === 'accepted') return <RecoveryCodes codes={state.result} onSaved={change} />
  return (
    <Stack gap={5}>
      <StatusMark ref={status} tone={factor.enabled ? 'done' : 'cancelled'}>
        {t(factor.enabled ? 'secondFactor.on' : 'secondFactor.off')}
      </StatusMark>
      {factor.enabled ? <Enabled {...factor} /> : <EnableSecondFactor enabling={enabling} />}
    </Stack>
  )
}

/** The second factor of the account; hidden if the server does not support it. */
export function SecondFactorSection() {
  const { t } = useTranslation('profile')
  const factor = useQuery({ ...secondFactorQuery(useLobbyKey()), subscribed: useVisibleSection('security') })
  if (factor.data === null) return null
  return (
    <Section title={t('secondFactor.title')} lead={t('secondFactor.lead')}>
      <AsyncBoundary query={factor} failed="section" waiting={<Skeleton height={160} />}>
        {(data) => (data === null ? null : <Content {...data} />)}
      </AsyncBoundary>
    </Section>
  )
}
