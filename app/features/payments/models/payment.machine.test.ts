import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { isFinalPhase, PAYMENT_PHASES } from '#contract/money/money-status.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import { noResponse, rejected } from '#app/testing/failures.ts'
import { PAYMENT_PAGES, type PaymentPage } from '#app/queries/payments.ts'
import { paymentStep, pollInterval } from './payment.machine.ts'
import {
  brpayRecipient,
  cardPressed,
  opened,
  PAYMENT_NOW,
  read,
  testCard,
  unanswered,
  waitingReading,
} from './payment.samples.ts'
import { noMarks, type PaymentCommand, type PaymentEvent, type PaymentState } from './payment.states.ts'

/** Applies events in order; an ignored one changes nothing. */
function run(events: readonly PaymentEvent[], from: PaymentState = { kind: 'closed' }) {
  const commands: PaymentCommand[] = []
  let state = from
  for (const event of events) {
    const next = paymentStep(state, event)
    if (next === null) continue
    commands.push(...next.commands)
    state = next.state
  }
  return { state, commands, kinds: commands.map(({ kind }) => kind) }
}

const noDetails = { confirmed: 0, created_at: null, expires_at: null, submitted: null }
const generic = read({ recipient: brpayRecipient })
const failureOf = (code: number): PaymentEvent => ({ kind: 'readFailed', failure: rejected(code) })
const lost: PaymentEvent = { kind: 'rejected', action: 'card', failure: noResponse }

const phase = fc.constantFrom(...PAYMENT_PHASES)
const anyPress = fc.constantFrom<PaymentEvent>(
  cardPressed,
  { kind: 'pressed', action: 'confirm' },
  { kind: 'pressed', action: 'cancel' },
  { kind: 'followPressed' },
)
const anyOutcome = fc
  .tuple(fc.constantFrom('card', 'confirm', 'cancel'), fc.constantFrom('', '/psp/3ds/a', null), fc.boolean())
  .map(([action, url, isUnknown]): PaymentEvent =>
    url === null
      ? { kind: 'rejected', action, failure: isUnknown ? noResponse : rejected(errorCode.paymentFailed) }
      : { kind: 'accepted', action, url },
  )
const anyEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...PAYMENT_PAGES).map((page) => opened(page)) },
  { weight: 1, arbitrary: fc.constant<PaymentEvent>({ kind: 'closed' }) },
  {
    weight: 6,
    arbitrary: fc
      .record({
        phase,
        url: fc.constantFrom('', '', '/psp/3ds/a', '/psp/3ds/b'),
        submitted: fc.constantFrom(null, false, true),
        recipient: fc.constantFrom(null, brpayRecipient),
        expiresAt: fc.constantFrom(null, PAYMENT_NOW, PAYMENT_NOW + timing.invoiceDeadline),
      })
      .map((change) => read(change)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      unanswered,
      ...[errorCode.notFound, errorCode.internalError, errorCode.forbidden, errorCode.notSignedIn].map(failureOf),
    ),
  },
  { weight: 4, arbitrary: anyPress },
  { weight: 3, arbitrary: anyOutcome },
  {
    weight: 2,
    arbitrary: fc.constantFrom<PaymentEvent>({ kind: 'deadlinePassed' }, { kind: 'resumed' }, { kind: 'retried' }),
  },
)
const runs = { numRuns: testRuns(3000) }
const anyRun = fc.array(anyEvent, { maxLength: 40 })
/** A payment that stays open: most random runs end soon. */
const anyOpenRun = fc
  .tuple(
    fc.constantFrom(...PAYMENT_PAGES),
    fc.array(fc.oneof(anyPress, anyOutcome, fc.constantFrom(generic, read({ url: '/psp/3ds/b' }))), { maxLength: 12 }),
  )
  .map(([page, events]) => [opened(page), generic, ...events])

/** Every step of a run with its state before. */
function stepsOf(events: readonly PaymentEvent[]) {
  let state: PaymentState = { kind: 'closed' }
  return events.flatMap((event) => {
    const before: PaymentState = state
    const next = paymentStep(before, event)
    if (next === null) return []
    state = next.state
    return [{ before, event, after: next.state, commands: next.commands }]
  })
}

