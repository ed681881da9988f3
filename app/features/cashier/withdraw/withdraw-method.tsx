import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { Alert, ChoiceCards, Stack } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import type { WithdrawalFields } from '../models/withdrawal-fields.ts'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { ProviderMark } from '../deposit/provider-mark.tsx'
import { providerName } from '../deposit/provider-name.ts'
import type { ChosenProvider } from '../deposit/use-chosen-provider.ts'

const SHORT_LIST = 2

export interface WithdrawMethodProps {
  form: AppForm<WithdrawalFields>
  providers: readonly PaymentMethod[]
  chosen: ChosenProvider
  onChoose: (provider: PaymentMethod) => void
}

/** Where the money goes to, and the hint of the chosen payment system. */
export function WithdrawMethod({ form, providers, chosen, onChoose }: WithdrawMethodProps) {
  const { t } = useTranslation('money')
  const { provider, goneProvider, isGone } = chosen
  const cardOf = (system: PaymentMethod) => ({
    value: system.id,
    label: providerName(system),
    picture: <ProviderMark logo={system.logo} destination={system.destination} size={32} />,
  })
  const gone = goneProvider === null ? [] : [{ ...cardOf(goneProvider), disabledReason: t('withdraw.gone') }]
  return (
    <Stack gap={4}>
      <Field form={form} name="provider">
        {({ error }) => (
          <ChoiceCards
            label={t('withdraw.method')}
            labelHidden
            columns={providers.length > SHORT_LIST ? 4 : 2}
            choices={[...providers.map(cardOf), ...gone]}
            value={provider?.id ?? goneProvider?.id ?? ''}
            error={error}
            onValueChange={(id) => {
              const next = providers.find((system) => system.id === id)
              if (next !== undefined) onChoose(next)
            }}
          />
        )}
      </Field>
      {isGone ? (
        <Alert tone="neutral" title={t('withdraw.goneTitle')}>
          {t('withdraw.goneText')}
        </Alert>
      ) : null}
      {provider === null || provider.hint === '' ? null : <ServerText html={provider.hint} />}
    </Stack>
  )
}
