import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { PaymentProvider } from '#contract/money/cashier.ts'
import { FieldRow, MainAside, Stack, Surface } from '#ui/index.ts'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { banksOf } from '#contract/money/money-rules.ts'
import { depositNextStep } from '#app/models/cashier/deposit-next-step.ts'
import {
  checkDeposit,
  depositRequest,
  depositSubmission,
  type DepositFields,
} from '#app/models/cashier/deposit.model.ts'
import { leaveRequested } from '#app/models/payments/leave-to.ts'
import { BankChoice } from './bank-choice.tsx'
import { BeforeDeposit } from './before-deposit.tsx'
import { DepositAmount } from './deposit-amount.tsx'
import { DepositSummary } from './deposit-summary.tsx'
import { LotteryPrices } from './lottery-prices.tsx'
import { MethodFailure } from './method-failure.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { UnpaidRequest } from './unpaid-request.tsx'
import { useChosenProvider } from './use-chosen-provider.ts'

const defaultValues: DepositFields = { provider: '', amount: '', bank: '' }

/** The deposit: method, amount, bank, and what the next step is after each outcome. */
export function DepositForm({ providers }: { providers: readonly PaymentProvider[] }) {
  const leave = useUnit(leaveRequested)
  const submission = useSubmission(depositSubmission)
  const form = useAppForm<DepositFields>({
    request: {
      ...submission,
      submit: (fields) => {
        const chosen = providers.find(({ id }) => id === fields.provider) ?? providers[0]
        if (chosen !== undefined) submission.submit(depositRequest(fields, chosen))
      },
    },
    defaultValues,
    validate: (fields) =>
      checkDeposit(
        fields,
        (fields.provider === '' ? providers[0] : providers.find(({ id }) => id === fields.provider)) ?? null,
      ),
    draft: 'deposit',
  })
  const fields = { ...defaultValues, ...useWatch({ control: form.control }) }
  const chosen = useChosenProvider(fields.provider, providers)
  const { provider } = chosen
  const step = form.failure === null ? null : depositNextStep(form.failure)

  const { state } = submission
  const address = form.isAccepted && state.kind === 'accepted' ? state.result : null
  useEffect(() => {
    if (address !== null) leave(address)
  }, [address, leave])

  /** Keeps the shown method from now on: the first of the list may change. */
  const keepProvider = () => {
    if (form.getValues('provider') === '' && provider !== null) form.setValue('provider', provider.id)
  }
  const hasBanks = provider !== null && banksOf(provider.config).length > 0
  return (
    <Form form={form}>
      <MainAside>
        <Surface>
          <Stack gap={6}>
            <ProviderChoice form={form} providers={providers} chosen={chosen} />
            {form.failure === null || step === 'unpaid' || step === 'check' ? null : (
              <MethodFailure failure={form.failure} />
            )}
            <FieldRow wide>
              <DepositAmount form={form} provider={provider} onInput={keepProvider} />
              {hasBanks ? <BankChoice form={form} provider={provider} onInput={keepProvider} /> : null}
            </FieldRow>
          </Stack>
        </Surface>
        <Stack gap={4}>
          {step === 'unpaid' && form.failure !== null ? (
            <UnpaidRequest failure={form.failure} onAnew={submission.change} />
          ) : (
            <DepositSummary
              fields={fields}
              chosen={chosen}
              unreadFailure={step === 'check' ? form.failure : null}
              progress={address === null ? (form.isBusy ? 'sending' : 'ready') : 'leaving'}
            />
          )}
          <BeforeDeposit fields={fields} provider={provider} />
        </Stack>
        <LotteryPrices />
      </MainAside>
    </Form>
  )
}