describe('paymentStep, in any order of events', () => {
  it('ends a payment only by a read, and an ended one can only become paid', () => {
    fc.assert(
      fc.property(anyRun, (events) => {
        for (const { before, event, after } of stepsOf(events)) {
          if (after.kind === 'ended' && before.kind !== 'ended') expect(event.kind).toBe('read')
          if (before.kind !== 'ended' || event.kind === 'opened' || event.kind === 'closed') continue
          expect(after.kind).toBe('ended')
          if (after.kind === 'ended' && after.reading.phase !== before.reading.phase)
            expect([after.reading.phase, event.kind]).toEqual(['paid', 'read'])
        }
      }),
      runs,
    )
  })

  it('sends nothing while a request is open or its outcome unknown, nor a second card', () => {
    fc.assert(
      fc.property(anyRun, (events) => {
        for (const { before, commands } of stepsOf(events)) {
          const sent = commands.filter(({ kind }) => kind === 'pay' || kind === 'update')
          if (sent.length === 0) continue
          expect(sent).toHaveLength(1)
          expect(before.kind === 'open' && before.actionState.kind).toMatch(/^(?:idle|rejected|unconfirmed)$/u)
          expect(before.kind === 'open' && (before.marks.submitted || before.marks.claimed)).toBe(false)
        }
      }),
      runs,
    )
  })

  it('follows an announced address by itself once per payment', () => {
    fc.assert(
      fc.property(anyRun, (events) => {
        let followed = ''
        for (const { before, event, after, commands } of stepsOf(events)) {
          if (event.kind === 'opened') followed = ''
          const leave = commands.find(({ kind }) => kind === 'leave')
          if (event.kind !== 'read' || leave?.kind !== 'leave') continue
          expect(leave.url).not.toBe(followed)
          expect(after.kind === 'open' && after.marks.followed).toBe(leave.url)
          expect(before.kind).not.toBe('ended')
          followed = leave.url
        }
      }),
      runs,
    )
  })

  it('keeps card data out of every state', () => {
    fc.assert(
      fc.property(anyRun, (events) => {
        for (const { after } of stepsOf(events)) {
          expect(JSON.stringify(after)).not.toContain(testCard.number)
          // A function cannot be cloned.
          expect(() => structuredClone(after)).not.toThrow()
        }
      }),
      runs,
    )
  })

  it('can be used again after three reads and a return to the tab, or after the response to a request', () => {
    fc.assert(
      fc.property(anyOpenRun, (events) => {
        const later = run([...events, read(), read(), read(), { kind: 'resumed' }]).state
        if (later.kind !== 'open') return
        const { actionState } = later
        const answered =
          actionState.kind === 'sending'
            ? run([{ kind: 'rejected', action: actionState.action, failure: rejected(errorCode.paymentFailed) }], later)
                .state
            : later
        expect(answered.kind === 'open' && answered.actionState.kind).toMatch(/^(?:idle|rejected|unconfirmed)$/u)
      }),
      runs,
    )
  })

  it('polls every open payment', () => {
    fc.assert(
      fc.property(anyRun, fc.boolean(), (events, isVisible) => {
        const { state } = run(events)
        const interval = pollInterval(state, isVisible)
        if (state.kind === 'open' || state.kind === 'unread' || state.kind === 'loading')
          expect(interval).not.toBe(false)
        if (state.kind === 'ended' && state.reading.phase === 'paid') expect(interval).toBe(false)
      }),
      runs,
    )
  })
})

