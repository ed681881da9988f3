import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerSession } from '#contract/player/account.ts'
import { Alert, Badge, Button, Inline, Skeleton, Stack, Text } from '#ui/index.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { sessionsEnding } from '../models/sessions.model.ts'
import { sessionsQuery } from '#app/queries/profile.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { agentName } from './agent-name.ts'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { useVisibleSection } from '../profile-tabs.ts'
import { Section } from '#app/shell/page/section.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { useLostFocus } from '#app/shell/page/use-lost-focus.ts'

function SessionRow({ session }: { session: PlayerSession }) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const name = agentName(session.agent)
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <Text strong>{name === null ? t('security.unknown') : t('security.browserOn', name)}</Text>
        {session.current ? <Badge tone="new">{t('security.here')}</Badge> : null}
      </Inline>
      <Text size={13} tone="muted">
        {t('security.since', { at: moscowMoment(session.created_at, language), address: session.address })}
      </Text>
      <Text size={13} tone="muted">
        {t('security.used', { at: moscowMoment(session.used_at, language) })}
      </Text>
    </Stack>
  )
}

/** Ends all other sessions. An unknown outcome is resolved when the list has no others. */
function EndOtherSessions({ isOnlySession }: { isOnlySession: boolean }) {
  const { t } = useTranslation('profile')
  const { failure, submit, isBusy, isAccepted } = useSubmission(sessionsEnding)
  const ended = useRef<HTMLDivElement>(null)
  useLostFocus(ended, isOnlySession)
  return (
    <Stack gap={3}>
      {failure === null || (isOnlySession && isOutcomeUnknown(failure)) ? null : (
        <OutcomeUnknown what="sessions" failure={failure} />
      )}
      {isAccepted ? <Alert ref={ended} tone="positive" title={t('security.ended')} /> : null}
      {isOnlySession ? (
        <Text tone="muted">{t('security.alone')}</Text>
      ) : (
        <Button wide busy={isBusy} onClick={() => submit()}>
          {t(isBusy ? 'security.ending' : 'security.end')}
        </Button>
      )}
    </Stack>
  )
}

/** Active sessions and the previous sign-in; hidden if the server does not support sessions. */
export function Sessions() {
  const { t } = useTranslation('profile')
  const key = useLobbyKey()
  const sessions = useQuery({ ...sessionsQuery(key), subscribed: useVisibleSection('security') })
  if (sessions.data === null) return null
  return (
    <Section title={t('security.sessions')}>
      <AsyncBoundary query={sessions} failed="section" waiting={<Skeleton height={160} />}>
        {(data) =>
          data === null ? null : (
            <Stack gap={5}>
              {data.previous === null || data.previous === undefined ? null : (
                <Text>
                  {t('security.previous', {
                    at: moscowMoment(data.previous.at, key.language),
                    address: data.previous.address,
                  })}
                </Text>
              )}
              {data.items.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
              <EndOtherSessions isOnlySession={data.items.every(({ current }) => current)} />
            </Stack>
          )
        }
      </AsyncBoundary>
    </Section>
  )
}
