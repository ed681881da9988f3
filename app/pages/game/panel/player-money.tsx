import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { ButtonLink, GamePanelPurse, GamePanelSection } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { paths } from '#app/router/paths.ts'

interface PlayerMoneyProps {
  user: User
  onDeposited: (() => void) | undefined
}

/** Own and bonus money, with the way to a deposit (`spec §2`). */
export function PlayerMoney({ user }: PlayerMoneyProps) {
  const { t } = useTranslation('pages')
  const { language } = useUnit({ language: $language })
  return (
    <GamePanelSection>
      <GamePanelPurse
        label={t('game.panel.own')}
        amount={formatRubles(user.balance, language)}
        action={<ButtonLink href={paths.cashbox()}>{t('game.panel.deposit')}</ButtonLink>}
        bonus={
          user.bonus_balance > 0
            ? { label: t('game.panel.bonus'), amount: formatRubles(user.bonus_balance, language) }
            : undefined
        }
      />
    </GamePanelSection>
  )
}
