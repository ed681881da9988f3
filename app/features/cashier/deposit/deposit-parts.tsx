import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import type { ProtectionHelp } from '#contract/play/protection-help.ts'
import { banksOf } from '#contract/money/money-rules.ts'
import { Alert, FieldRow, MainAside, Stack, Surface } from '#ui/index.ts'
import type { AppForm } from '#app/forms/use-app-form.ts'
import { depositNextStep } from '../models/deposit-next-step.ts'
import { $depositableAt, $requestCancelled, type DepositFields } from '../models/deposit.model.ts'
import { $payDialogOpen } from '../models/pay-window.model.ts'
import { $isAddressRejected } from '../models/rejected-address.model.ts'
import { depositFormClosed, depositFormOpened } from '#app/models/payments/deposit-form.model.ts'
import { leaveRequested } from '#app/models/payments/leave-to.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { useWaitText } from '../use-wait-text.ts'
import { DepositBank } from './deposit-bank.tsx'
import { BeforeDeposit } from './before-deposit.tsx'
import { DepositAmount } from './deposit-amount.tsx'
import { DepositOnHold } from './deposit-on-hold.tsx'
import { DepositSummary } from './deposit-summary.tsx'
import { LotteryPrices } from './lottery-prices.tsx'
import { MethodFailure } from './method-failure.tsx'
import { DepositMethod } from './deposit-method.tsx'
import { OwnLimitLine } from './own-limit.tsx'
import { RejectedAddress } from './rejected-address.tsx'
import { UnpaidRequest } from './unpaid-request.tsx'
import { useChosenProvider } from './use-chosen-provider.ts'

export interface DepositPartsProps {
  form: AppForm<DepositFields>
  providers: readonly PaymentMethod[]
  /** Where the accepted deposit is paid. */
  address: string | null
  /** The player does not continue the open request. */
  onAnew: () => void
  /** What a limit of the player left of the refused amount; `null` if none refused it. */
  limitRefusal: ProtectionHelp | null
}

/** Method, amount and bank; beside them what they mean and the next step, which depends on the last outcome. */
export function DepositParts({ form, providers, address, onAnew, limitRefusal }: DepositPartsProps) {
  const { t } = useTranslation('money')
  const { depositableAt, isOverGame, leave, isRefused, isCancelled, open, close } = useUnit({
    depositableAt: $depositableAt,
    isOverGame: $payDialogOpen,
    leave: leaveRequested,
    isRefused: $isAddressRejected,
    isCancelled: $requestCancelled,
    open: depositFormOpened,
    close: depositFormClosed,
  })
  const [chosenId, amount, bank] = useWatch({ control: form.control, name: ['provider', 'amount', 'bank'] })
  const fields = { provider: chosenId, amount, bank }
  const chosen = useChosenProvider(chosenId, providers)
  const { provider } = chosen
  const { failure } = form
  const step = failure === null ? null : depositNextStep(failure)
  const waitText = useWaitText(depositableAt)

  useEffect(() => {
    open()
    return () => close()
  }, [open, close])
  useEffect(() => {
    if (address !== null) leave(address)
  }, [address, leave])

  /** Keeps the shown method from now on: the first of the list may change. */
  const keepProvider = () => {
    if (form.getValues('provider') === '' && provider !== null) form.setValue('provider', provider.id)
  }
  return (
    <MainAside width={isOverGame ? 'stacked' : 'full'}>
      <Surface>
        <Stack gap={6}>
          <DepositMethod form={form} providers={providers} chosen={chosen} />
          {isRefused ? <RejectedAddress /> : null}
          {waitText === null ? null : <DepositOnHold until={depositableAt} />}
          {failure === null || step === 'unpaid' || step === 'check' || step === 'wait' ? null : (
            <MethodFailure failure={failure} />
          )}
          <OwnLimitLine />
          <FieldRow wide>
            <DepositAmount form={form} provider={provider} limitRefusal={limitRefusal} onInput={keepProvider} />
            {provider === null || banksOf(provider.config).length === 0 ? null : (
              <DepositBank form={form} provider={provider} onInput={keepProvider} />
            )}
          </FieldRow>
        </Stack>
      </Surface>
      <Stack gap={4}>
        {isCancelled ? (
          <FocusedMessage>
            <Alert tone="positive" title={t('deposit.unpaid.cancelled')} />
          </FocusedMessage>
        ) : null}
        {step === 'unpaid' && failure !== null ? (
          <UnpaidRequest failure={failure} onAnew={onAnew} />
        ) : (
          <DepositSummary
            fields={fields}
            chosen={chosen}
            waitText={waitText}
            unreadFailure={step === 'check' ? failure : null}
            progress={address !== null ? 'leaving' : form.isBusy ? 'sending' : 'ready'}
          />
        )}
        <BeforeDeposit fields={fields} provider={provider} />
      </Stack>
      <LotteryPrices />
    </MainAside>
  )
}
