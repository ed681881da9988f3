import { useTranslation } from 'react-i18next'
import { Alert, Countdown, Stack, Text } from '#ui/index.ts'
import { useRemaining } from '#app/shell/time/use-remaining.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'

/** Countdown until another deposit can be requested. The limit is the player's, so no other method is offered. */
export function DepositOnHold({ until }: { until: number }) {
  const { t } = useTranslation('money')
  const label = t('deposit.failed.heldFor')
  return (
    <FocusedMessage>
      <Alert tone="negative" title={t('deposit.failed.held')}>
        <Stack gap={1}>
          <Text as="span">
            {label} <Countdown label={label} form="minutes" remaining={useRemaining(until)} />
          </Text>
          <Text as="span">{t('deposit.failed.noneNow')}</Text>
        </Stack>
      </Alert>
    </FocusedMessage>
  )
}
