import { useTranslation } from 'react-i18next'
import { Button, Surface } from '#ui/index.ts'
import type { OpenPayment } from '../models/payment.states.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { usePaymentSupport } from '../use-payment-support.ts'

/** A transfer whose amount or account no response has named yet. Polling goes on. */
export function MissingDetails({ payment }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  const openSupport = usePaymentSupport(payment.reading.transfer?.request ?? '')
  return (
    <PaymentFrame payment={payment} title={t('noDetails.title')} lead={t('noDetails.lead')} hasTime={false}>
      <Surface>
        <Button onClick={openSupport}>{t('actions.support')}</Button>
      </Surface>
    </PaymentFrame>
  )
}
