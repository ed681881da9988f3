import { attach, createEvent, createStore, sample } from 'effector'
import { timing } from '#contract/core/constants.ts'
import { readRejectionHelp } from '#contract/money/rejection-help.ts'
import { makeTransfer, REMEMBERED_ACCOUNT, rememberWallet, type Payout } from '#contract/money/withdrawals.ts'
import { failureOf } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { retryWaitMs } from '#app/http/retry-wait.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import type { Deps } from '#app/models/app-workflow.ts'
import { $clock, requireClock, ticked } from '#app/models/clock/clock.model.ts'
import { draftReplaced } from '#app/models/forms/drafts.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'
import { anyPaymentSystems } from '#app/queries/cashier.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { payoutsQuery } from '#app/queries/withdrawals.ts'
import { readRemembered, writeRemembered } from './remembered-accounts.ts'
import type { WithdrawalRequest } from './withdrawal-fields.ts'
import { isSystemRejected, withdrawalNextStep } from './withdrawal-next-step.ts'
import { withdrawalsChanged, withdrawalsOutdated } from '#app/models/payments/withdrawal-refresh.model.ts'

export const WITHDRAWAL_DRAFT = 'withdrawal'

/** A request with the time of its first press, in server time. */
interface SentWithdrawal extends WithdrawalRequest {
  firstPressAt: number
  /** Its payout is listed, so it was accepted and is not sent. */
  isFound: boolean
}

/** An accepted withdrawal. */
export interface WithdrawalReceipt {
  provider: string
  amount: number
  mask: string
  bank: string
  /** The account to remember, of a card its mask; `""` forgets the one of `hadWallet`. */
  remembered: string
  /** The server remembers an account. */
  hadWallet: boolean
}

/**
 * A payout may be a little older than the press, because both clocks are rounded. An older one is not mistaken for it:
 * the API rejects two withdrawals within ten seconds.
 */
const CLOCK_TOLERANCE_MS = timing.withdrawalRepeat / 2
const TAIL = 4
const tailOf = (mask: string) => mask.slice(-TAIL)

/** Whether a payout is that of a request: the same amount and end of the account, since its press. */
export const isPayoutOf = (
  { amount, wallet, created_at }: Payout,
  request: Pick<SentWithdrawal, 'amount' | 'mask' | 'firstPressAt'>,
): boolean =>
  amount === request.amount &&
  tailOf(wallet) === tailOf(request.mask) &&
  created_at >= request.firstPressAt - CLOCK_TOLERANCE_MS

/** Whether the list of open payouts has the payout of a request. A list that cannot be read proves nothing. */
async function isListed({ client, session, language }: Deps, request: SentWithdrawal): Promise<boolean> {
  const list = await client
    .fetchQuery({ ...payoutsQuery({ session: session.id, language }), staleTime: 0, retry: false })
    .catch(() => ({ items: [] }))
  return list.items.some((payout) => isPayoutOf(payout, request))
}

const receiptOf = ({ provider, amount, mask, bank, remember, readAccount }: SentWithdrawal): WithdrawalReceipt => ({
  provider: provider.id,
  amount,
  mask,
  bank,
  remembered: !remember ? '' : provider.destination === 'card' ? mask : readAccount(),
  hadWallet: provider.wallet !== '',
})

const KEYS = 'withdrawal-key'

/** Requests a withdrawal. If no response was read, the open payouts tell whether it was accepted. */
export const withdrawalSubmission = createSubmission<SentWithdrawal, WithdrawalReceipt>({
  name: 'withdrawal',
  refresh: withdrawalsChanged,
  idempotency: {
    storageKey: KEYS,
    // All of the body but a card number.
    fingerprint: ({ provider, amount, mask, bank, holder, isRemembered, readAccount }) => {
      const account = provider.destination === 'card' ? mask : readAccount()
      return JSON.stringify([provider.id, amount, account, bank, holder, isRemembered])
    },
  },
  async send(deps, request, { key, signal }) {
    const { provider, amount, bank, holder, isRemembered, readAccount } = request
    const receipt = receiptOf(request)
    if (request.isFound) return receipt
    const params = {
      account: readAccount(),
      ...(holder === '' ? {} : { holder }),
      ...(bank === '' ? {} : { bank }),
      ...(isRemembered ? { saved: true } : {}),
    }
    try {
      await deps.http.call(
        makeTransfer,
        { params: { provider: provider.id }, body: { psp: provider.id, amount, type: 'payout', params }, key },
        signal,
      )
    } catch (error) {
      const isDecided = signal.aborted || !isOutcomeUnknown(failureOf(error))
      if (isDecided || !(await isListed(deps, request))) throw error
    }
    return receipt
  },
})
const { $state, accepted, submitted } = withdrawalSubmission
const failed = $state.updates.filterMap((state) => (state.kind === 'failed' ? state : undefined))
const rejected = failed.filter({ fn: ({ failure }) => !isOutcomeUnknown(failure) })

