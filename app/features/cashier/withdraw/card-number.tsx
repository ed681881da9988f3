import { useLayoutEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { CardNumberField } from '#ui/index.ts'

export interface CardNumberProps {
  /** The input, which alone holds the number. */
  cardRef: RefObject<HTMLInputElement | null>
  /** Whether the number was rejected, or is missing. */
  isRejected: boolean
  /** Judges a number when it is complete. It must not keep it. */
  isValid: (number: string) => boolean
  onInput: () => void
}

/**
 * A card number. It stays in its input, which is emptied when it goes, and when the page is left. Loaded with its
 * libraries only where a card is asked for.
 */
export function CardNumber({ cardRef, isRejected, isValid, onInput }: CardNumberProps) {
  const { t } = useTranslation('money')
  const [isWrong, setIsWrong] = useState(false)
  useLayoutEffect(() => {
    const input = cardRef.current
    const empty = () => {
      if (input !== null) input.value = ''
    }
    window.addEventListener('pagehide', empty)
    return () => {
      window.removeEventListener('pagehide', empty)
      empty()
    }
  }, [cardRef])
  return (
    <CardNumberField
      ref={cardRef}
      label={t('withdraw.account.card')}
      warning={t('withdraw.cardWarning')}
      brandNames={{ Mir: t('withdraw.mir') }}
      enterKeyHint="next"
      error={isWrong || isRejected ? t('withdraw.alerts.card') : undefined}
      onInput={() => {
        setIsWrong(false)
        onInput()
      }}
      onBlur={({ currentTarget: { value } }) => setIsWrong(value !== '' && !isValid(value))}
    />
  )
}
