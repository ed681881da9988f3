import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { depositLimits } from '#contract/money/money-rules.ts'
import { Alert, ChoiceSheet, Heading, Stack } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import type { DepositFields } from '../models/deposit.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { providerName } from './provider-name.ts'
import { useFeeText } from './use-fee-text.ts'
import type { ChosenProvider } from './use-chosen-provider.ts'

export interface DepositMethodProps {
  form: AppForm<DepositFields>
  providers: readonly PaymentMethod[]
  chosen: ChosenProvider
}

/** The payment systems with their fees and limits, and the hint of the chosen one. */
export function DepositMethod({ form, providers, chosen }: DepositMethodProps) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const feeText = useFeeText()
  const { provider, goneProvider, isGone } = chosen
  const listed = providers.map((system) => {
    const { minimum, maximum } = depositLimits(system)
    return {
      value: system.id,
      label: providerName(system),
      picture: <ProviderMark {...system} />,
      facts: [
        { label: t('deposit.fee'), value: feeText(system) },
        // Limits that contradict each other say nothing.
        ...(minimum > maximum
          ? []
          : [
              {
                label: t('deposit.sum'),
                value: t('deposit.range', {
                  min: formatNumber(minimum, language),
                  max: formatRubles(maximum, language),
                }),
              },
            ]),
      ],
    }
  })
  const gone =
    goneProvider === null
      ? []
      : [
          {
            value: goneProvider.id,
            label: providerName(goneProvider),
            picture: <ProviderMark {...goneProvider} />,
            disabledReason: t('deposit.gone'),
          },
        ]
  return (
    <Stack gap={4}>
      <Heading level={2} size={19}>
        {t('deposit.method')}
      </Heading>
      <Field form={form} name="provider">
        {({ onValueChange, error }) => (
          <ChoiceSheet
            label={t('deposit.method')}
            labelHidden
            placeholder={t('deposit.chooseMethod')}
            choices={[...listed, ...gone]}
            value={provider?.id ?? goneProvider?.id ?? ''}
            error={error}
            onValueChange={(id) => {
              onValueChange(id)
              // Another method has other rules for the amount and the bank.
              form.fieldChanged('amount')
              form.fieldChanged('bank')
            }}
          />
        )}
      </Field>
      {isGone ? (
        <Alert tone="neutral" title={t('deposit.goneTitle')}>
          {t('deposit.goneText')}
        </Alert>
      ) : null}
      {provider === null || provider.hint === '' ? null : <ServerText html={provider.hint} />}
    </Stack>
  )
}
