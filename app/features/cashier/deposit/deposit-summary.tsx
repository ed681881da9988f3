import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { banksOf, readAmount } from '#contract/money/money-rules.ts'
import { parseFee } from '#contract/money/provider-facts.ts'
import { ActionBar, Alert, Button, FactList, Heading, Stack, Surface, Text } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import type { DepositFields } from '../models/deposit.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useBankName } from '#app/features/payments/index.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { DepositBonus } from './deposit-bonus.tsx'
import { providerName } from './provider-name.ts'
import type { ChosenProvider } from './use-chosen-provider.ts'
import { useFeeText } from './use-fee-text.ts'
import { validAmount } from './valid-amount.ts'

function Unread({ failure }: { failure: Failure }) {
  const { t } = useTranslation('money')
  const why = useFailureText(failure)
  return (
    <FocusedMessage>
      <Alert tone="negative" title={t('deposit.failed.unread')}>
        <Stack gap={2}>
          <Text as="span">{t('deposit.failed.unreadText')}</Text>
          <Text as="span" size={13}>
            {why}
          </Text>
        </Stack>
      </Alert>
    </FocusedMessage>
  )
}

export interface DepositSummaryProps {
  fields: DepositFields
  chosen: ChosenProvider
  /** Label of the button until another deposit can be requested. */
  waitText: string | null
  /** The last request failed and may have been applied. */
  unreadFailure: Failure | null
  progress: 'ready' | 'sending' | 'leaving'
}

/** What arrives, the facts that decide about it, and the button. Never a number that is not right. */
export function DepositSummary({ fields, chosen, waitText, unreadFailure, progress }: DepositSummaryProps) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const id = useId()
  const feeText = useFeeText()
  const bankName = useBankName()
  const provider = chosen.provider ?? chosen.goneProvider
  const amount = validAmount(fields.amount, chosen.provider, language)
  const reading = readAmount(fields.amount, language)
  const isWrong = amount === null && (reading.kind === 'whole' || reading.kind === 'notWhole')
  const headline =
    amount === null ? t(isWrong ? 'deposit.wrongSum' : 'deposit.chooseSum') : formatRubles(amount, language)
  // Whether a fee is deducted from the amount or added to it is not known.
  const arrives = amount !== null && provider !== null && parseFee(provider.fee).kind === 'none'
  const title = t(arrives ? 'deposit.arrives' : 'deposit.sum')
  const banks = provider === null ? [] : banksOf(provider.config)
  const facts =
    provider === null
      ? []
      : [
          {
            id: 'provider',
            label: t('deposit.provider'),
            value: providerName(provider),
          },
          ...(banks.length === 0
            ? []
            : [
                {
                  id: 'bank',
                  label: t('deposit.bank'),
                  value: banks.includes(fields.bank) ? bankName(fields.bank) : '—',
                },
              ]),
          { id: 'fee', label: t('deposit.fee'), value: feeText(provider) },
        ]
  const label = {
    ready: t(unreadFailure === null ? 'deposit.submit' : 'deposit.check'),
    sending: t('deposit.sending'),
    leaving: t('deposit.leaving'),
  }[progress]
  const isWaiting = waitText !== null && progress === 'ready'
  return (
    <Surface labelledBy={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size={13} id={id}>
            <Text as="span" size={13} tone="muted">
              {title}
            </Text>
          </Heading>
          <Text size={24} strong tabular tone={amount === null ? 'normal' : 'money'}>
            {headline}
          </Text>
          {isWrong && provider !== null ? (
            <Text size={13} tone="muted">
              {t('deposit.wrongSumText', { sum: `${formatNumber(reading.value, language)}\u00a0₽` })}
            </Text>
          ) : null}
        </Stack>
        <FactList rows facts={facts} />
        <DepositBonus amount={amount} />
        {unreadFailure === null ? null : <Unread failure={unreadFailure} />}
        <ActionBar fact={{ label: title, value: headline, isMoney: amount !== null }}>
          <Button
            type="submit"
            tone={isWaiting ? 'secondary' : 'primary'}
            size="large"
            wide
            busy={progress !== 'ready'}
          >
            {isWaiting ? waitText : label}
          </Button>
        </ActionBar>
        <Text size={13} tone="muted">
          {t('deposit.next')}
        </Text>
      </Stack>
    </Surface>
  )
}
