import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '#contract/money/payments.ts'
import { Receipt } from '#ui/index.ts'
import { brands } from '#app/brand.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowFullMoment } from '#app/lib/text/moscow-time.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { playerName } from '#app/shell/player/player-name.ts'
import { usePlayer } from '#app/shell/player/use-player.ts'

/** The receipt of a credited deposit or of a paid withdrawal. */
export function PaymentReceipt({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments')
  const language = useUnit($language)
  const player = usePlayer()
  const brand = brands[language]
  const isOut = payment.direction === 'out'
  const money = (amount: number) => formatRubles(amount, language, true)
  const timeOf = (step: 'created' | 'credited') => {
    const at = payment.steps.find((candidate) => candidate.step === step)?.at
    return at === undefined ? '' : moscowFullMoment(at, language)
  }
  const facts = [
    { id: 'created', label: t('receipt.created'), value: timeOf('created') },
    { id: 'credited', label: t(isOut ? 'withdrawal.receipt.credited' : 'receipt.credited'), value: timeOf('credited') },
    { id: 'method', label: t('receipt.method'), value: payment.system },
    { id: 'account', label: t(isOut ? 'withdrawal.receipt.account' : 'receipt.account'), value: payment.account },
    { id: 'sent', label: t('receipt.sent'), value: money(payment.amount) },
    { id: 'fee', label: t('receipt.fee'), value: money(payment.fee) },
    {
      id: 'balance',
      label: t('receipt.balance'),
      value: payment.balance_after === null ? '' : money(payment.balance_after),
    },
    { id: 'player', label: t('receipt.player'), value: playerName(player) },
  ].filter(({ value }) => value !== '')
  return (
    <Receipt
      status={t(isOut ? 'withdrawal.stage.paid' : 'phase.paid')}
      title={t(isOut ? 'withdrawal.receipt.title' : 'receipt.title', { number: payment.number })}
      amountText={money(payment.amount)}
      facts={facts}
      note={t('receipt.note', { disclaimer: brand.disclaimer, operator: brand.operator })}
      printLabel={t('receipt.print')}
      onPrint={() => window.print()}
    />
  )
}
