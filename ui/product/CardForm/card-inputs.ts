import { digitsOf } from '../../private/pasted-text.ts'
import { padMonth, splitExpiry } from './expiry.ts'

/** The fields in their order on the screen, with their names, which password managers remember. */
const inputNames = { number: 'cc-number', month: 'cc-exp-month', year: 'cc-exp-year', code: 'cc-csc' } as const

/** Name of the one field for month and year. */
export const EXPIRY_NAME = 'cc-exp'

export type CardField = keyof typeof inputNames
export const cardFields: readonly CardField[] = ['number', 'month', 'year', 'code']

/** Card data as digits. Keep it in no state, store or storage: use it for one request and drop it. */
export type CardValues = Readonly<Record<CardField, string>>

/** Error messages by field. */
export type CardProblems = Readonly<Partial<Record<CardField, string>>>

/** Only the problems of some fields. */
export const pickProblems = (problems: CardProblems, isPicked: (field: CardField) => boolean): CardProblems =>
  Object.fromEntries(
    cardFields.flatMap((field) => {
      const text = problems[field]
      return text !== undefined && isPicked(field) ? [[field, text]] : []
    }),
  )

const expiryOf = (form: HTMLFormElement | null, field: CardField) =>
  field === 'month' || field === 'year' ? form?.elements.namedItem(EXPIRY_NAME) : null

/** The input of a field, unless the form is gone. Month and year may share one. */
export function cardInput(form: HTMLFormElement | null, field: CardField): HTMLInputElement | null {
  const input = form?.elements.namedItem(inputNames[field]) ?? expiryOf(form, field)
  return input instanceof HTMLInputElement ? input : null
}

/** Reads the inputs. After they were emptied, all values are empty. */
export function readCard(form: HTMLFormElement | null): CardValues {
  const read = (field: CardField) => digitsOf(cardInput(form, field)?.value ?? '')
  const [number, code] = [read('number'), read('code')]
  if (form?.elements.namedItem(EXPIRY_NAME) instanceof HTMLInputElement) {
    const { month, year } = splitExpiry(cardInput(form, 'month')?.value ?? '')
    return { number, month, year, code }
  }
  return { number, month: padMonth(read('month')), year: read('year'), code }
}

/** Writes the value without an event, unless it is there already: writing moves the caret. */
export function write(input: HTMLInputElement | null, value: string): void {
  if (input !== null && input.value !== value) input.value = value
}

export function emptyCard(form: HTMLFormElement | null): void {
  for (const field of cardFields) write(cardInput(form, field), '')
}

/** Whether the event is one typed character. */
export const isTyped = (event: Event): boolean =>
  event instanceof InputEvent &&
  (event.inputType === 'insertCompositionText' || (event.inputType === 'insertText' && event.data?.length === 1))

/** Paste and drop, and autofill: Chromium and WebKit send a plain `Event`, Firefox `insertReplacementText`. */
export const isFilledIn = (event: Event): boolean =>
  !(event instanceof InputEvent) ||
  ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'].includes(event.inputType)
