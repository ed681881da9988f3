import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { Purse } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'

/** The player's own and bonus money. */
export function PlayerPurse({ user }: { user: User }) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const { balance, on_hold: onHold, bonus_balance: bonus, wagerbets: left, wagerbetsall: total } = user
  return (
    <Purse
      own={{
        label: t('cashbox.own'),
        shortLabel: t('cashbox.ownShort'),
        amount: formatRubles(balance, language),
        isZero: balance === 0,
        note: onHold > 0 ? t('cashbox.onHold', { sum: formatRubles(onHold, language) }) : t('cashbox.ownNote'),
      }}
      bonus={{
        label: t('cashbox.bonus'),
        shortLabel: t('cashbox.bonusShort'),
        amount: formatRubles(bonus, language),
        isZero: bonus === 0,
        note:
          total > 0
            ? t('cashbox.bonusNote', { done: formatNumber(total - left, language), all: formatRubles(total, language) })
            : t('cashbox.noBonus'),
      }}
    />
  )
}
