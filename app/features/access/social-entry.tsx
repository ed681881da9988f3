import { errorCode } from '#contract/errors/codes.ts'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, Inline, Link, Stack, Text } from '#ui/index.ts'
import { $language, $theme } from '#app/models/preferences/preferences.model.ts'
import { socialWindowUrl, offeredNetwork, type OfferedNetwork } from './models/social-network.ts'
import { $socialState, socialClosed, socialPressed } from './models/social.model.ts'
import type { SocialState } from './models/social.machine.ts'
import { paths } from '#app/router/paths.ts'
import { FormFailure } from '#app/forms/form-failure.tsx'

const LABELS = {
  idle: 'social.submit',
  blocked: 'social.submit',
  failed: 'social.submit',
  unknown: 'social.submit',
  waiting: 'social.show',
  sending: 'signIn.busy',
  signedIn: 'signIn.busy',
} as const satisfies Readonly<Record<SocialState['kind'], string>>

/** Status message below the button. */
function StatusMessage({ state, name }: { state: SocialState; name: string }) {
  const { t } = useTranslation('pages')
  switch (state.kind) {
    case 'idle':
    case 'sending':
    case 'signedIn':
      return null
    case 'waiting':
      return (
        <Alert tone="neutral" title={t('access.social.waiting', { name })}>
          {t('access.social.waitingText')}
        </Alert>
      )
    case 'blocked':
      return (
        <Alert tone="negative" title={t('access.social.blocked')}>
          {t('access.social.blockedText')}
        </Alert>
      )
    case 'unknown':
      return <FormFailure failure={state.failure} title={t('access.unread')} />
    case 'failed': {
      const title = t('access.social.refused', { name })
      if (state.failure.kind !== 'rejected' || state.failure.code !== errorCode.wrongCredentials)
        return <FormFailure failure={state.failure} title={title} />
      return (
        <Alert tone="negative" title={title}>
          {t('access.social.late')}
        </Alert>
      )
    }
  }
}

function SocialSignIn({ network }: { network: OfferedNetwork }) {
  const { t } = useTranslation('pages')
  const { state, language, theme } = useUnit({ state: $socialState, language: $language, theme: $theme })
  const { press, leave } = useUnit({ press: socialPressed, leave: socialClosed })
  useEffect(() => () => leave(), [leave])
  const name = network.name?.[language] ?? t('access.social.sandbox')
  return (
    <Stack gap={3}>
      <Inline justify="centre">
        <Text tone="muted">{t('access.social.or')}</Text>
      </Inline>
      <Button
        wide
        busy={state.kind === 'sending'}
        onClick={() => press(socialWindowUrl(network.address, language, theme))}
      >
        {t(`access.${LABELS[state.kind]}`, { name })}
      </Button>
      <StatusMessage state={state} name={name} />
      <Text size={13} tone="muted">
        {t('access.social.rules')}{' '}
        <Link href={paths.terms()} target="_blank" rel="noopener">
          {t('access.signUp.terms')}
        </Link>
      </Text>
    </Stack>
  )
}

/** Sign-in with a social network, if one is configured. */
export function SocialEntry() {
  const network = offeredNetwork()
  return network === null ? null : <SocialSignIn network={network} />
}
