import { phonePrefix } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { readAmount } from '#contract/money/money-rules.ts'
import {
  maskAccount,
  readAccount,
  readHolder,
  withdrawalAmountProblem,
  withdrawalLimits,
  withdrawalNeeds,
  type WithdrawalAmountProblem,
} from '#contract/money/withdrawal-rules.ts'
import { problemsOf, type Problem, type Problems } from '#app/models/forms/problems.ts'
import { fullPhone, splitPhone } from '#app/models/access/contact.ts'
import type { RememberedAccount } from './remembered-accounts.ts'

/** Fields of the form as typed. A card number is not among them: it stays in its input. */
export interface WithdrawalFields {
  /** Empty for the first of the list. */
  provider: string
  amount: string
  /** Dialling code of a phone. */
  prefix: string
  /** Phone, e-mail or purse. */
  account: string
  bank: string
  holder: string
  remember: boolean
  /** Another card is typed in place of the remembered one. */
  otherCard: boolean
}

/** The fields of a provider before anything is typed: its remembered account. */
export function initialFields(
  provider: PaymentMethod | null,
  remembered: RememberedAccount | null,
): Omit<WithdrawalFields, 'provider' | 'amount'> {
  const hasPhone = provider?.destination === 'phone' || provider?.destination === 'sbp'
  const codes = provider === null ? [] : withdrawalNeeds(provider).codes
  const prefixes = codes.length === 0 ? [phonePrefix] : codes
  const known = provider === null || provider.wallet === '' ? (remembered?.account ?? '') : provider.wallet
  const phone = splitPhone(known, prefixes)
  return {
    prefix: prefixes.includes(phone.prefix) ? phone.prefix : (prefixes[0] ?? phonePrefix),
    account: provider?.destination === 'card' ? '' : hasPhone ? phone.phone : known,
    // Another device may have remembered another recipient.
    bank: remembered !== null && remembered.account === known ? remembered.bank : '',
    holder: '',
    remember: known !== '',
    otherCard: false,
  }
}

/** Whether the remembered card is used, which only the server knows. */
export const usesRememberedCard = (provider: PaymentMethod, { otherCard }: Pick<WithdrawalFields, 'otherCard'>) =>
  provider.destination === 'card' && provider.wallet !== '' && !otherCard

/** The typed account as the request has it; `null` if it does not fit. `typed` is the number of a card. */
export function accountOf(
  provider: PaymentMethod,
  { prefix, account }: Pick<WithdrawalFields, 'prefix' | 'account'>,
  typed: string,
): string | null {
  const { destination } = provider
  if (destination === 'card') return readAccount(destination, typed)
  if (destination !== 'phone' && destination !== 'sbp') return readAccount(destination, account)
  const phone = readAccount(destination, fullPhone(prefix, account))
  const { codes } = withdrawalNeeds(provider)
  return phone !== null && (codes.length === 0 || codes.some((code) => phone.startsWith(code))) ? phone : null
}

/** What the player can withdraw at most, in rubles; `null` is no limit, or one that the back end does not tell. */
export interface WithdrawalRoom {
  own: number
  leftToday: number | null
  withoutDocuments: number | null
}

export type AmountProblem = WithdrawalAmountProblem | { name: 'aboveToday' | 'aboveWithoutDocuments'; left: number }

/** What is wrong with the typed amount. */
export function amountProblem(
  typed: string,
  provider: PaymentMethod,
  { own, leftToday, withoutDocuments }: WithdrawalRoom,
  language: Language,
): AmountProblem | null {
  const reading = readAmount(typed, language)
  const problem = withdrawalAmountProblem(reading, own, withdrawalLimits(provider))
  if (problem !== null || reading.kind !== 'whole') return problem
  if (withoutDocuments !== null && reading.value > withoutDocuments)
    return { name: 'aboveWithoutDocuments', left: withoutDocuments }
  return leftToday !== null && reading.value > leftToday ? { name: 'aboveToday', left: leftToday } : null
}

const AMOUNT_CODES: Readonly<Record<AmountProblem['name'], Problem>> = {
  amountEmpty: 'required',
  amountNotNumber: errorCode.amountInvalid,
  amountNotWhole: errorCode.payoutNotWhole,
  amountAmbiguous: errorCode.payoutNotWhole,
  amountNotPositive: errorCode.amountInvalid,
  aboveBalance: errorCode.amountInvalid,
  belowMinimum: errorCode.payoutBelowMinimum,
  aboveMaximum: errorCode.payoutAboveMaximum,
  aboveToday: errorCode.dailyLimitExceeded,
  aboveWithoutDocuments: errorCode.verificationRequired,
}

/** The problems of a withdrawal by field. `provider` is `null` while the chosen one is unavailable. */
export function checkWithdrawal(
  fields: WithdrawalFields,
  {
    provider,
    room,
    cardNumber,
    language,
  }: { provider: PaymentMethod | null; room: WithdrawalRoom; cardNumber: string; language: Language },
): Problems {
  if (provider === null) return { provider: errorCode.payoutSystemUnavailable }
  const needs = withdrawalNeeds(provider)
  const isAccountKnown = usesRememberedCard(provider, fields) || accountOf(provider, fields, cardNumber) !== null
  const problem = amountProblem(fields.amount, provider, room, language)
  return problemsOf({
    account: isAccountKnown ? null : errorCode.parametersInvalid,
    bank: needs.bank && fields.bank === '' ? 'required' : null,
    holder: needs.holder && readHolder(fields.holder) === null ? 'required' : null,
    amount: problem === null ? null : AMOUNT_CODES[problem.name],
  })
}

/** A withdrawal that can be sent. It holds no card number: `readAccount` reads the input at the time of the request. */
export interface WithdrawalRequest {
  provider: PaymentMethod
  /** In rubles. */
  amount: number
  /** The account as it may be stored and shown. */
  mask: string
  bank: string
  holder: string
  isRemembered: boolean
  remember: boolean
  readAccount: () => string
}

/** The request of a form without problems. `readCard` reads the card number. */
export function withdrawalRequest(
  fields: WithdrawalFields,
  provider: PaymentMethod,
  language: Language,
  readCard: () => string,
): WithdrawalRequest {
  const reading = readAmount(fields.amount, language)
  const needs = withdrawalNeeds(provider)
  const isRemembered = usesRememberedCard(provider, fields)
  const read = () => (isRemembered ? provider.wallet : (accountOf(provider, fields, readCard()) ?? ''))
  return {
    provider,
    amount: reading.kind === 'whole' ? reading.value : Number.NaN,
    mask: maskAccount(provider.destination, read()),
    bank: needs.bank ? fields.bank : '',
    holder: needs.holder ? (readHolder(fields.holder) ?? '') : '',
    isRemembered,
    remember: fields.remember,
    readAccount: read,
  }
}
