import { useTranslation } from 'react-i18next'
import { Checkbox, Inline, Stack, Text } from '#ui/index.ts'

interface HeldCardsProps {
  /** Names of the cards. */
  cards: readonly string[]
  /** Which cards are held; `null` before the choice, which differs from holding none. */
  held: readonly boolean[] | null
  onHeldChange: (held: readonly boolean[] | null) => void
}

/** The choice of the cards that the player held, or that none was. */
export function HeldCards({ cards, held, onHeldChange }: HeldCardsProps) {
  const { t } = useTranslation('pages')
  const none = cards.map(() => false)
  return (
    <Stack gap={2} role="group" aria-labelledby="verify-held">
      <Text id="verify-held">{t('verify.held')}</Text>
      <Inline>
        {cards.map((card, index) => (
          <Checkbox
            key={card}
            label={card}
            checked={held?.[index] === true}
            onCheckedChange={(isHeld) => onHeldChange((held ?? none).with(index, isHeld))}
          />
        ))}
        <Checkbox
          label={t('verify.heldNone')}
          checked={held !== null && !held.includes(true)}
          onCheckedChange={(isNone) => onHeldChange(isNone ? none : null)}
        />
      </Inline>
    </Stack>
  )
}
