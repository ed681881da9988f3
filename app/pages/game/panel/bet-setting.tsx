import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, GamePanelSection, GamePanelSetting } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $bet, creditsOf } from '#app/features/game/index.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { gameFactsQuery } from '#app/queries/game-facts.ts'
import { BetDialog } from './bet-dialog.tsx'
import { formatRange } from './format-range.ts'

/** The bet for a credit, with its dialog. The stake of a round is shown if the facts of the game imply its credits. */
export function BetSetting({ slug }: { slug: string }) {
  const { t } = useTranslation('pages')
  const { bet, language } = useUnit({ bet: $bet, language: $language })
  const { data: facts } = useQuery(gameFactsQuery({ slug, language }))
  const credits = facts === undefined || facts === null ? null : creditsOf(facts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <GamePanelSection>
      <GamePanelSetting
        label={t('game.bet.label')}
        value={formatRubles(bet, language)}
        note={
          credits === null
            ? undefined
            : t('game.bet.round', { stake: formatRange(credits, (count) => formatRubles(bet * count, language)) })
        }
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
