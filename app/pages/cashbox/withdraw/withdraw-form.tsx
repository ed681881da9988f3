import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import type { PaymentProvider } from '#contract/money/cashier.ts'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { readRemembered } from '#app/models/cashier/remembered-accounts.ts'
import {
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
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { CONDITIONS_ID } from './conditions-panel.tsx'
import { canWithdraw, leftWithoutDocuments } from './conditions.ts'
import { useFoundPayout } from './use-found-payout.ts'
import { useWithdrawalCheck } from './use-withdrawal-check.ts'
import { WithdrawParts } from './withdraw-parts.tsx'

/** Loaded beside the form, before it is needed. */
const LazyReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog, {
  texts: null,
  failed: 'page',
})

const UNLIMITED: WithdrawalRoom = { own: Number.POSITIVE_INFINITY, leftToday: null, withoutDocuments: null }

export interface WithdrawFormProps {
  providers: readonly PaymentProvider[]
  /** The player's own money, in rubles. */
  own: number
}

/** The form of a withdrawal, its review and its request. */
export function WithdrawForm({ providers, own }: WithdrawFormProps) {
  const { clock, language, storage, session, repeatableAt, confirm, outdate } = useUnit({
    clock: $clock,
    language: $language,
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
        const request = withdrawalRequest(fields, provider, language, readCard)
        // Only digits mean the same in each language, and the retry must be the same request.
        form.setValue('amount', String(request.amount))
        // The player has reviewed this request already, and its fields are locked.
        if (isUnknown) send(request)
        else if (isBlocked) {
          outdate()
          document.getElementById(CONDITIONS_ID)?.focus()
        } else setReviewed(request)
      },
    },
    defaultValues,
    validate: (fields) =>
      checkWithdrawal(fields, { provider: providerOf(fields), room, cardNumber: readCard(), language }),
    problemsOf: withdrawalProblems,
    draft: WITHDRAWAL_DRAFT,
  })

  return (
    <>
      <Form form={form}>
        <WithdrawParts
          form={form}
          providers={providers}
          cardRef={card}
          fieldsOf={fieldsOf}
          room={room}
          isBlocked={isBlocked}
          progress={form.isBusy ? 'sending' : isUnknown ? 'unknown' : 'ready'}
          hasDoubt={isDoubtLeft}
          onAnew={submission.change}
        />
      </Form>
      <LazyReviewDialog request={reviewed} own={own} onConfirm={send} onClose={() => setReviewed(null)} />
    </>
  )
}
