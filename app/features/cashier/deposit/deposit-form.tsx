import { useUnit } from 'effector-react'
import { useState } from 'react'
import { errorCode } from '#contract/errors/codes.ts'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { readProtectionHelp } from '#contract/play/protection-help.ts'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { failureCode } from '#app/http/failure.ts'
import { depositNextStep } from '../models/deposit-next-step.ts'
import {
  $depositableAt,
  checkDeposit,
  depositRequest,
  depositSubmission,
  isSameDeposit,
  type DepositFields,
  type DepositRequest,
} from '../models/deposit.model.ts'
import { paymentPressed } from '../models/pay-window.model.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { DepositClosed } from './deposit-closed.tsx'
import { DepositParts } from './deposit-parts.tsx'

const defaultValues: DepositFields = { provider: '', amount: '', bank: '' }

/** The form of a deposit and its request. */
export function DepositForm({ providers }: { providers: readonly PaymentMethod[] }) {
  const submission = useSubmission(depositSubmission)
  const { press, language, clock, depositableAt } = useUnit({
    press: paymentPressed,
    language: $language,
    clock: $clock,
    depositableAt: $depositableAt,
  })
  const [sent, setSent] = useState<DepositRequest | null>(null)
  const providerOf = ({ provider }: DepositFields): PaymentMethod | null =>
    (provider === '' ? providers[0] : providers.find(({ id }) => id === provider)) ?? null
  const form = useAppForm<DepositFields>({
    request: {
      ...submission,
      submit(fields) {
        const provider = providerOf(fields)
        if (provider === null || requireClock(clock).now() < depositableAt) return
        press()
        const typed = depositRequest(fields, provider, language)
        const { failure } = submission
        const isRetry = failure !== null && depositNextStep(failure) === 'check'
        // The title of the method may have changed with the language since.
        const request = isRetry && sent !== null && isSameDeposit(sent, typed) ? sent : typed
        setSent(request)
        // Only digits mean the same in each language, and the retry must be the same request.
        form.setValue('amount', String(request.amount))
        submission.submit(request)
      },
    },
    defaultValues,
    validate: (fields) => checkDeposit(fields, providerOf(fields), language),
    draft: 'deposit',
  })
  const { state, failure } = submission
  const help = readProtectionHelp(failure?.kind === 'rejected' ? failure.data : null)
  const code = failure === null ? null : failureCode(failure)
  if (failure !== null && depositNextStep(failure) === 'break')
    return (
      <FocusedMessage>
        <DepositClosed state={code === errorCode.onTimeout ? 'timeout' : 'excluded'} until={help.until} />
      </FocusedMessage>
    )
  return (
    <Form form={form}>
      <DepositParts
        form={form}
        providers={providers}
        address={form.isAccepted && state.kind === 'accepted' ? state.result : null}
        onAnew={submission.change}
        limitRefusal={code === errorCode.limitReached ? help : null}
      />
    </Form>
  )
}
