import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import type { Destination } from '#contract/money/cashier.ts'
import { maskAccount, readAccount, readHolder, withdrawalNeeds } from '#contract/money/withdrawal-rules.ts'
import type { PayoutSystem } from '#server/content/payment-system-types.ts'
import { sbpBanks } from '#server/content/sbp-banks.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { readWallets } from './wallets.ts'

/** The account as sent. `isSaved`: it is the remembered one, as the list of payment systems shows it. */
export interface SentAccount {
  account: string
  holder: string
  bank: string
  isSaved: boolean
}

/** Where the money goes to; the account only as its mask. */
export interface PayoutDestination {
  mask: string
  holder: string
  bank: string
  /** The account is a remembered card, of which only the mask is known. */
  isSavedCard: boolean
}

const INVALID: Readonly<Record<Destination, ErrorCode>> = {
  phone: errorCode.phoneInvalid,
  sbp: errorCode.phoneInvalid,
  email: errorCode.emailInvalid,
  card: errorCode.parametersInvalid,
  purse: errorCode.parametersInvalid,
}

/** @throws Rejection 112, 122, 431 the account, the holder or the bank is not one */
export async function readDestination(
  db: Database,
  player: number,
  systemId: string,
  system: PayoutSystem,
  { account, holder, bank, isSaved }: SentAccount,
): Promise<PayoutDestination> {
  const { destination } = system
  const saved = isSaved ? (await readWallets(db, player)).get(systemId) : undefined
  const isSavedCard = destination === 'card' && saved !== undefined && saved === account
  const read = isSavedCard ? account : readAccount(destination, account)
  if (read === null) throw new Rejection(INVALID[destination])
  const needs = withdrawalNeeds(system)
  const name = readHolder(holder)
  if (needs.holder && name === null) throw new Rejection(errorCode.parametersInvalid)
  if (needs.bank && !Object.hasOwn(sbpBanks, bank)) throw new Rejection(errorCode.parametersInvalid)
  if (needs.codes.length > 0 && !needs.codes.some((code) => read.startsWith(code)))
    throw new Rejection(INVALID[destination])
  return {
    mask: isSavedCard ? account : maskAccount(destination, read),
    holder: needs.holder ? (name ?? '') : '',
    bank: needs.bank ? bank : '',
    isSavedCard,
  }
}
