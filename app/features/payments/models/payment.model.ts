import { attach, combine, createEvent, createStore, merge, sample } from 'effector'
import { cardExpiry } from '#contract/money/card-rules.ts'
import { processGex, processSwiftpay, updateInvoice } from '#contract/money/invoices.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { keepsKey } from '#app/http/outcome-unknown.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { createLiveQuery } from '#app/lib/state/create-live-query.ts'
import { createAppWorkflow } from '#app/models/app-workflow.ts'
import { $clock, requireClock, ticked } from '#app/models/clock/clock.model.ts'
import { throttle } from '#app/models/clock/throttle.ts'
import { idempotencyKeyFor, removeIdempotencyKey, type Idempotency } from '#app/models/forms/idempotency-key.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { resumed, visibilityChanged } from '#app/models/presence/presence.model.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'
import { paymentQuery, type PaymentKey, type PaymentReading } from '#app/queries/payments.ts'
import { lastPayment, readMarks, removeMarks, removeTabMarks, writeMarks } from './stored-payments.ts'
import { paymentCancelling } from '#app/models/payments/payment-cancelling.model.ts'
import { leaveRejected, leaveRequested, pageReplaced } from '#app/models/payments/leave-to.ts'
import { paymentExited } from '#app/models/payments/payment-exit.model.ts'
import { paymentIdentity, paymentStep, pollInterval } from './payment.machine.ts'
import { cashierPage } from './payment-rules.ts'
import { noMarks, type PaymentCommand, type PaymentEvent, type PaymentState, type ReadCard } from './payment.states.ts'

/** A payment page was opened, or its address changed. */
export const paymentOpened = createEvent<PaymentKey>()
/** The return page of a provider was opened, with the reference of its address or `''`. */
export const returnPageOpened = createEvent<string>()
export const paymentClosed = createEvent()
export const paymentRetried = createEvent()
/** The card form was submitted. The payload reads its inputs, so that no store holds card data. */
export const cardSubmitted = createEvent<ReadCard>()
export const claimPressed = createEvent()
export const cancelPressed = createEvent()
export const followPressed = createEvent()
const askRequested = createEvent()

/** One key per payment: the server submits a card of it once. */
const cardIdempotency: Idempotency<PaymentKey> = { storageKey: 'card-payment-key', fingerprint: ({ id }) => id }

const rejected = (failure: Failure, command: PaymentCommand): PaymentEvent => ({
  kind: 'rejected',
  action: command.kind === 'update' ? command.action : 'card',
  failure,
})

const { $state, dispatch } = createAppWorkflow<PaymentState, PaymentEvent, PaymentCommand>({
  name: 'payment',
  initial: { kind: 'closed' },
  transition: paymentStep,
  identity: paymentIdentity,
  commands: {
    ask: askRequested.prepend(() => undefined),
    save: {
      until: 'never',
      run: (deps, { key, marks }) => writeMarks(deps, key, marks),
    },
    forget: { until: 'never', run: (deps, { key }) => removeMarks(deps, key) },
    pay: {
      until: 'stateLeft',
      // No signal: a card that is on its way is not cut off, only its result is dropped.
      async run(deps, { key, readCard }) {
        const card = readCard()
        const idempotencyKey = idempotencyKeyFor(deps, cardIdempotency, key)
        const body = { transaction: key.id, card: card.number, expire: cardExpiry(card), cvv: card.code }
        const removeKey = () => removeIdempotencyKey(deps, cardIdempotency.storageKey, idempotencyKey)
        const call = key.page === 'gex-card' ? processGex : processSwiftpay
        try {
          const { url } = await deps.http.call(call, { body, key: idempotencyKey })
          removeKey()
          return { kind: 'accepted', action: 'card', url }
        } catch (error) {
          if (!keepsKey(failureOf(error))) removeKey()
          throw error
        }
      },
      failed: rejected,
    },
    update: {
      until: 'stateLeft',
      async run({ http }, { key, action, gateway }) {
        const id = Number(key.id)
        await http.call(updateInvoice, { params: { id }, body: { id, gateway, status: action, action } })
        return { kind: 'accepted', action, url: '' }
      },
      failed: rejected,
    },
    leave: leaveRequested.prepend(({ url }) => url),
    exit: {
      until: 'never',
      run(_deps, { path, reason, id }, _signal, fire) {
        if (reason !== null) fire(paymentExited, { reason, id })
        fire(pageReplaced, path)
      },
    },
    changed: statusOutdated.prepend(() => undefined),
  },
})

/** The payment of the current page. */
export const $payment = $state

