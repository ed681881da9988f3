import { useUnit } from 'effector-react'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { bets } from '#contract/core/constants.ts'
import { BetSlider, Button, Dialog, Stack, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $betIndex, betChosen, type Credits } from '#app/features/game/index.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { formatRange } from './format-range.ts'

interface BetDialogProps {
  /** Of a round, if known. */
  credits: Credits | null
  onClose: () => void
}

/** Chooses the bet for a credit (`spec §2`). It is kept only by the button. */
export function BetDialog({ credits, onClose }: BetDialogProps) {
  const { t } = useTranslation('pages')
  const { current, language, choose } = useUnit({ current: $betIndex, language: $language, choose: betChosen })
  const [index, setIndex] = useState(current)
  const rubles = (amount: number) => formatRubles(amount, language)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    choose(index)
    onClose()
  }
  const stops = bets.options.map((option, optionIndex) => ({
    // The last one has the unit of all.
    label: optionIndex === bets.options.length - 1 ? rubles(option) : rubles(option).slice(0, -2),
    value: rubles(option),
    spoken: t('game.bet.perCredit', { bet: rubles(option) }),
    facts:
      credits === null
        ? undefined
        : ([
            t('game.bet.credits', { range: formatRange(credits, String) }),
            t('game.bet.perRound', { stake: formatRange(credits, (count) => rubles(option * count)) }),
          ] as const),
  }))
  return (
    <Dialog open shape="adaptive" onOpenChange={onClose} title={t('game.bet.label')}>
      <Stack as="form" gap={5} onSubmit={submit}>
        <BetSlider label={t('game.bet.label')} stops={stops} index={index} onIndexChange={setIndex} />
        <Text size={13} tone="muted">
          {t('game.bet.note')}
        </Text>
        <Button type="submit" tone="primary" wide>
          {t('game.bet.done')}
        </Button>
      </Stack>
    </Dialog>
  )
}
