import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useMergedRef } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { CardFacts, type CardFact } from './CardFacts.tsx'
import { CardFields } from './CardFields.tsx'
import { cardFields, cardInput, readCard, type CardProblems, type CardValues } from './card-inputs.ts'
import { useCardActions } from './use-card-actions.ts'
import { useCardInputEvents } from './use-card-input-events.ts'
import * as styles from './CardForm.css.ts'

export interface CardFormLabels {
  number: string
  /** Shown for a card number that looks mistyped; the form can still be submitted. */
  numberWarning: string
  month: string
  year: string
  /** Label of one field for both, `MM / YY`, instead of the two. */
  expiry?: string | undefined
  code: string
  /** What stands where on the card. */
  hint: string
}

export interface CardFormMessage {
  title: string
  text: ReactNode
}

export interface CardFormActions {
  /** Empties the security code. */
  clearCode: () => void
  /** Empties all fields. */
  clear: () => void
}

export interface CardFormProps extends NativeProps<'form', 'onSubmit' | 'method' | 'noValidate'> {
  /** Labels and texts of the fields. */
  labels: CardFormLabels
  /** Text of the button, with the amount: `Pay 1,500 ₽`. */
  amountText: string
  /** The error messages of a card, by field. It must not keep the values. */
  findProblems: (values: CardValues) => CardProblems
  /** Receives a function that reads the fields, so that no event or store holds the card data. */
  onSubmit: (read: () => CardValues) => void
  /** The payment is being sent: the fields are read-only and the button is busy. */
  busy?: boolean | undefined
  /** The payment was rejected. When it appears, the security code is emptied and focused. */
  rejection?: CardFormMessage | undefined
  /** The outcome is unknown: the form stays locked, so that the player does not pay twice. */
  outcomeUnknown?: CardFormMessage | undefined
  /** Facts of the payment below the button, such as the fee. */
  facts?: readonly CardFact[] | undefined
  /** Brands with another name in the language of the page: `{ Mir: 'Мир' }`. */
  brandNames?: Readonly<Record<string, string>> | undefined
  /** Gives the page the functions that empty the fields. */
  actionsRef?: Ref<CardFormActions> | undefined
}

/**
 * Number, expiry date and security code of a card. The inputs are uncontrolled: the data stays in them, and leaves by the
 * function that `onSubmit` receives. They are emptied on unmount and when the page is hidden for good or kept for Back.
 */
export function CardForm({
  labels,
  amountText,
  findProblems,
  onSubmit,
  busy = false,
  rejection,
  outcomeUnknown,
  facts,
  brandNames,
  actionsRef,
  ref,
  ...rest
}: CardFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const mergedRef = useMergedRef(form, ref)
  const button = useRef<HTMLButtonElement>(null)
  const [problems, setProblems] = useState<CardProblems>({})
  const isUnknown = outcomeUnknown !== undefined
  const isLocked = busy || isUnknown
  const inputEvents = useCardInputEvents({ form, findProblems, setProblems })
  const { clearCode, clearCount } = useCardActions({ formRef: form, setProblems, actionsRef })

  const isRejected = rejection !== undefined && !busy
  const wasRejected = useRef(isRejected)
  useEffect(() => {
    if (isRejected && !wasRejected.current) {
      clearCode()
      cardInput(form.current, 'code')?.focus()
    }
    wasRejected.current = isRejected
  }, [isRejected, clearCode])

  const unknownAlert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUnknown) unknownAlert.current?.scrollIntoView({ block: 'nearest' })
  }, [isUnknown])

  const submit = () => {
    const element = form.current
    const found = findProblems(readCard(element))
    // Now, because a screen reader reads the error of the field when it is focused.
    flushSync(() => setProblems(found))
    const firstWrong = cardFields.find((field) => found[field] !== undefined)
    if (firstWrong !== undefined) return cardInput(element, firstWrong)?.focus()
    button.current?.focus({ preventScroll: true })
    onSubmit(() => readCard(element))
  }

  return (
    <form
      {...rest}
      ref={mergedRef}
      className={styles.form}
      data-component="CardForm"
      // Should the script fail, a GET would write the card into the address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLocked) submit()
      }}
    >
      {rejection === undefined ? null : (
        <Alert tone="negative" title={rejection.title}>
          {rejection.text}
        </Alert>
      )}
      {outcomeUnknown === undefined ? null : (
        <Alert ref={unknownAlert} tone="neutral" title={outcomeUnknown.title}>
          {outcomeUnknown.text}
        </Alert>
      )}
      <CardFields
        labels={labels}
        brandNames={brandNames}
        problems={problems}
        readOnly={isLocked}
        events={inputEvents}
        clearCount={clearCount}
      />
      <ActionBar>
        <Button
          ref={button}
          type="submit"
          tone="primary"
          size="large"
          wide
          busy={isLocked}
          // Without it the field loses focus, its error moves the button, and the click misses.
          onMouseDown={(event) => event.preventDefault()}
        >
          {amountText}
        </Button>
      </ActionBar>
      {facts === undefined ? null : <CardFacts facts={facts} />}
    </form>
  )
}