const $paymentStorage = combine({ storage: $storage, tabStorage: $tabStorage, session: $session })
const findFx = attach({
  source: $paymentStorage,
  effect: (owner, find: (last: (id: string) => PaymentKey | null) => PaymentKey | null) => {
    const key = find((id) => lastPayment(owner, id))
    return key === null ? null : { key, marks: readMarks(owner, key) }
  },
})
/** Whether the opened page has looked for its payment: a return page may have none. */
export const $isSearchDone = createStore(false)
  .on(findFx.done, () => true)
  .reset(paymentClosed)
sample({ clock: paymentOpened, fn: (key) => () => key, target: findFx })
sample({
  clock: returnPageOpened,
  fn: (id) => (last: (id: string) => PaymentKey | null) =>
    last(id) ?? (id === '' ? null : { page: 'notify' as const, id }),
  target: findFx,
})
sample({
  clock: findFx.doneData,
  fn: (found): PaymentEvent => (found === null ? { kind: 'closed' } : { kind: 'opened', ...found }),
  target: dispatch,
})
sample({ clock: paymentClosed, fn: (): PaymentEvent => ({ kind: 'closed' }), target: dispatch })
sample({ clock: paymentRetried, fn: (): PaymentEvent => ({ kind: 'retried' }), target: dispatch })

/* Other tabs may have this payment open too: what they have written is read before each event that may write. */
const syncFx = attach({
  source: { owner: $paymentStorage, state: $state },
  effect: ({ owner, state }, event: PaymentEvent) => ({
    event,
    marks: 'key' in state ? readMarks(owner, state.key) : noMarks,
  }),
})
sample({
  clock: syncFx.doneData,
  fn: ({ marks }): PaymentEvent => ({ kind: 'marksSynced', marks }),
  target: dispatch,
  batch: false,
})
sample({ clock: syncFx.doneData, fn: ({ event }) => event, target: dispatch, batch: false })
sample({
  clock: cardSubmitted,
  fn: (readCard): PaymentEvent => ({ kind: 'pressed', action: 'card', readCard }),
  target: syncFx,
})
sample({ clock: claimPressed, fn: (): PaymentEvent => ({ kind: 'pressed', action: 'confirm' }), target: syncFx })
sample({ clock: cancelPressed, fn: (): PaymentEvent => ({ kind: 'pressed', action: 'cancel' }), target: syncFx })
sample({ clock: followPressed, fn: (): PaymentEvent => ({ kind: 'followPressed' }), target: dispatch })
// After a rejected address the page can be used again.
sample({ clock: [resumed, leaveRejected], fn: (): PaymentEvent => ({ kind: 'resumed' }), target: dispatch })
sample({ clock: sessionReset, fn: (): PaymentEvent => ({ kind: 'closed' }), target: dispatch })

// Cancelled on its page: the player goes on in the cashier.
sample({
  clock: paymentCancelling.accepted,
  source: $state,
  filter: (state, ref) => state.kind !== 'closed' && state.key.id === ref,
  fn: () => cashierPage(),
  target: pageReplaced,
})

const forgetTabFx = attach({
  source: $tabStorage,
  effect: (storage) => {
    removeTabMarks(storage)
    storage?.removeItem(cardIdempotency.storageKey)
  },
})
sample({ clock: sessionReset, target: forgetTabFx })

sample({
  clock: ticked,
  source: { clock: $clock, state: $state },
  filter: ({ clock, state }) => state.kind === 'open' && !state.isLate && requireClock(clock).now() >= state.deadline,
  fn: (): PaymentEvent => ({ kind: 'deadlinePassed' }),
  target: dispatch,
})

/* Polling. It goes on in standby and in hidden tabs, because money may arrive at any time. */

const $isVisible = createStore(true).on(visibilityChanged, (_, isVisible) => isVisible)
const received = createEvent<PaymentReading>()
const failed = createEvent<Error>()
const $isOpen = $state.map(({ kind }) => kind !== 'closed')

createLiveQuery({
  $options: combine($state, $session, (state, { id: session }) =>
    paymentQuery({
      session,
      ...(state.kind === 'closed' ? { page: 'notify', id: '' } : { page: state.key.page, id: state.key.id }),
      isSubmitted: 'marks' in state && state.marks.submitted,
      isFirst: state.kind === 'loading',
    }),
  ),
  $interval: combine($state, $isVisible, pollInterval),
  // A payment is never fresh, and a tab may be hidden and shown in no time.
  resumed: merge([throttle(resumed), askRequested]),
  start: $isOpen.updates.filter({ fn: Boolean }).map(() => undefined),
  stop: $isOpen.updates.filter({ fn: (isOpen) => !isOpen }).map(() => undefined),
  dataReceived: received,
  failed,
  inBackground: true,
})
sample({
  clock: received,
  source: $clock,
  fn: (clock, reading): PaymentEvent => ({ kind: 'read', reading, now: requireClock(clock).now() }),
  target: syncFx,
})
sample({
  clock: failed,
  fn: (error): PaymentEvent => ({ kind: 'readFailed', failure: failureOf(error) }),
  target: dispatch,
})
