import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { cardProblems, type CardProblem } from '#contract/money/card-rules.ts'
import { CardForm, Link, Stack, Surface, Text, type CardField, type CardFormMessage } from '#ui/index.ts'
import { useFailureMessages } from '#app/forms/failure-messages.ts'
import { isNotSignedInFailure } from '#app/http/not-signed-in.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { cardRejection } from '../models/card-rejection.ts'
import { cashierPage } from '../models/payment-rules.ts'
import { cardSubmitted } from '../models/payment.model.ts'
import type { OpenPayment } from '../models/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { CancelPayment } from '../cancel-payment.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { usePaymentDetails } from './use-payment-details.ts'

const FIELDS: Readonly<Record<CardProblem, CardField>> = {
  numberInvalid: 'number',
  monthInvalid: 'month',
  monthPast: 'month',
  yearInvalid: 'year',
  codeInvalid: 'code',
}

/** Why the card was not accepted, and what to do. */
function useRejection(payment: OpenPayment): CardFormMessage | undefined {
  const { actionState } = payment
  const { t } = useTranslation('payments')
  const canCancel = usePaymentDetails(payment)?.can_cancel === true
  const messageOf = useFailureMessages(actionState.kind === 'rejected' ? [actionState.failure] : [])
  if (actionState.kind === 'unconfirmed') return { title: t('card.unconfirmed'), text: t('card.unconfirmedText') }
  if (actionState.kind !== 'rejected') return undefined
  if (isNotSignedInFailure(actionState.failure))
    return {
      title: t('signedOut.title'),
      text: (
        <Stack gap={3}>
          {t('signedOut.card')}
          <div>
            <SignInAgain />
          </div>
        </Stack>
      ),
    }
  const rejection = cardRejection(actionState.failure)
  return {
    title: messageOf(actionState.failure) ?? '…',
    text: (
      <Stack gap={3}>
        {rejection === null ? null : (
          <Text as="span">{t(rejection === 'declined' ? 'card.nothingCharged' : 'card.unknownText')}</Text>
        )}
        <div>
          {/* The open request would block another one. */}
          <CancelPayment
            tone="secondary"
            reference={payment.key.id}
            possible={canCancel}
            label={t('actions.otherMethod')}
          />
          {canCancel ? null : <Link href={cashierPage()}>{t('actions.otherMethod')}</Link>}
        </div>
      </Stack>
    ),
  }
}

/** The card form of both card providers. Card data stays in its inputs and leaves in one request. */
export function CardEntry({ payment }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  const { language, clock, submit } = useUnit({ language: $language, clock: $clock, submit: cardSubmitted })
  const rejection = useRejection(payment)
  const { actionState, reading } = payment
  const sum = reading.amount === null ? null : formatRubles(reading.amount, language)
  return (
    <PaymentFrame payment={payment} title={t('card.title')} lead={t('card.lead')} width="form">
      <Surface>
        <Stack gap={5}>
          {sum === null ? null : (
            <Stack gap={1}>
              <Text size={13} tone="muted">
                {t('card.toPay')}
              </Text>
              <Text size={32} tone="money" strong tabular>
                {sum}
              </Text>
            </Stack>
          )}
          <CardForm
            aria-label={t('card.title')}
            labels={{
              number: t('card.number'),
              numberWarning: t('card.numberWarning'),
              month: t('card.month'),
              year: t('card.year'),
              code: t('card.code'),
              hint: t('card.hint'),
            }}
            brandNames={{ Mir: t('card.mir') }}
            amountText={sum === null ? t('card.payAny') : t('card.pay', { amount: sum })}
            findProblems={(card) =>
              Object.fromEntries(
                cardProblems(card, requireClock(clock).now()).map((problem) => [FIELDS[problem], t(`card.${problem}`)]),
              )
            }
            onSubmit={submit}
            busy={actionState.kind === 'sending' || actionState.kind === 'leaving'}
            rejection={rejection}
            outcomeUnknown={
              actionState.kind === 'unknown' ? { title: t('card.unknown'), text: t('card.unknownText') } : undefined
            }
            facts={[
              { icon: 'erased', title: t('card.notStored'), text: t('card.notStoredText') },
              { icon: 'bank', title: t('card.bankCode'), text: t('card.bankCodeText') },
              {
                icon: 'address',
                title: t('card.address'),
                text: t('card.addressText', { host: window.location.hostname }),
              },
            ]}
          />
        </Stack>
      </Surface>
    </PaymentFrame>
  )
}
