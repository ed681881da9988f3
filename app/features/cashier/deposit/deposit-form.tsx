import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
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
  const { state } = submission
  return (
    <Form form={form}>
      <DepositParts
        form={form}
        providers={providers}
        address={form.isAccepted && state.kind === 'accepted' ? state.result : null}
        onAnew={submission.change}
      />
    </Form>
  )
}
