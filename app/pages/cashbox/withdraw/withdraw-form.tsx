import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PaymentProvider } from '#contract/money/cashier.ts'
import { readAmount } from '#contract/money/money-rules.ts'
import { Alert, Checkbox, FieldRow, Heading, Inline, Stack, Surface, Text } from '#ui/index.ts'
import { CheckboxField } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { readRemembered } from '#app/models/cashier/remembered-accounts.ts'
import {
  amountProblem,
  checkWithdrawal,
  initialFields,
  withdrawalRequest,
  type WithdrawalFields,
  type WithdrawalRequest,
  type WithdrawalRoom,
} from '#app/models/cashier/withdrawal-fields.ts'
import { withdrawalNextStep, withdrawalProblems } from '#app/models/cashier/withdrawal-next-step.ts'
import {
  $repeatableAt,
  WITHDRAWAL_DRAFT,
  withdrawalConfirmed,
  withdrawalSubmission,
} from '#app/models/cashier/withdrawal.model.ts'
import { withdrawalsOutdated } from '#app/models/cashier/withdrawal-refresh.model.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { useChosenProvider } from '../deposit/use-chosen-provider.ts'
import { AccountFields } from './account-fields.tsx'
import { CONDITIONS_ID } from './conditions-panel.tsx'
import { canWithdraw, leftWithoutDocuments } from './conditions.ts'
import { ProviderChoice } from './provider-choice.tsx'
import { useFoundPayout } from './use-found-payout.ts'
import { useWithdrawalCheck } from './use-withdrawal-check.ts'
import { WithdrawAction } from './withdraw-action.tsx'
import { WithdrawAmount } from './withdraw-amount.tsx'
import { WithdrawFailure } from './withdraw-failure.tsx'

/** Loaded beside the form, before it is needed. */
const LazyReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog, {
  texts: null,
  failed: 'page',
})

/** Fields that belong to the chosen provider. */
const TEXT_FIELDS = ['prefix', 'account', 'bank', 'holder'] as const
const UNLIMITED: WithdrawalRoom = { own: Number.POSITIVE_INFINITY, leftToday: null, withoutDocuments: null }
const SWITCHES = ['remember', 'otherCard'] as const

export interface WithdrawFormProps {
  providers: readonly PaymentProvider[]
  /** The player's own money, in rubles. */
  own: number
}