/** The player has confirmed the withdrawal, or repeats one whose outcome is unknown. */
export const withdrawalConfirmed = createEvent<WithdrawalRequest>()
/** The payout of a request whose outcome was unknown is listed. */
export const withdrawalFound = createEvent<WithdrawalRequest>()
/** The withdrawal was closed: its success is no longer shown. */
export const withdrawalClosed = createEvent()

/** When the request was first pressed whose outcome is open. */
export const $firstPressAt = createStore<number | null>(null)
  .on(submitted, (first, { firstPressAt }) => first ?? firstPressAt)
  .on(failed, (first, { outcomeUnknown }) => (outcomeUnknown ? first : null))
  .reset(accepted, sessionReset)
sample({
  clock: [
    withdrawalConfirmed.map((request) => ({ ...request, isFound: false })),
    withdrawalFound.map((request) => ({ ...request, isFound: true })),
  ],
  source: { clock: $clock, firstPressAt: $firstPressAt },
  fn: ({ clock, firstPressAt }, request): SentWithdrawal => ({
    ...request,
    firstPressAt: firstPressAt ?? requireClock(clock).now(),
  }),
  target: submitted,
})

/** The last accepted withdrawal of this visit. */
export const $lastWithdrawal = createStore<WithdrawalReceipt | null>(null)
  .on(accepted, (_, receipt) => receipt)
  .reset(submitted, withdrawalClosed, sessionReset)
/** Counts accepted withdrawals: each begins an empty form. */
export const $withdrawalCount = createStore(0)
  .on(accepted, (count) => count + 1)
  .reset(sessionReset)
sample({ clock: accepted, fn: () => ({ name: WITHDRAWAL_DRAFT, fields: {} }), target: draftReplaced })

/** Errors 403 and 5: the server time from which the request can be repeated; 0 for now. */
export const $repeatableAt = createStore(0).reset(accepted, sessionReset)
sample({
  clock: rejected.filter({ fn: ({ failure }) => withdrawalNextStep(failure) === 'wait' }),
  source: $clock,
  fn: (clock, { failure }) => {
    const waitMs = retryWaitMs(failure)
    if (waitMs !== null) return requireClock(clock).now() + waitMs
    const { seconds } = readRejectionHelp(failure.kind === 'rejected' ? failure.data : null)
    return requireClock(clock).now() + (seconds === null || seconds <= 0 ? timing.withdrawalRepeat : seconds * 1000)
  },
  target: $repeatableAt,
})
// The rejection goes with its countdown.
sample({
  clock: ticked,
  source: { clock: $clock, state: $state, repeatableAt: $repeatableAt },
  filter: ({ clock, state, repeatableAt }) =>
    state.kind === 'failed' &&
    withdrawalNextStep(state.failure) === 'wait' &&
    requireClock(clock).now() >= repeatableAt,
  target: withdrawalSubmission.changed,
})

const rememberFx = attach({
  source: { storage: $storage, session: $session, client: $queryClient },
  async effect({ storage, session, client }, { provider, remembered, hadWallet, bank }: WithdrawalReceipt) {
    const isKnown = hadWallet || readRemembered(storage, session.id, provider) !== null
    if (remembered === '' && !isKnown) return
    writeRemembered(storage, session.id, provider, remembered === '' ? null : { account: remembered, bank })
    const http = httpOf(requireClient(client))
    await http.call(rememberWallet, { params: { provider }, body: { name: REMEMBERED_ACCOUNT, value: remembered } })
  },
})
const refreshSystemsFx = attach({
  source: $queryClient,
  effect: (client) => client?.invalidateQueries(anyPaymentSystems),
})
sample({ clock: accepted, target: rememberFx })
sample({ clock: rememberFx.failData, target: requestFailed })
// After the account was remembered, because the list has it.
sample({
  clock: [rememberFx.finally, rejected.filter({ fn: ({ failure }) => isSystemRejected(failure) })],
  target: refreshSystemsFx,
})
sample({ clock: rejected, target: withdrawalsOutdated })
