import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'
import { useMergedRef } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { CardFacts, type CardFact } from './CardFacts.tsx'
import { CardInput } from './CardInput.tsx'
import { CardNumberField } from './CardNumberField.tsx'
import {
  cardFields,
  cardInput,
  emptyCard,
  EXPIRY_NAME,
  pickProblems,
  readCard,
  write,
  type CardProblems,
  type CardValues,
} from './card-inputs.ts'
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
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const mergedRef = useMergedRef(form, ref)
  const button = useRef<HTMLButtonElement>(null)
  const [problems, setProblems] = useState<CardProblems>({})
  const [clearCount, setClearCount] = useState(0)
  const isUnknown = outcomeUnknown !== undefined
  const isLocked = busy || isUnknown
  const inputEvents = useCardInputEvents({ form, findProblems, setProblems })

  const clearCode = useCallback(() => {
    write(cardInput(form.current, 'code'), '')
    setProblems((shown) => pickProblems(shown, (field) => field !== 'code'))
  }, [])
  const clear = useCallback(() => {
    emptyCard(form.current)
    setProblems({})
    // A new number field: the undo history of the old one holds the number.
    setClearCount((count) => count + 1)
  }, [])
  useImperativeHandle(actionsRef, () => ({ clearCode, clear }), [clearCode, clear])
  useLayoutEffect(() => {
    const element = form.current
    window.addEventListener('pagehide', clear)
    return () => {
      window.removeEventListener('pagehide', clear)
      emptyCard(element)
    }
  }, [clear])

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

  const shared = { readOnly: isLocked, 'aria-describedby': `${id}-hint` }
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
      <CardNumberField
        key={clearCount}
        label={labels.number}
        warning={labels.numberWarning}
        brandNames={brandNames}
        error={problems.number}
        enterKeyHint="next"
        readOnly={isLocked}
        {...inputEvents.number}
      />
      <div className={styles.row}>
        {labels.expiry === undefined ? (
          <>
            <CardInput
              {...shared}
              {...inputEvents.month}
              label={labels.month}
              error={problems.month}
              name="cc-exp-month"
              autoComplete="cc-exp-month"
              enterKeyHint="next"
            />
            <CardInput
              {...shared}
              {...inputEvents.year}
              label={labels.year}
              error={problems.year}
              name="cc-exp-year"
              autoComplete="cc-exp-year"
              enterKeyHint="next"
            />
          </>
        ) : (
          <CardInput
            {...shared}
            {...inputEvents.expiry}
            label={labels.expiry}
            error={problems.month ?? problems.year}
            name={EXPIRY_NAME}
            autoComplete="cc-exp"
            enterKeyHint="next"
          />
        )}
        <CardInput
          {...shared}
          {...inputEvents.code}
          label={labels.code}
          error={problems.code}
          name="cc-csc"
          autoComplete="cc-csc"
          enterKeyHint="done"
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {labels.hint}
      </p>
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