/** The form of a withdrawal, its review and its request. */
export function WithdrawForm({ providers, own }: WithdrawFormProps) {
  const { t } = useTranslation('money')
  const { clock, storage, session, repeatableAt, confirm, outdate } = useUnit({
    clock: $clock,
    storage: $storage,
    session: $session,
    repeatableAt: $repeatableAt,
    confirm: withdrawalConfirmed,
    outdate: withdrawalsOutdated,
  })
  const submission = useSubmission(withdrawalSubmission)
  const check = useWithdrawalCheck().data
  const isBlocked = check !== undefined && check !== null && !canWithdraw(check)
  const card = useRef<HTMLInputElement>(null)
  const readCard = () => card.current?.value ?? ''
  const [reviewed, setReviewed] = useState<WithdrawalRequest | null>(null)
  const [sent, setSent] = useState<WithdrawalRequest | null>(null)
  const send = (request: WithdrawalRequest) => {
    setReviewed(null)
    setSent(request)
    confirm(request)
  }

  const providerOf = ({ provider }: WithdrawalFields): PaymentProvider | null =>
    (provider === '' ? providers[0] : providers.find(({ id }) => id === provider)) ?? null
  const fieldsOf = (provider: PaymentProvider | null) =>
    initialFields(provider, provider === null ? null : readRemembered(storage, session.id, provider.id))
  const [defaultValues] = useState<WithdrawalFields>(() => ({
    ...fieldsOf(providers[0] ?? null),
    // By its id: the order of the list may change.
    provider: providers[0]?.id ?? '',
    amount: '',
  }))
  const { failure } = submission
  const isUnknown = failure !== null && withdrawalNextStep(failure) === 'repeat'
  useFoundPayout(sent, isUnknown)
  // The doubt of a visit before, or of a request before this one.
  const isDoubtLeft = submission.state.outcomeUnknown && !isUnknown && !submission.isBusy
  // The request may have taken the money already, and must be repeatable all the same.
  const room =
    submission.isBusy || isUnknown
      ? UNLIMITED
      : {
          own,
          leftToday: check?.left_today ?? null,
          withoutDocuments: check === undefined || check === null ? null : leftWithoutDocuments(check),
        }

  const form = useAppForm<WithdrawalFields>({
    request: {
      ...submission,
      submit(fields) {
        const provider = providerOf(fields)
        if (provider === null || submission.isBusy || requireClock(clock).now() < repeatableAt) return
        const request = withdrawalRequest(fields, provider, readCard)
        // The player has reviewed this request already, and its fields are locked.
        if (isUnknown) send(request)
        else if (isBlocked) {
          outdate()
          document.getElementById(CONDITIONS_ID)?.focus()
        } else setReviewed(request)
      },
    },
    defaultValues,
    validate: (fields) => checkWithdrawal(fields, { provider: providerOf(fields), room, cardNumber: readCard() }),
    problemsOf: withdrawalProblems,
    draft: WITHDRAWAL_DRAFT,
  })

  const [chosenId, amount] = useWatch({ control: form.control, name: ['provider', 'amount'] })
  const chosen = useChosenProvider(chosenId, providers)
  const { provider } = chosen
  const reading = readAmount(amount)
  const validAmount =
    provider !== null && reading.kind === 'whole' && amountProblem(amount, provider, room) === null
      ? reading.value
      : null
  const choose = (next: PaymentProvider) => {
    form.setValue('provider', next.id)
    const fields = fieldsOf(next)
    for (const name of TEXT_FIELDS) form.setValue(name, fields[name])
    for (const name of SWITCHES) form.setValue(name, fields[name])
    for (const name of ['provider', 'amount', ...TEXT_FIELDS] as const) form.fieldChanged(name)
  }
  return (
    <>
      <Form form={form}>
        <Surface>
          <Stack gap={6}>
            <Inline justify="between">
              <Heading level={2} size={19}>
                {t('withdraw.title')}
              </Heading>
              {isBlocked ? (
                <Text size={13} tone="muted">
                  {t('withdraw.ahead')}
                </Text>
              ) : null}
            </Inline>
            {/* Until the outcome is known, only the same request can be repeated. */}
            <div inert={isUnknown}>
              <Stack gap={6}>
                <ProviderChoice form={form} providers={providers} chosen={chosen} onChoose={choose} />
                {provider === null ? null : (
                  <FieldRow wide key={provider.id}>
                    <AccountFields form={form} provider={provider} cardRef={card} />
                  </FieldRow>
                )}
                <FieldRow wide>
                  <WithdrawAmount form={form} provider={provider} room={room} />
                  <CheckboxField form={form} name="remember">
                    {(field) => (
                      <Checkbox
                        {...field}
                        label={t(provider?.destination === 'card' ? 'withdraw.rememberCard' : 'withdraw.remember')}
                      />
                    )}
                  </CheckboxField>
                </FieldRow>
              </Stack>
            </div>
            {isDoubtLeft ? (
              <Alert tone="neutral" title={t('withdraw.failed.earlier')}>
                {t('withdraw.failed.earlierText')}
              </Alert>
            ) : null}
            {form.failure === null ? null : (
              <WithdrawFailure failure={form.failure} hasDoubt={isDoubtLeft} onAnew={submission.change} />
            )}
            <WithdrawAction
              provider={provider}
              amount={validAmount}
              isWrong={validAmount === null && reading.kind !== 'empty'}
              progress={form.isBusy ? 'sending' : isUnknown ? 'unknown' : 'ready'}
            />
          </Stack>
        </Surface>
      </Form>
      <LazyReviewDialog request={reviewed} onConfirm={send} onClose={() => setReviewed(null)} />
    </>
  )
}
