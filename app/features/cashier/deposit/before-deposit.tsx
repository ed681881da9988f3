import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { money } from '#contract/core/constants.ts'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { Heading, Stack, Surface, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import type { DepositFields } from '../models/deposit.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { validAmount } from './valid-amount.ts'

/** What a deposit means for a later withdrawal: facts, no offers. */
export function BeforeDeposit({ fields, provider }: { fields: DepositFields; provider: PaymentMethod | null }) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const id = useId()
  const amount = validAmount(fields.amount, provider, language)
  return (
    <Surface labelledBy={id}>
      <Stack gap={3}>
        <Heading level={2} size={15} id={id}>
          {t('deposit.before.title')}
        </Heading>
        <Stack gap={1}>
          <Text size={13} strong>
            {t('deposit.before.wager')}
          </Text>
          {amount === null ? null : (
            <Text size={13} tone="muted">
              {t('deposit.before.wagerSum', { sum: formatRubles(money.wageringFactor * amount, language) })}
            </Text>
          )}
        </Stack>
        <Stack gap={1}>
          <Text size={13} strong>
            {t('deposit.before.bonus')}
          </Text>
          <Text size={13} tone="muted">
            {t('deposit.before.bonusText')}
          </Text>
        </Stack>
      </Stack>
    </Surface>
  )
}
