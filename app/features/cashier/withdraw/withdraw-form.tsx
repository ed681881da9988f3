import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { readRemembered } from '../models/remembered-accounts.ts'
import {
  checkWithdrawal,
  initialFields,
  withdrawalRequest,
  type WithdrawalFields,
  type WithdrawalRequest,
} from '../models/withdrawal-fields.ts'
import { emptyForm, pressOutcome, providerOf, UNLIMITED } from '../models/withdrawal-form.ts'
import { withdrawalNextStep, withdrawalProblems } from '../models/withdrawal-next-step.ts'
import {
  $repeatableAt,
  WITHDRAWAL_DRAFT,
  withdrawalConfirmed,
  withdrawalSubmission,
} from '../models/withdrawal.model.ts'
import { withdrawalsOutdated } from '#app/models/payments/withdrawal-refresh.model.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { lazyDialog, lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { CONDITIONS_ID } from './conditions-panel.tsx'
import { canWithdraw, withdrawalRoom } from './conditions.ts'
import { useFoundPayout } from './use-found-payout.ts'
import { useWithdrawalCheck } from './use-withdrawal-check.ts'
import { WithdrawParts } from './withdraw-parts.tsx'

const CodeDialog = lazyDialog(async () => (await import('./code-dialog.tsx')).CodeDialog)

/** Loaded beside the form, before it is needed. */
const LazyReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog, {
  texts: null,
  failed: 'page',
})

export interface WithdrawFormProps {
  providers: readonly PaymentMethod[]
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

  const rememberedOf = (provider: string) => readRemembered(storage, session.id, provider)
  const [defaultValues] = useState(() => emptyForm(providers, rememberedOf))
  const { failure } = submission
  const isUnknown = failure !== null && withdrawalNextStep(failure) === 'repeat'
  useFoundPayout(sent, isUnknown)
  // The doubt of a visit before, or of a request before this one.
  const isDoubtLeft = submission.state.outcomeUnknown && !isUnknown && !submission.isBusy
  const room = submission.isBusy || isUnknown ? UNLIMITED : withdrawalRoom(own, check ?? null)

  const form = useAppForm<WithdrawalFields>({
    request: {
      ...submission,
      submit(fields) {
        const provider = providerOf(fields, providers)
        const now = requireClock(clock).now()
        const outcome = pressOutcome({ isBusy: submission.isBusy, isUnknown, isBlocked, now, repeatableAt })
        if (provider === null || outcome === 'none') return
        const request = withdrawalRequest(fields, provider, language, readCard)
        // Only digits mean the same in each language, and the retry must be the same request.
        form.setValue('amount', String(request.amount))
        if (outcome === 'repeat') send(request)
        else if (outcome === 'review') setReviewed(request)
        else {
          outdate()
          document.getElementById(CONDITIONS_ID)?.focus()
        }
      },
    },
    defaultValues,
    validate: (fields) =>
      checkWithdrawal(fields, { provider: providerOf(fields, providers), room, cardNumber: readCard(), language }),
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
          fieldsOf={(provider) => initialFields(provider, rememberedOf(provider.id))}
          room={room}
          isBlocked={isBlocked}
          progress={form.isBusy ? 'sending' : isUnknown ? 'unknown' : 'ready'}
          hasDoubt={isDoubtLeft}
          onAnew={submission.change}
        />
      </Form>
      {failure !== null && sent !== null && withdrawalNextStep(failure) === 'code' ? (
        <CodeDialog onConfirmed={() => confirm(sent)} onClose={submission.change} />
      ) : null}
      <LazyReviewDialog request={reviewed} own={own} onConfirm={send} onClose={() => setReviewed(null)} />
    </>
  )
}
