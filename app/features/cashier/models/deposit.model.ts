import { attach, createStore, sample } from 'effector'
import { errorCode } from '#contract/errors/codes.ts'
import type { Language } from '#contract/core/languages.ts'
import { createInvoice } from '#contract/money/deposits.ts'
import {
  depositProblem,
  depositRules,
  readAmount,
  type DepositProblem,
  type DepositRules,
} from '#contract/money/money-rules.ts'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { failureCode } from '#app/http/failure.ts'
import { retryWaitMs } from '#app/http/retry-wait.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { problemsOf, type Problem, type Problems } from '#app/models/forms/problems.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { paymentCancelling } from '#app/models/payments/payment-cancelling.model.ts'
import { $isDepositFormOpen, depositFormClosed } from '#app/models/payments/deposit-form.model.ts'
import { leaveRejected } from '#app/models/payments/leave-to.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { anyPaymentSystems } from '#app/queries/cashier.ts'
import { refreshLimits } from '#app/queries/protection.ts'
import { depositNextStep, isListOutdated } from './deposit-next-step.ts'
import { rejectionCleared } from './rejected-address.model.ts'

/** Fields of the form as typed. An empty provider is the first of the list. */
export interface DepositFields {
  provider: string
  amount: string
  bank: string
}

/** The currency selector is hidden (`spec §1`), so every deposit is in rubles. */
const CURRENCY = 'RUB'
/** `system` of a provider that names none. */
const DEFAULT_SYSTEM = 'card'

export interface DepositRequest {
  psp: string
  system: string
  amount: number
  bank: string
}

/** The request of a form without problems. */
export function depositRequest(
  { amount, bank }: DepositFields,
  provider: PaymentMethod,
  language: Language,
): DepositRequest {
  const reading = readAmount(amount, language)
  const { banks } = depositRules(provider)
  return {
    psp: provider.id,
    system: provider.system === '' ? DEFAULT_SYSTEM : provider.system,
    amount: reading.kind === 'whole' ? reading.value : Number.NaN,
    bank: banks.includes(bank) ? bank : '',
  }
}

/** Whether two requests are the same deposit. A title in another language makes no difference. */
export const isSameDeposit = (one: DepositRequest, other: DepositRequest): boolean =>
  one.psp === other.psp && one.amount === other.amount && one.bank === other.bank

/** What is wrong with the amount, whatever the bank. */
export const amountProblem = (amount: string, rules: DepositRules, language: Language): DepositProblem | null =>
  depositProblem(readAmount(amount, language), '', { ...rules, banks: [] })

const AMOUNT_CODES: Readonly<Record<DepositProblem['name'], Problem>> = {
  amountEmpty: 'required',
  amountNotNumber: errorCode.depositTooSmall,
  amountNotWhole: errorCode.depositNotWhole,
  amountAmbiguous: errorCode.depositNotWhole,
  amountNotPositive: errorCode.depositTooSmall,
  equalSum: errorCode.parametersInvalid,
  bankMissing: 'required',
  belowMinimum: errorCode.depositBelowMinimum,
  aboveMaximum: errorCode.depositAboveMaximum,
  aboveOwnLimit: errorCode.depositAboveMaximum,
}

/** The problems of a deposit by field. `provider` is `null` while the chosen one is unavailable. */
export function checkDeposit(
  { amount, bank }: DepositFields,
  provider: PaymentMethod | null,
  language: Language,
): Problems {
  if (provider === null) return { provider: errorCode.systemUnavailable }
  const rules = depositRules(provider)
  const problem = amountProblem(amount, rules, language)
  return problemsOf({
    amount: problem === null ? null : AMOUNT_CODES[problem.name],
    bank: rules.banks.length > 0 && !rules.banks.includes(bank) ? 'required' : null,
  })
}

const KEYS = 'deposit-key'

/** Creates a deposit; the result is the untrusted address of its payment page. */
export const depositSubmission = createSubmission<DepositRequest, string>({
  name: 'deposit',
  // The address must not open later over another page. A repeat has the same key and gets the same address.
  endsWithForm: true,
  idempotency: {
    storageKey: KEYS,
    // `system` is a title in the player's language, and a key belongs to one body.
    fingerprint: ({ psp, system, amount, bank }) => [psp, amount, bank, system].join(' '),
  },
  send: ({ http }, { psp, system, amount, bank }, { key, signal }) =>
    http.call(
      createInvoice,
      {
        params: { provider: psp },
        body: {
          psp,
          amount,
          type: 'payin',
          params: { system, currency: CURRENCY, ...(bank === '' ? {} : { bank }) },
        },
        key,
      },
      signal,
    ),
})

/** The server time from which another deposit can be requested; 0 for now. */
export const $depositableAt = createStore(0).reset(depositSubmission.accepted, sessionReset)
sample({
  clock: depositSubmission.$state.updates.filterMap((state) =>
    state.kind === 'failed' ? (retryWaitMs(state.failure) ?? undefined) : undefined,
  ),
  source: $clock,
  fn: (clock, waitMs) => requireClock(clock).now() + waitMs,
  target: $depositableAt,
})

// The open request is the one of any earlier response that was lost, so its key must not bring it back later.
const removeKeysFx = attach({ source: $tabStorage, effect: (storage) => storage?.removeItem(KEYS) })
sample({
  clock: depositSubmission.$state.updates.filter({
    fn: (state) => state.kind === 'failed' && depositNextStep(state.failure) === 'unpaid',
  }),
  target: removeKeysFx,
})

const refreshSystemsFx = attach({
  source: $queryClient,
  effect: (client) => client?.invalidateQueries(anyPaymentSystems),
})
sample({
  clock: depositSubmission.$state.updates.filter({
    fn: (state) => state.kind === 'failed' && isListOutdated(depositNextStep(state.failure)),
  }),
  target: refreshSystemsFx,
})

// Back from the payment page, the page may come from the back/forward cache. After a rejected address the form says why.
// In both cases the button works again.
sample({
  clock: [resumed, leaveRejected],
  source: depositSubmission.$state,
  filter: ({ kind }) => kind === 'accepted',
  target: depositSubmission.changed,
})

// The limits that refused the deposit are newer than those on the page, and so is the break.
const refreshLimitsFx = attach({
  source: $queryClient,
  effect: (client) => (client === null ? undefined : refreshLimits(client)),
})
sample({
  clock: depositSubmission.$state.updates.filter({
    fn: (state) => state.kind === 'failed' && failureCode(state.failure) === errorCode.limitReached,
  }),
  target: refreshLimitsFx,
})
sample({
  clock: depositSubmission.$state.updates.filter({
    fn: (state) => state.kind === 'failed' && depositNextStep(state.failure) === 'break',
  }),
  fn: () => undefined,
  target: statusOutdated,
})

sample({
  clock: depositSubmission.$state.updates.filter({ fn: ({ kind }) => kind === 'sending' }),
  target: rejectionCleared,
})

// The open request is cancelled, so nothing blocks the form.
sample({ clock: paymentCancelling.accepted, target: depositSubmission.changed })

const cancelledInForm = sample({ clock: paymentCancelling.accepted, source: $isDepositFormOpen, filter: Boolean })

/** The player has cancelled the open request beside the form, and has not sent another one since. */
export const $requestCancelled = createStore(false)
  .on(cancelledInForm, () => true)
  .reset(depositSubmission.submitted, depositFormClosed, sessionReset)
