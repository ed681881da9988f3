import { useUnit } from 'effector-react'
import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/core/constants.ts'
import { readRejectionHelp } from '#contract/money/rejection-help.ts'
import { ActionBar, Button, Heading, InvoiceCountdown, Stack, Surface, Text } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { moscowClock } from '#app/lib/text/moscow-time.ts'
import { canLeaveTo, leaveRequested } from '#app/models/payments/leave-to.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { useRemaining } from '#app/shell/player/use-remaining.ts'
import { FocusedMessage } from './focused-message.tsx'

const MINUTE_S = 60
const SECOND_MS = 1000

function Remaining({ expiresAt }: { expiresAt: number }) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const { seconds, subscribe } = useRemaining(expiresAt)
  const left = useSyncExternalStore(subscribe, seconds)
  return (
    <InvoiceCountdown
      label={t('deposit.unpaid.left')}
      remaining={left * SECOND_MS}
      total={timing.invoiceDeadline}
      endText={t('deposit.unpaid.until', { time: moscowClock(expiresAt, language) })}
      doneText={t('deposit.unpaid.over')}
      spokenText={(spoken) =>
        spoken < MINUTE_S
          ? t('deposit.unpaid.seconds', { left: spoken })
          : t('deposit.unpaid.minutes', { left: Math.round(spoken / MINUTE_S) })
      }
    />
  )
}

/** Error 424: another deposit is open. It can be continued, and it ends by itself. */
export function UnpaidRequest({ failure, onAnew }: { failure: Failure; onAnew: () => void }) {
  const { t } = useTranslation('money')
  const id = useId()
  const leave = useUnit(leaveRequested)
  const openSupport = useSupport()
  const { url: address, expires_at: expiresAt } = readRejectionHelp(failure.kind === 'rejected' ? failure.data : null)
  const url = canLeaveTo(address) ? address : ''
  return (
    <FocusedMessage>
      <Surface labelledBy={id}>
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={2} size={19} id={id}>
              {t('deposit.unpaid.title')}
            </Heading>
            <Text tone="muted">{t(url === '' ? 'deposit.unpaid.noPage' : 'deposit.unpaid.text')}</Text>
          </Stack>
          {expiresAt === null ? null : <Remaining expiresAt={expiresAt} />}
          <ActionBar>
            {url === '' ? (
              <Button wide onClick={openSupport}>
                {t('deposit.failed.toSupport')}
              </Button>
            ) : (
              <Button tone="primary" size="large" wide onClick={() => leave(url)}>
                {t('deposit.unpaid.continue')}
              </Button>
            )}
          </ActionBar>
          <Button tone="quiet" wide onClick={onAnew}>
            {t('deposit.unpaid.anew')}
          </Button>
        </Stack>
      </Surface>
    </FocusedMessage>
  )
}
