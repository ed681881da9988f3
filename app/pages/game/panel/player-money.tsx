import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { Button, ButtonLink, GamePanelPurse, GamePanelSection } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $payDialogOpen, LazyPayWindow, payDialogClosed, payDialogOpened } from '#app/features/cashier/index.ts'
import { $floatingWindow, floatingWindowRead } from '#app/models/preferences/floating-window.model.ts'
import { isOnBreak } from '#app/models/protection/on-break.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { paths } from '#app/router/paths.ts'

/**
 * Own and bonus money, with the way to a deposit: the cashier, or a dialog if the game can't float
 * (`spec §2`). During a break there is none.
 */
export function PlayerMoney({ user }: { user: User }) {
  const { t } = useTranslation('pages')
  const { language, canFloat, isPaying, pay, close, readSetting } = useUnit({
    language: $language,
    canFloat: $floatingWindow,
    isPaying: $payDialogOpen,
    pay: payDialogOpened,
    close: payDialogClosed,
    readSetting: floatingWindowRead,
  })
  useEffect(() => readSetting(), [readSetting])
  return (
    <GamePanelSection>
      <GamePanelPurse
        label={t('game.panel.own')}
        amount={formatRubles(user.balance, language)}
        action={
          isOnBreak(user) ? undefined : canFloat ? (
            <ButtonLink href={paths.cashbox()}>{t('game.panel.deposit')}</ButtonLink>
          ) : (
            <Button onClick={() => pay()}>{t('game.panel.deposit')}</Button>
          )
        }
        bonus={
          user.bonus_balance > 0
            ? { label: t('game.panel.bonus'), amount: formatRubles(user.bonus_balance, language) }
            : undefined
        }
      />
      {isPaying ? <LazyPayWindow onClose={close} /> : null}
    </GamePanelSection>
  )
}
