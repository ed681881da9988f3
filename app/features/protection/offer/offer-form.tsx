import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/core/languages.ts'
import { isMoneyPeriod, LIMIT_WINDOW_MS, type MoneyPeriod } from '#contract/play/protection-rules.ts'
import { Alert, AmountField, Button, Columns, Inline, Link, Stack, Text } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import type { Problems } from '#app/models/forms/problems.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { ChangeFailure } from '../change-failure.tsx'
import { offerAnswer, offerDecline } from '../models/limits.model.ts'
import { checkLimit, readLimitAmount } from '../models/own-limits.ts'

type OfferFields = Record<MoneyPeriod, string>
const defaultValues: OfferFields = { day: '', week: '', month: '' }
const PERIODS = Object.keys(LIMIT_WINDOW_MS).filter(isMoneyPeriod)

/** At least one amount, and each one that a limit can have. */
function checkOffer(fields: OfferFields, language: Language): Problems {
  const typed = PERIODS.filter((period) => fields[period].trim() !== '')
  if (typed.length === 0) return { day: 'required' }
  return Object.fromEntries(
    typed.flatMap((period) => {
      const { amount } = checkLimit({ amount: fields[period] }, 'deposit', language)
      return amount === undefined ? [] : [[period, amount]]
    }),
  )
}

/** The form of three deposit limits. */
function OfferFieldsForm({ isMain, onDecline }: { isMain: boolean; onDecline: () => void }) {
  const { t } = useTranslation('protection')
  const { language } = useLobbyKey()
  const request = useSubmission(offerAnswer)
  const form = useAppForm<OfferFields>({
    request: {
      ...request,
      submit: (fields) =>
        request.submit(
          PERIODS.flatMap((period) => {
            const amount = readLimitAmount(fields[period], 'deposit', language)
            return amount === null ? [] : [{ kind: 'deposit' as const, period, amount }]
          }),
        ),
    },
    defaultValues,
    validate: (fields) => checkOffer(fields, language),
  })
  const fields = PERIODS.map((period) => (
    <Field key={period} form={form} name={period}>
      {(field) => <AmountField {...field} size="regular" label={t(`periods.${period}`)} currency="₽" />}
    </Field>
  ))
  return (
    <Form form={form}>
      {isMain ? fields : <Columns>{fields}</Columns>}
      {form.failure === null ? null : <ChangeFailure what="offer" failure={form.failure} />}
      <Inline>
        <Button type="submit" tone={isMain ? 'primary' : 'secondary'} busy={form.isBusy}>
          {t(form.isBusy ? 'offer.setting' : 'offer.set')}
        </Button>
        <Button tone="quiet" busy={form.isBusy} onClick={onDecline}>
          {t('offer.without')}
        </Button>
      </Inline>
    </Form>
  )
}

/** Asks once more before the answer "without a limit". */
function ConfirmDecline({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('protection')
  const { failure, isBusy, submit } = useSubmission(offerDecline)
  return (
    <Stack gap={4}>
      <FocusedMessage>
        <Stack gap={1}>
          <Text strong>{t('offer.confirm')}</Text>
          <Text>{t('offer.confirmText')}</Text>
        </Stack>
      </FocusedMessage>
      {failure === null ? null : <ChangeFailure what="decline" failure={failure} />}
      <Inline>
        <Button onClick={onBack}>{t('offer.confirmNo')}</Button>
        <Button tone="quiet" busy={isBusy} onClick={() => submit()}>
          {t(isBusy ? 'offer.declining' : 'offer.confirmYes')}
        </Button>
      </Inline>
    </Stack>
  )
}

/** What was answered, and where limits can be changed. */
export function OfferAnswered({ isSet }: { isSet: boolean }) {
  const { t } = useTranslation('protection')
  return (
    <FocusedMessage>
      <Alert tone={isSet ? 'positive' : 'neutral'} title={t(isSet ? 'offer.done' : 'offer.declined')}>
        <Link href={playerPaths.limits()}>{t('offer.toPage')}</Link>
      </Alert>
    </FocusedMessage>
  )
}

/** The offer of limits: three deposit limits, or none after one confirmation. `isMain` where nothing else is. */
export function OfferForm({ isMain }: { isMain: boolean }) {
  const [isDeclining, setDeclining] = useState(false)
  return isDeclining ? (
    <ConfirmDecline onBack={() => setDeclining(false)} />
  ) : (
    <OfferFieldsForm isMain={isMain} onDecline={() => setDeclining(true)} />
  )
}
