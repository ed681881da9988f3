import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, ButtonLink, Inline, Stack, Surface, Text } from '#ui/index.ts'
import { cashierPage } from '#app/models/payments/payment-rules.ts'
import { followPressed } from '#app/models/payments/payment.model.ts'
import type { OpenPayment } from '#app/models/payments/payment.states.ts'
import { PaymentFrame } from './payment-frame.tsx'

/** A cascade: the provider looks for payment details, which open by themselves. */
export function Wait({ payment }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  const follow = useUnit(followPressed)
  const isFound = payment.marks.followed !== ''
  const title = payment.reading.phase === 'searching' ? t('phase.searching') : t('wait.title')
  return (
    <PaymentFrame payment={payment} title={title} lead={t('wait.lead')}>
      <Surface>
        <Stack gap={4}>
          {isFound ? <Alert tone="neutral" title={t('wait.openText')} /> : <Text>{t('unread.text')}</Text>}
          <Inline>
            {isFound ? (
              <Button tone="primary" busy={payment.act.kind === 'leaving'} onClick={() => follow()}>
                {t('wait.open')}
              </Button>
            ) : null}
            <ButtonLink href={cashierPage('history')}>{t('actions.history')}</ButtonLink>
          </Inline>
        </Stack>
      </Surface>
    </PaymentFrame>
  )
}
