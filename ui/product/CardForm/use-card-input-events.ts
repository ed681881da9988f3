import type { ClipboardEvent, Dispatch, FocusEvent, FormEvent, KeyboardEvent, RefObject, SetStateAction } from 'react'
import { digitsOf, readCard as readPastedCard, readExpiry, type Expiry } from '../../private/pasted-text.ts'
import { FULL_NUMBER } from './card-number.ts'
import {
  cardInput,
  isFilledIn,
  isTyped,
  pickProblems,
  readCard,
  write,
  type CardField,
  type CardProblems,
  type CardValues,
} from './card-inputs.ts'
import { isFullYear, joinExpiry, padMonth, shortYear, splitExpiry, typedExpiry, typedYear } from './expiry.ts'
import { useNextField } from './use-next-field.ts'

/** American Express has four. */
const MAX_CODE_DIGITS = 4
const FULL_CODE = 3

interface InputEvents {
  onInput: (event: FormEvent<HTMLInputElement>) => void
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  onPaste?: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined
}

/** Handlers of the four inputs, and of the one that holds month and year. */
export type CardInputEvents = Readonly<Record<CardField | 'expiry', InputEvents>>

interface CardInputEventsOptions {
  form: RefObject<HTMLFormElement | null>
  findProblems: (values: CardValues) => CardProblems
  setProblems: Dispatch<SetStateAction<CardProblems>>
}

interface ExpiryEventsOptions {
  validateIf: (isFull: boolean, ...fields: CardField[]) => void
  writeExpiry: (expiry: Expiry) => void
  moveTo: (field: CardField) => void
}

/** The handlers of the one input that holds month and year. */
const expiryEvents = ({ validateIf, writeExpiry, moveTo }: ExpiryEventsOptions): InputEvents => ({
  onInput: ({ currentTarget: input, nativeEvent }) => {
    if (isFilledIn(nativeEvent)) {
      const expiry = readExpiry(input.value)
      if (expiry !== null) writeExpiry(expiry)
      return
    }
    // Not after Backspace, which would never get past the separator.
    if (isTyped(nativeEvent)) write(input, typedExpiry(input.value))
    const { month, year } = splitExpiry(input.value)
    validateIf(month.length === 2 && year !== '', 'month')
    validateIf(isFullYear(year), 'month', 'year')
    if (isFullYear(year) && isTyped(nativeEvent)) moveTo('code')
  },
  onBlur: ({ currentTarget: input }) => {
    const expiry = readExpiry(input.value)
    if (expiry !== null) writeExpiry(expiry)
    else validateIf(input.value !== '', 'month', 'year')
  },
})

/**
 * The handlers of the four inputs. They keep the digits, move the focus, and validate a field on blur or when it is full. An
 * error that is shown stays until the field is right. Pasted digits that no reader understands are kept, not cut.
 */
export function useCardInputEvents({ form, findProblems, setProblems }: CardInputEventsOptions): CardInputEvents {
  const validate = (fields: readonly CardField[]) => {
    const found = findProblems(readCard(form.current))
    setProblems((shown) => pickProblems(found, (field) => fields.includes(field) || shown[field] !== undefined))
  }
  const validateIf = (isFull: boolean, ...fields: CardField[]) => validate(isFull ? fields : [])
  const { moveTo, resetMove, stopFirstTab } = useNextField(form)
  const validateOnBlur =
    (field: CardField) =>
    ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      resetMove()
      validateIf(currentTarget.value !== '', field)
    }
  const writeExpiry = ({ month, year }: Expiry) => {
    const [monthInput, yearInput] = [cardInput(form.current, 'month'), cardInput(form.current, 'year')]
    if (monthInput === yearInput) write(monthInput, joinExpiry({ month, year }))
    else {
      write(monthInput, month)
      write(yearInput, year)
    }
    validate(['month', 'year'])
  }
  /** The number is taken by the mask of its input. */
  const pasteCard = ({ currentTarget: input, clipboardData }: ClipboardEvent<HTMLInputElement>) => {
    if (input.readOnly) return
    const { expiry, code } = readPastedCard(clipboardData.getData('text'))
    if (expiry === null) return
    if (code !== '') write(cardInput(form.current, 'code'), code)
    writeExpiry(expiry)
    validateIf(code !== '', 'code')
  }
  const inputMonth = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const expiry = readExpiry(input.value)
    if (expiry !== null) return writeExpiry(expiry)
    const digits = digitsOf(input.value)
    // Typed as `8/28`: the separator completes the month.
    const isComplete = isFilledIn(nativeEvent) || /^\d\D$/u.test(input.value)
    const month = isComplete ? padMonth(digits) : digits.slice(0, 2)
    write(input, month)
    validateIf(month.length >= 2, 'month')
    if (month.length === 2 && isTyped(nativeEvent)) moveTo('year')
  }
  const inputYear = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const isFilled = isFilledIn(nativeEvent)
    const expiry = isFilled ? readExpiry(input.value) : null
    if (expiry !== null) return writeExpiry(expiry)
    const year = isFilled ? shortYear(input.value) : typedYear(input.value)
    write(input, year)
    const hasMonth = cardInput(form.current, 'month')?.value !== ''
    // A month can be past only once its year is known.
    validateIf(isFullYear(year), 'year', ...(hasMonth ? (['month'] as const) : []))
    if (isFullYear(year) && isTyped(nativeEvent)) moveTo('code')
  }

  return {
    expiry: expiryEvents({ validateIf, writeExpiry, moveTo }),
    number: {
      onInput: ({ currentTarget }) => validateIf(digitsOf(currentTarget.value).length >= FULL_NUMBER, 'number'),
      onBlur: validateOnBlur('number'),
      onPaste: pasteCard,
    },
    month: {
      onInput: inputMonth,
      onBlur: (event) => {
        write(event.currentTarget, padMonth(event.currentTarget.value))
        validateOnBlur('month')(event)
      },
    },
    year: { onInput: inputYear, onBlur: validateOnBlur('year'), onKeyDown: stopFirstTab('year') },
    code: {
      onInput: ({ currentTarget: input, nativeEvent }) => {
        const digits = digitsOf(input.value)
        const code = isFilledIn(nativeEvent) ? digits : digits.slice(0, MAX_CODE_DIGITS)
        write(input, code)
        validateIf(code.length >= FULL_CODE, 'code')
      },
      onBlur: validateOnBlur('code'),
      onKeyDown: stopFirstTab('code'),
    },
  }
}
