import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, GamePanelSection, GamePanelSetting } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $bet } from '#app/models/play/bet.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { BetDialog } from './bet-dialog.tsx'

/** The bet for a credit, with its dialog. `credits` are those of a round, if known. */
export function BetSetting({ credits }: { credits: number | undefined }) {
  const { t } = useTranslation('pages')
  const { bet, language } = useUnit({ bet: $bet, language: $language })
  const [isOpen, setIsOpen] = useState(false)
  return (
    <GamePanelSection>
      <GamePanelSetting
        label={t('game.bet.label')}
        value={formatRubles(bet, language)}
        note={credits === undefined ? undefined : t('game.bet.round', { stake: formatRubles(bet * credits, language) })}
        action={
          <Button aria-label={t('game.bet.changeLabel')} onClick={() => setIsOpen(true)}>
            {t('game.bet.change')}
          </Button>
        }
      />
      {isOpen ? <BetDialog credits={credits} onClose={() => setIsOpen(false)} /> : null}
    </GamePanelSection>
  )
}
