import * as z from 'zod/mini'
import { flag, int, intOrNull, text, textOr } from '#contract/core/reader.ts'
import { readStoredJson } from '#app/lib/browser/stored-json.ts'
import { writeStorage, type TextStorage } from '#app/lib/browser/storage.ts'
import { PAYMENT_PAGES, type PaymentKey } from '#app/queries/payments.ts'
import { noMarks, type PaymentMarks } from './payment.states.ts'

/* The marks of the tab's payments, in the storage of the tab. Another player does not get them. */

const STORAGE_KEY = 'payments'
/** Enough for every payment that can be open at once, with room for those that were left. */
const MAX_STORED = 8

const StoredPayment = z.object({
  page: z.enum(PAYMENT_PAGES),
  id: text(),
  deadline: intOrNull(),
  submitted: flag(),
  sent: flag(),
  claimed: flag(),
  followed: textOr(),
})
const StoredPayments = z.object({ player: int(), payments: z.array(StoredPayment) })
type Stored = z.output<typeof StoredPayment>

const isOf = (one: PaymentKey, { page, id }: PaymentKey): boolean => one.page === page && one.id === id

function readAll(storage: TextStorage | null, player: number): Stored[] {
  const stored = readStoredJson(storage, STORAGE_KEY, StoredPayments)
  return stored?.player === player ? stored.payments : []
}

function writeAll(storage: TextStorage | null, player: number, payments: readonly Stored[]): void {
  if (payments.length === 0) storage?.removeItem(STORAGE_KEY)
  else writeStorage(storage, STORAGE_KEY, JSON.stringify({ player, payments: payments.slice(-MAX_STORED) }))
}

/** Returns the marks of a payment. */
export function readMarks(storage: TextStorage | null, player: number, key: PaymentKey): PaymentMarks {
  const { deadline, submitted, sent, claimed, followed } =
    readAll(storage, player).find((payment) => isOf(payment, key)) ?? noMarks
  return { deadline, submitted, sent, claimed, followed }
}

/** Writes the marks of a payment, which becomes the tab's last one. */
export function writeMarks(storage: TextStorage | null, player: number, key: PaymentKey, marks: PaymentMarks): void {
  const others = readAll(storage, player).filter((payment) => !isOf(payment, key))
  writeAll(storage, player, [...others, { ...key, ...marks }])
}

/** Removes the marks of a payment that has ended. */
export function removeMarks(storage: TextStorage | null, player: number, key: PaymentKey): void {
  writeAll(
    storage,
    player,
    readAll(storage, player).filter((payment) => !isOf(payment, key)),
  )
}

/** Removes the marks of all payments. */
export const removeAllMarks = (storage: TextStorage | null): void => storage?.removeItem(STORAGE_KEY)

/** The tab's last payment, or the one with this reference; `null` if it remembers none. */
export function lastPayment(storage: TextStorage | null, player: number, id: string): PaymentKey | null {
  const last = readAll(storage, player).findLast((payment) => id === '' || payment.id === id)
  return last === undefined ? null : { page: last.page, id: last.id }
}
