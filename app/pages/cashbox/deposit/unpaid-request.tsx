import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/core/constants.ts'
import { readRejectionHelp } from '#contract/money/rejection-help.ts'
import { ActionBar, Button, Heading, Stack, Surface, Text } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { paymentPressed } from '#app/models/cashier/pay-window.model.ts'
import { canLeaveTo, leaveRequested } from '#app/models/payments/leave-to.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { RequestTime } from '#app/shell/money/request-time.tsx'
import { FocusedMessage } from '#app/shell/money/focused-message.tsx'

/** Error 424: another deposit is open. It can be continued, and it ends by itself. */
export function UnpaidRequest({ failure, onAnew }: { failure: Failure; onAnew: () => void }) {
  const { t } = useTranslation('money')
  const id = useId()
  const { leave, press } = useUnit({ leave: leaveRequested, press: paymentPressed })
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
          {expiresAt === null ? null : (
            <RequestTime label={t('deposit.unpaid.left')} endsAt={expiresAt} total={timing.invoiceDeadline} />
          )}
          <ActionBar>
            {url === '' ? (
              <Button wide onClick={openSupport}>
                {t('deposit.failed.toSupport')}
              </Button>
            ) : (
              <Button
                tone="primary"
                size="large"
                wide
                onClick={() => {
                  press()
                  leave(url)
                }}
              >
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
