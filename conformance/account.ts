import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { allCalls } from '#contract/all-calls.ts'
import { inheritedErrors } from '#contract/core/call.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { ExampleRequest } from '#contract/example-requests.ts'
import { getPaymentSystems, type PaymentMethod } from '#contract/money/cashier.ts'
import { HISTORY_PHASES } from '#contract/money/money-status.ts'
import { getPaymentHistory } from '#contract/money/history.ts'
import { getPayouts } from '#contract/money/withdrawals.ts'
import { getChallenge, login } from '#contract/player/auth.ts'
import { getStatus, GUEST_ID } from '#contract/player/status.ts'
import { checkDeposit } from './deposit.ts'
import type { Found } from './guest.ts'
import { dataOf } from './read.ts'
import { checkProtection } from './protection.ts'
import { callNamed } from './results.ts'
import type { Walk } from './walk.ts'

/** A player of the back end who may lose a request for a deposit. */
export interface TestAccount {
  login: string
  password: string
}

/** Signs in, with the challenge if the back end has one. `null` if it is not possible, which is recorded. */
async function signIn(walk: Walk, account: TestAccount): Promise<string | null> {
  const challenge = dataOf(getChallenge, await walk.ask('getChallenge', { query: { action: 'login' } }))
  const recaptcha =
    challenge === null
      ? ''
      : btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
  const outcome = await walk.ask('login', { body: { ...account, recaptcha } })
  walk.expectData('login', outcome)
  return dataOf(login, outcome)?.token ?? null
}

/** Codes of the call itself: a made-up promo code or contact is rejected by one of them. */
const ownErrors = (name: string): readonly number[] =>
  callNamed(name).errors.filter((code) => !inheritedErrors({ guest: false }).includes(code))
/** Codes that answer a read as well as data do. */
const NOT_FOUND = [errorCode.notFound]
const ALSO: Readonly<Record<string, readonly number[]>> = {
  getPromoCode: ownErrors('getPromoCode'),
  getVerifyMethod: ownErrors('getVerifyMethod'),
  getMagnetInvoice: NOT_FOUND,
  getSwiftpayInvoice: NOT_FOUND,
  getGexInvoice: NOT_FOUND,
  getGexStatus: NOT_FOUND,
  getCascadeStatus: NOT_FOUND,
  getInvoice: NOT_FOUND,
  getPayment: NOT_FOUND,
}

/** Requests that depend on the payment systems; `null` if none needs the call. */
function systemInputs(payin: readonly PaymentMethod[], payout: readonly PaymentMethod[]) {
  const converted = payin.find(({ conversion }) => conversion !== '')
  const sbp = payout.find(({ destination }) => destination === 'sbp')
  return {
    convertCurrency:
      converted === undefined
        ? null
        : { query: { source: 'RUB', currency: converted.conversion, amount: 1000, way: 'in' } },
    getSbpBanks: sbp === undefined ? null : { params: sbp.id, query: { method: 'sbp' } },
  }
}

/** The statuses of payments that the site has a name for. */
async function checkStatuses(walk: Walk, token: string): Promise<void> {
  const history = await walk.ask('getPaymentHistory', { query: { direction: -1, month: 0 } }, { token })
  const payouts = await walk.ask('getPayouts', {}, { token })
  for (const [call, rows] of [
    ['getPaymentHistory', dataOf(getPaymentHistory, history)?.items ?? []],
    ['getPayouts', dataOf(getPayouts, payouts)?.items ?? []],
  ] as const) {
    const unknown = rows.find(({ status }) => status !== null && HISTORY_PHASES[status] === undefined)
    if (unknown !== undefined)
      walk.breakRule(
        call,
        `field \`items[].status\` is ${unknown.status}; the site knows 0 to 3, others are in progress`,
      )
  }
}

async function walkReads(walk: Walk, token: string): Promise<void> {
  const systems = await walk.ask('getPaymentSystems', {}, { token })
  walk.expectData('getPaymentSystems', systems)
  const { payin, payout } = dataOf(getPaymentSystems, systems) ?? { payin: [], payout: [] }
  const inputs: Readonly<Record<string, ExampleRequest | null>> = systemInputs(payin, payout)
  for (const { name, guest, method } of allCalls) {
    if (guest || method !== 'GET' || name === 'getPaymentSystems') continue
    const input = inputs[name]
    if (input === null) {
      walk.skip(name, 'no payment system needs it')
      continue
    }
    walk.expectData(name, await walk.ask(name, input, { token }), ALSO[name])
  }
  await checkDeposit(walk, token, payin[0] ?? null)
  await checkStatuses(walk, token)
}

/** Writes that change nothing of value, or undo it. */
async function walkWrites(walk: Walk, token: string, { game }: Found, winterMode: string): Promise<void> {
  walk.expectData('reportActivity', await walk.ask('reportActivity', {}, { token }))
  const setting = { body: { param: 'winter_mode', value: winterMode } }
  walk.expectData('changeSetting', await walk.ask('changeSetting', setting, { token }))
  if (game === null) return
  for (let toggle = 0; toggle < 2; toggle += 1)
    walk.expectData('toggleFavorite', await walk.ask('toggleFavorite', { params: String(game.id) }, { token }))
}

/** The status of an ended session is that of a guest, and any other call of a player is error 200. */
async function checkEndedSession(walk: Walk, token: string): Promise<void> {
  const status = dataOf(getStatus, await walk.ask('getStatus', {}, { token }))
  if (status !== null && status.id !== GUEST_ID)
    return walk.breakRule('logout', 'the token still works afterwards: `getStatus` returns the player')
  const call = await walk.ask('getPaymentSystems', {}, { token })
  if (call.kind === 'data') walk.breakRule('getPaymentSystems', 'answers a token that has ended')
  if (call.kind === 'rejected' && call.raw !== errorCode.notSignedIn)
    walk.breakRule('getPaymentSystems', `error ${call.raw} for a token that has ended, instead of 200`)
}

/** Walks the calls of a player, and signs out at the end. */
export async function walkAsPlayer(walk: Walk, account: TestAccount, found: Found): Promise<void> {
  const token = await signIn(walk, account)
  if (token === null) return
  const outcome = await walk.ask('getStatus', {}, { token })
  if (outcome.kind === 'broken') return walk.expectData('getStatus', outcome)
  const status = dataOf(getStatus, outcome)
  if (status?.id === undefined || status.id === GUEST_ID) {
    walk.breakRule('getStatus', 'field `id` is that of a guest, although the token of `login` was sent')
    return
  }
  await walkReads(walk, token)
  await walkWrites(walk, token, found, status.options?.winter_mode === '1' ? '1' : '0')
  await checkProtection(walk, token)
  walk.expectData('logout', await walk.ask('logout', {}, { token }))
  await checkEndedSession(walk, token)
}