describe('paymentStep', () => {
  it.each(PAYMENT_PHASES)('of a read %s ends the payment if the phase is final', (readPhase) => {
    const { state } = run([opened('magnet-card'), read({ phase: readPhase })])
    expect(state.kind).toBe(isFinalPhase(readPhase) ? 'ended' : 'open')
  })

  it('keeps the last phase, amount and details over a read that lacks them', () => {
    const { state } = run([opened('invoice'), generic, read({ phase: 'unknown', amount: null })])
    expect(state).toMatchObject({ reading: { phase: 'waiting', amount: 1500, recipient: { name: 'Ivan P.' } } })
  })

  it('keeps a submit over a read that lacks it', () => {
    const { state } = run([opened('magnet-card'), read({ submitted: true }), read({ submitted: null })])
    expect(state).toMatchObject({ reading: { submitted: true } })
  })

  it('keeps each detail that a later read lacks', () => {
    const transfer = { amount: 501, wallet: '2200', request: '42', ...noDetails }
    const { state } = run([
      opened('magnet-card'),
      read({ transfer }),
      read({ transfer: { ...transfer, amount: 0, wallet: '' } }),
      read({ transfer: { ...transfer, wallet: '2201', request: '' } }),
    ])
    expect(state).toMatchObject({ reading: { transfer: { amount: 501, wallet: '2201', request: '42' } } })
  })

  it.each<[string, Parameters<typeof opened>[1], number | null, number]>([
    ['the server’s', {}, PAYMENT_NOW + 60_000, PAYMENT_NOW + 60_000],
    ['15 minutes after the first read', {}, null, PAYMENT_NOW + timing.invoiceDeadline],
    ['the remembered one', { deadline: PAYMENT_NOW + 5 }, null, PAYMENT_NOW + 5],
    ['the server’s, not the remembered', { deadline: PAYMENT_NOW + 5 }, PAYMENT_NOW + 60_000, PAYMENT_NOW + 60_000],
  ])('has %s deadline', (_, marks, expiresAt, deadline) => {
    expect(run([opened('magnet-card', marks), read({ expiresAt })]).state).toMatchObject({
      deadline,
      marks: { deadline },
    })
  })

  it('is no longer late when the server moves the deadline', () => {
    const expired = [opened('wait'), read({ expiresAt: PAYMENT_NOW }), { kind: 'deadlinePassed' } as const]
    expect(run(expired).state).toMatchObject({ isLate: true })
    expect(run([...expired, read({ expiresAt: PAYMENT_NOW })]).state).toMatchObject({ isLate: true })
    expect(run([...expired, read({ expiresAt: PAYMENT_NOW + 5 })]).state).toMatchObject({ isLate: false })
  })

  it('asks once when the deadline passes, and does not end', () => {
    const passed: PaymentEvent = { kind: 'deadlinePassed' }
    const { state, kinds } = run([opened('magnet-card'), read(), passed, passed])
    expect([state.kind, kinds.filter((kind) => kind === 'ask')]).toEqual(['open', ['ask']])
  })

  it('keeps an open payment over a failed read, and says that it is stale', () => {
    const { state } = run([opened('magnet-card'), read(), unanswered])
    expect(state).toMatchObject({ kind: 'open', isStale: true })
    expect(run([read()], state).state).toMatchObject({ isStale: false })
  })

  it('polls no call that the back end lacks', () => {
    const notFound = { kind: 'noResponse', call: 'getPayment', cause: 'notEnvelope', status: 404 } as const
    const { state } = run([opened('notify'), { kind: 'readFailed', failure: notFound }])
    expect([state.kind, pollInterval(state, true)]).toEqual(['failed', false])
  })

  it.each<[PaymentPage, PaymentEvent, string, boolean]>([
    ['magnet-card', unanswered, 'unread', false],
    ['magnet-card', failureOf(errorCode.timedOut), 'unread', false],
    ['magnet-card', failureOf(errorCode.tooManyRequests), 'unread', false],
    ['magnet-card', failureOf(errorCode.notFound), 'missing', false],
    ['magnet-card', failureOf(errorCode.forbidden), 'failed', false],
    ['magnet-card', failureOf(errorCode.notSignedIn), 'loading', false],
    ['wait', failureOf(errorCode.notFound), 'missing', false],
    ['invoice', unanswered, 'unread', true],
    ['invoice', failureOf(errorCode.notFound), 'missing', true],
  ])('of a first read on %s with %j is %s', (page, event, kind, exits) => {
    const { state, kinds } = run([opened(page), event])
    expect([state.kind, kinds.includes('exit')]).toEqual([kind, exits])
  })

  it('submits a card, remembers it, and follows the bank’s address once', () => {
    const { state, commands } = run([
      opened('swiftpay-card'),
      read(),
      cardPressed,
      cardPressed,
      { kind: 'accepted', action: 'card', url: '/psp/3ds/a' },
    ])
    expect(commands.map(({ kind }) => kind)).toEqual(['save', 'save', 'pay', 'save', 'leave'])
    expect(state).toMatchObject({
      actionState: { kind: 'leaving' },
      marks: { submitted: true, followed: '/psp/3ds/a' },
    })
    const back = run([{ kind: 'resumed' }, read({ url: '/psp/3ds/a' }), cardPressed], state)
    expect([back.state.kind === 'open' && back.state.actionState.kind, back.kinds]).toEqual(['idle', []])
  })

  it.each<[string, PaymentEvent[]]>([
    ['open', []],
    ['unanswered', [lost]],
  ])('ignores a press while a request is %s', (_, events) => {
    const { kinds } = run([opened('gex-card'), read(), cardPressed, ...events, cardPressed])
    expect(kinds.filter((kind) => kind === 'pay')).toHaveLength(1)
  })

  it('frees the card form after three reads that do not show the card', () => {
    const unknown = [opened('swiftpay-card'), read(), cardPressed, lost, read(), read()]
    expect(run(unknown).state).toMatchObject({ actionState: { kind: 'unknown' } })
    expect(run([...unknown, read()]).state).toMatchObject({ actionState: { kind: 'unconfirmed', action: 'card' } })
    expect(run([...unknown, read({ submitted: true })]).state).toMatchObject({
      actionState: { kind: 'idle' },
      marks: { submitted: true },
    })
  })

  it.each(['card', 'confirm', 'cancel'] as const)('ignores a result of %s without its request', (action) => {
    const { state } = run([opened('invoice'), generic])
    expect(run([{ kind: 'accepted', action, url: '' }], state)).toMatchObject({ state, kinds: [] })
  })

  it('locks the card form after a reload in the middle of a submit, until reads show how it went', () => {
    const sending = run([opened('gex-card'), read({ submitted: null }), cardPressed]).state
    const marks = sending.kind === 'open' ? sending.marks : noMarks
    const reloaded = run([opened('gex-card', marks), read({ submitted: null })]).state
    expect(reloaded).toMatchObject({ actionState: { kind: 'unknown', action: 'card' }, marks: { sent: true } })
    const later = run([read({ submitted: null }), read({ submitted: null })], reloaded).state
    expect(later).toMatchObject({ actionState: { kind: 'unconfirmed' }, marks: { sent: false } })
  })

  it.each([
    [errorCode.alreadyFinal, true],
    [errorCode.notFound, true],
    [errorCode.parametersInvalid, true],
    [errorCode.paymentFailed, true],
  ])('asks after the rejection %i of a card: it may be the last one, or an earlier one has paid', (code, asks) => {
    const event: PaymentEvent = { kind: 'rejected', action: 'card', failure: rejected(code) }
    expect(run([opened('gex-card'), read(), cardPressed, event]).kinds.at(-1) === 'ask').toBe(asks)
  })

  it.each<[PaymentPage, 'paid' | 'declined' | 'cancelled' | 'notReceived', string | null]>([
    ['magnet-card', 'cancelled', null],
    ['swiftpay-card', 'declined', null],
    ['gex-card', 'paid', '/cashbox?tab=history'],
    ['gex-card', 'cancelled', null],
    ['gex-card', 'declined', '/cashbox?tab=deposit'],
    ['wait', 'paid', null],
    ['wait', 'declined', '/payment-notify/rejected?transaction=7'],
    ['wait', 'notReceived', '/payment-notify/rejected?transaction=7'],
    ['invoice', 'cancelled', null],
  ])('of %s leads from %s to %s', (page, end, path) => {
    const { commands } = run([opened(page), read({ phase: end })])
    const exit = commands.find(({ kind }) => kind === 'exit')
    expect(exit?.kind === 'exit' ? exit.path : null).toBe(path)
  })

  it.each(['confirm', 'cancel'] as const)('offers %s only for an unclaimed invoice of its gateway', (action) => {
    const pressed: PaymentEvent = { kind: 'pressed', action }
    const sends = (...events: PaymentEvent[]) =>
      run([pressed], run([opened('invoice'), ...events]).state).kinds.includes('update')
    expect(sends(generic)).toBe(true)
    expect(sends(read({ recipient: { ...brpayRecipient, gateway: 'other' } }))).toBe(false)
    expect(
      sends(generic, { kind: 'pressed', action: 'confirm' }, { kind: 'accepted', action: 'confirm', url: '' }),
    ).toBe(false)
    expect(sends(read({ recipient: brpayRecipient, submitted: true }))).toBe(false)
  })

  it('leads from a cancelled invoice to the page of rejected payments', () => {
    const { commands } = run([
      opened('invoice'),
      generic,
      { kind: 'pressed', action: 'cancel' },
      { kind: 'accepted', action: 'cancel', url: '' },
    ])
    expect(commands.at(-1)).toMatchObject({ kind: 'exit', path: '/payment-notify/rejected?transaction=7' })
  })

  it('marks a late payment as paid', () => {
    const { state } = run([opened('magnet-card'), read({ phase: 'cancelled' }), read({ phase: 'paid' })])
    expect(state).toMatchObject({ kind: 'ended', reading: { phase: 'paid' } })
  })
})

describe('pollInterval', () => {
  const open = (page: PaymentPage, marks: Partial<typeof noMarks> = {}) => run([opened(page, marks), read()]).state
  it.each<[string, PaymentState, number | false]>([
    ['a transfer', open('magnet-card'), timing.invoicePoll],
    ['a cascade', open('wait'), timing.cascadePoll],
    ['an unsubmitted card', open('gex-card'), 60_000],
    ['a submitted card of the polled provider', open('gex-card', { submitted: true }), timing.cascadePoll],
    ['a submitted card of the other provider', open('swiftpay-card', { submitted: true }), timing.invoicePoll],
    ['a missing payment', { kind: 'missing', key: { page: 'wait', id: '7' } }, false],
    [
      'an unpaid end',
      { kind: 'ended', key: { page: 'wait', id: '7' }, reading: { ...waitingReading, phase: 'cancelled' }, readAt: 0 },
      60_000,
    ],
  ])('of %s', (_, state, interval) => {
    expect(pollInterval(state, true)).toBe(interval)
    expect(pollInterval(state, false)).toBe(interval === false ? false : 60_000)
  })
})
