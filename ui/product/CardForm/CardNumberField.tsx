import { useMaskito } from '@maskito/react'
import { useCallback, useState, type Ref } from 'react'
import { assignRef } from '../../private/dom.ts'
import { digitsOf } from '../../private/pasted-text.ts'
import { CardBrandMark, hasBrandMark } from './CardBrandMark.tsx'
import { CardInput, type CardInputProps } from './CardInput.tsx'
import { cardNumberMask, FULL_NUMBER, inspectCardNumber } from './card-number.ts'

export interface CardNumberFieldProps extends Omit<CardInputProps, 'mark' | 'picture' | 'autoComplete'> {
  /** Shown for a wrong check digit, length or brand. Such a number can still be submitted. */
  warning: string
  /** Brands with another name in the language of the page: `{ Mir: 'Мир' }`. */
  brandNames?: Readonly<Record<string, string>> | undefined
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** The input masked by Maskito, also for the caller. */
function useMaskedRef(callerRef: Ref<HTMLInputElement> | undefined) {
  const maskRef = useMaskito({ options: cardNumberMask })
  return useCallback(
    (element: HTMLInputElement | null) => {
      maskRef(element)
      assignRef(callerRef, element)
    },
    [maskRef, callerRef],
  )
}

/**
 * A card number, grouped in fours, with the mark or the name of its brand. The input is uncontrolled: read its value when it is needed, and
 * keep it nowhere else.
 */
export function CardNumberField({
  warning,
  brandNames = {},
  name = 'cc-number',
  ref,
  onInput,
  onBlur,
  ...rest
}: CardNumberFieldProps) {
  const [brand, setBrand] = useState<string | null>(null)
  const [isSuspicious, setIsSuspicious] = useState(false)
  const maskedRef = useMaskedRef(ref)
  return (
    <div data-component="CardNumberField">
      <CardInput
        {...rest}
        ref={maskedRef}
        name={name}
        autoComplete="cc-number"
        mark={brand === null ? undefined : (brandNames[brand] ?? brand)}
        picture={brand !== null && hasBrandMark(brand) ? <CardBrandMark brand={brand} /> : null}
        warning={isSuspicious ? warning : undefined}
        onInput={(event) => {
          const text = event.currentTarget.value
          const facts = inspectCardNumber(text)
          setBrand(facts.brand)
          // A number is not questioned while it is typed.
          setIsSuspicious((before) => facts.isSuspicious && (before || digitsOf(text).length >= FULL_NUMBER))
          onInput?.(event)
        }}
        onBlur={(event) => {
          setIsSuspicious(inspectCardNumber(event.currentTarget.value).isSuspicious)
          onBlur?.(event)
        }}
      />
    </div>
  )
}
