import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayPermission } from '#contract/play/protection-rules.ts'
import { ButtonLink, Heading, Inline, Stack, Surface, Text } from '#ui/index.ts'
import { moscowFullMoment } from '#app/lib/text/moscow-time.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { useIsPast } from '#app/shell/time/use-is-past.ts'

export interface DepositClosedProps {
  state: Exclude<PlayPermission, 'open'>
  /** `null` for ever. */
  until: number | null
}

/** In place of the deposit during a break: until when, and what stays open. */
export function DepositClosed({ state, until }: DepositClosedProps) {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  const id = useId()
  // A self-exclusion goes on after its term, which is then no date to name.
  const isPast = useIsPast(until)
  return (
    <Surface labelledBy={id}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size={19} id={id}>
            {until === null || isPast
              ? t('deposit.closed.forever')
              : t(`deposit.closed.${state}`, { at: moscowFullMoment(until, language) })}
          </Heading>
          <Text>{t('deposit.closed.text')}</Text>
        </Stack>
        <Inline>
          <ButtonLink href={playerPaths.withdrawal()}>{t('deposit.closed.withdraw')}</ButtonLink>
          <ButtonLink tone="quiet" href={playerPaths.limits()}>
            {t('deposit.ownLimit.toLimits')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Surface>
  )
}
