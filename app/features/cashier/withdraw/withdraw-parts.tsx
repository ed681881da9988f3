import { useUnit } from 'effector-react'
import type { RefObject } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { readAmount } from '#contract/money/money-rules.ts'
import { Alert, Checkbox, FieldRow, Heading, Inline, Stack, Surface, Text } from '#ui/index.ts'
import { CheckboxField } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import { amountProblem, type WithdrawalFields, type WithdrawalRoom } from '../models/withdrawal-fields.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useChosenProvider } from '../deposit/use-chosen-provider.ts'
import { AccountFields } from './account-fields.tsx'
import { WithdrawMethod } from './withdraw-method.tsx'
import { WithdrawAction, type WithdrawActionProps } from './withdraw-action.tsx'
import { WithdrawAmount } from './withdraw-amount.tsx'
import { WithdrawFailure } from './withdraw-failure.tsx'

/** Fields that belong to the chosen provider. */
const TEXT_FIELDS = ['prefix', 'account', 'bank', 'holder'] as const
const SWITCHES = ['remember', 'otherCard'] as const

export interface WithdrawPartsProps {
  form: AppForm<WithdrawalFields>
  providers: readonly PaymentMethod[]
  cardRef: RefObject<HTMLInputElement | null>
  /** The fields of a provider before anything is typed. */
  fieldsOf: (provider: PaymentMethod) => Omit<WithdrawalFields, 'provider' | 'amount'>
  room: WithdrawalRoom
  /** A condition is not met: the form can be filled in, but not sent. */
  isBlocked: boolean
  progress: WithdrawActionProps['progress']
  /** An earlier request may have been accepted. */
  hasDoubt: boolean
  /** The player does not repeat a request whose outcome is unknown. */
  onAnew: () => void
}

/** The fields of a withdrawal. A child of the form, because it has to watch the fields before a draft is restored. */
export function WithdrawParts({
  form,
  providers,
  cardRef,
  fieldsOf,
  room,
  isBlocked,
  progress,
  hasDoubt,
  onAnew,
}: WithdrawPartsProps) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const [chosenId, amount] = useWatch({ control: form.control, name: ['provider', 'amount'] })
  const chosen = useChosenProvider(chosenId, providers)
  const { provider } = chosen
  const reading = readAmount(amount, language)
  const validAmount =
    provider !== null && reading.kind === 'whole' && amountProblem(amount, provider, room, language) === null
      ? reading.value
      : null
  const choose = (next: PaymentMethod) => {
    form.setValue('provider', next.id)
    const fields = fieldsOf(next)
    for (const name of TEXT_FIELDS) form.setValue(name, fields[name])
    for (const name of SWITCHES) form.setValue(name, fields[name])
    for (const name of ['provider', 'amount', ...TEXT_FIELDS] as const) form.fieldChanged(name)
  }
  return (
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
        <div inert={progress === 'unknown'}>
          <Stack gap={6}>
            <WithdrawMethod form={form} providers={providers} chosen={chosen} onChoose={choose} />
            {provider === null ? null : (
              <FieldRow wide key={provider.id}>
                <AccountFields form={form} provider={provider} cardRef={cardRef} />
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
        {hasDoubt ? (
          <Alert tone="neutral" title={t('withdraw.failed.earlier')}>
            {t('withdraw.failed.earlierText')}
          </Alert>
        ) : null}
        {form.failure === null ? null : <WithdrawFailure failure={form.failure} hasDoubt={hasDoubt} onAnew={onAnew} />}
        <WithdrawAction
          provider={provider}
          amount={validAmount}
          isWrong={validAmount === null && reading.kind !== 'empty'}
          progress={progress}
        />
      </Stack>
    </Surface>
  )
}
