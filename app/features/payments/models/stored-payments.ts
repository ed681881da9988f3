import * as z from 'zod/mini'
import { flag, int, intOrNull, text, textOr } from '#contract/core/reader.ts'
import { readStoredJson } from '#app/lib/browser/stored-json.ts'
import { writeStorage, type TextStorage } from '#app/lib/browser/storage.ts'
import { PAYMENT_PAGES, type PaymentKey } from '#app/queries/payments.ts'
import { noMarks, type PaymentMarks } from './payment.states.ts'

/*
 * The marks of open payments. Deadline and progress are shared by all tabs, per player, and outlive the session: they
 * hold nothing secret. Addresses may, so each tab keeps its own until the session ends.
 */

const SHARED_KEY = 'payments'
const TAB_KEY = 'followed-payments'
/** Enough for every payment that can be open at once, with room for those that were left. */
const MAX_STORED = 8

const payment = { player: int(), page: z.enum(PAYMENT_PAGES), id: text() }
const SharedPayment = z.object({ ...payment, deadline: intOrNull(), submitted: flag(), sent: flag(), claimed: flag() })
const TabPayment = z.object({ ...payment, followed: textOr() })

/** Where the marks of a player's payments are stored. Without shared storage the tab keeps all of them. */
export interface PaymentStorage {
  storage: TextStorage | null
  tabStorage: TextStorage | null
  session: { id: number }
}

interface Stored extends PaymentKey {
  player: number
}

const readList = <Item extends Stored>(
  storage: TextStorage | null,
  storageKey: string,
  schema: z.ZodMiniType<Item>,
): Item[] => readStoredJson(storage, storageKey, z.array(schema)) ?? []

function writeList(storage: TextStorage | null, storageKey: string, payments: readonly Stored[]): void {
  if (payments.length === 0) storage?.removeItem(storageKey)
  else writeStorage(storage, storageKey, JSON.stringify(payments.slice(-MAX_STORED)))
}

const isOf =
  ({ session }: PaymentStorage, key: PaymentKey) =>
  (stored: Stored) =>
    stored.player === session.id && stored.page === key.page && stored.id === key.id

const sharedOf = ({ storage, tabStorage }: PaymentStorage): TextStorage | null => storage ?? tabStorage
const readShared = (owner: PaymentStorage) => readList(sharedOf(owner), SHARED_KEY, SharedPayment)
const readTab = ({ tabStorage }: PaymentStorage) => readList(tabStorage, TAB_KEY, TabPayment)

/** Returns the marks of a payment, as all tabs have written them. */
export function readMarks(owner: PaymentStorage, key: PaymentKey): PaymentMarks {
  const { deadline, submitted, sent, claimed } = readShared(owner).find(isOf(owner, key)) ?? noMarks
  return { deadline, submitted, sent, claimed, followed: readTab(owner).find(isOf(owner, key))?.followed ?? '' }
}

/** Writes the marks of a payment, which becomes the last one. What another tab has done in the meantime stays. */
export function writeMarks(owner: PaymentStorage, key: PaymentKey, { followed, ...marks }: PaymentMarks): void {
  const stored = { player: owner.session.id, page: key.page, id: key.id }
  const isThis = isOf(owner, key)
  const shared = readShared(owner)
  const current = shared.find(isThis) ?? noMarks
  const submitted = marks.submitted || current.submitted
  const claimed = marks.claimed || current.claimed
  const others = shared.filter((other) => !isThis(other))
  writeList(sharedOf(owner), SHARED_KEY, [...others, { ...stored, ...marks, submitted, claimed }])
  const inTab = readTab(owner).filter((other) => !isThis(other))
  writeList(owner.tabStorage, TAB_KEY, [...inTab, { ...stored, followed }])
}

/** Removes the marks of a payment that has ended. */
export function removeMarks(owner: PaymentStorage, key: PaymentKey): void {
  const isThis = isOf(owner, key)
  writeList(
    sharedOf(owner),
    SHARED_KEY,
    readShared(owner).filter((other) => !isThis(other)),
  )
  writeList(
    owner.tabStorage,
    TAB_KEY,
    readTab(owner).filter((other) => !isThis(other)),
  )
}

/** Removes what only the tab keeps. */
export const removeTabMarks = (tabStorage: TextStorage | null): void => tabStorage?.removeItem(TAB_KEY)

/** The last payment of the tab, else of the player, or the one with this reference; `null` if there is none. */
export function lastPayment(owner: PaymentStorage, id: string): PaymentKey | null {
  const isWanted = (stored: Stored) => stored.player === owner.session.id && (id === '' || stored.id === id)
  const last = readTab(owner).findLast(isWanted) ?? readShared(owner).findLast(isWanted)
  return last === undefined ? null : { page: last.page, id: last.id }
}
