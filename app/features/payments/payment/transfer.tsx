import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionBar, Columns, CopyValue, Heading, Stack, Surface, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import type { OpenPayment } from '../models/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { accountKind, groupAccount } from './account-number.ts'
import { CopyButton } from './copy-button.tsx'
import { MissingDetails } from './missing-details.tsx'
import { PaymentFrame } from './payment-frame.tsx'

/** Label of the number, by its shape; the page decides only about an ambiguous one, and whose phone it is. */
function accountLabel(account: string, page: string) {
  const kind = accountKind(account)
  if (kind === 'card') return 'transfer.magnet-card'
  if (kind === 'wallet') return 'transfer.magnet-yoomoney'
  if (kind === 'phone') return page === 'magnet-qiwi' ? 'transfer.magnet-qiwi' : 'generic.phone'
  return page === 'magnet-card' ? 'transfer.magnet-card' : 'transfer.magnet-yoomoney'
}

/** A transfer by card number or to a wallet: what to send where, and how. */
export function Transfer({ payment }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  const language = useUnit($language)
  const howId = useId()
  const { page } = payment.key
  const { amount } = payment.reading
  const { wallet = '', request = '' } = payment.reading.transfer ?? {}
  if (amount === null || wallet === '') return <MissingDetails payment={payment} />
  const { isLate } = payment
  const sum = formatRubles(amount, language)
  const label = accountLabel(wallet, page)
  const isWallet = label === 'transfer.magnet-qiwi' || label === 'transfer.magnet-yoomoney'
  const steps = [
    [t(isWallet ? 'transfer.openWallet' : 'transfer.open'), t('transfer.openText')],
    [t('transfer.paste'), t('transfer.pasteText', { amount: sum })],
    [t('transfer.back'), t('transfer.backText')],
  ] as const
  return (
    <PaymentFrame
      payment={payment}
      title={isLate ? t(`phase.${payment.reading.phase}`) : t('transfer.title', { amount: sum })}
      lead={isLate ? undefined : t('transfer.lead')}
      more={
        <Surface labelledBy={howId}>
          <Stack gap={4}>
            <Heading level={2} size={19} id={howId}>
              {t('transfer.how')}
            </Heading>
            <Columns>
              {steps.map(([title, text], index) => (
                <Stack key={title} gap={1}>
                  <Text strong>{`${index + 1}. ${title}`}</Text>
                  <Text size={13} tone="muted">
                    {text}
                  </Text>
                </Stack>
              ))}
            </Columns>
          </Stack>
        </Surface>
      }
    >
      <Surface>
        <Stack gap={5}>
          <CopyValue size="large" label={t(label)} value={groupAccount(wallet)} copyText={wallet} />
          {isLate ? null : (
            <ActionBar>
              <CopyButton text={wallet} />
            </ActionBar>
          )}
          <CopyValue size="medium" money label={t('transfer.amount')} value={sum} copyText={String(amount)} />
          {request === '' ? null : <CopyValue size="medium" label={t('transfer.request')} value={request} />}
        </Stack>
      </Surface>
    </PaymentFrame>
  )
}
