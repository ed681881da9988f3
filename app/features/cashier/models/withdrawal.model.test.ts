import { inspect } from 'node:util'
import { allSettled, createWatch, fork, type Scope } from 'effector'
import { describe, expect, it } from 'vitest'
import { PaymentMethod } from '#contract/money/cashier.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { $session, signedOut } from '#app/models/session/session.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi, fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { noResponse, rejected } from '#app/testing/failures.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { withdrawalRequest, type WithdrawalFields } from './withdrawal-fields.ts'
import { $repeatableAt, withdrawalConfirmed, withdrawalSubmission } from './withdrawal.model.ts'

const provider = PaymentMethod.parse({ id: 'card-out', destination: 'card' })
const fields: WithdrawalFields = {
  provider: '',
  amount: '5000',
  prefix: '+7',
  account: '',
  bank: '',
  holder: '',
  remember: true,
  otherCard: false,
}

/** A storage that records everything that is written. */
function recordingStorage() {
  const storage = memoryStorage()
  const written: string[] = []
  return {
    written,
    ...storage,
    setItem(key: string, value: string) {
      written.push(value)
      storage.setItem(key, value)
    },
  }
}

function start(answers: Answers, player = 5) {
  const api = createFakeApi({ getPayouts: { items: [] }, getStatus: { id: 5 }, ...answers })
  const time = drivenTime()
  const [storage, tabStorage] = [recordingStorage(), recordingStorage()]
  const scope = fork({
    values: [
      [$queryClient, api.client],
      [$clock, time.clock],
      [$storage, storage],
      [$tabStorage, tabStorage],
      [$session, { id: player, token: 'token' }],
    ],
  })
  const reports: Error[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => void reports.push(error) })
  const send = (number: string, typed: Partial<WithdrawalFields> = {}) =>
    allSettled(withdrawalConfirmed, {
      scope,
      params: withdrawalRequest({ ...fields, ...typed }, provider, 'ru', () => number),
    })
  return {
    ...api,
    scope,
    time,
    storage,
    tabStorage,
    reports,
    send,
    state: () => scope.getState(withdrawalSubmission.$state),
  }
}

/** Every store that has a value in the scope, also those of libraries. */
const storesOf = (scope: Scope): string => inspect(Reflect.get(scope, 'reg'), { depth: 6, maxStringLength: null })

/** Twenty valid card numbers of all lengths. */
const CANARIES = Array.from(
  { length: 20 },
  (_, index) => `4${String(index).padStart(2, '0')}7391826450917${index % 4 === 0 ? '' : '3'}`,
)

describe('a card number', () => {
  const outcomes = {
    accepted: {},
    rejected: fault.rejected(errorCode.amountInvalid),
    unknown: fault.failure(noResponse),
    malformed: fault.failure({ kind: 'malformed', call: 'makeTransfer', path: 'data', reason: 'type' }),
  }
  it.each(Object.entries(outcomes))('is in the request only: %s', async (_, makeTransfer) => {
    for (const canary of CANARIES) {
      const app = start({ makeTransfer })
      const payloads: unknown[] = []
      createWatch({ unit: withdrawalConfirmed, scope: app.scope, fn: (payload) => void payloads.push(payload) })
      createWatch({
        unit: withdrawalSubmission.submitted,
        scope: app.scope,
        fn: (payload) => void payloads.push(payload),
      })
      await app.send(canary)
      expect(JSON.stringify(app.sent.filter(([call]) => call === 'makeTransfer'))).toContain(canary)
      const elsewhere =
        storesOf(app.scope) +
        JSON.stringify([
          app.state(),
          app.storage.written,
          app.tabStorage.written,
          payloads,
          app.reports.map(String),
          app.sent.filter(([call]) => call !== 'makeTransfer'),
          app.keys,
          app.client
            .getQueryCache()
            .getAll()
            .map(({ queryKey, state }) => [queryKey, state.data]),
        ])
      expect(elsewhere).toContain(`•••• ${canary.slice(-4)}`)
      expect(elsewhere).not.toContain(canary)
    }
  })
})

describe('the idempotency key of a withdrawal', () => {
  it('is reused until the outcome is known', async () => {
    const { send, keys } = start({ makeTransfer: inOrder(fault.noResponse, fault.rejected(3), {}, {}) })
    for (let time = 0; time < 4; time += 1) await send('4111111111111111')
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
    expect(keys[3]).not.toBe(keys[0])
  })

  it.each([
    ['amount', '4111111111111111', { amount: '4000' }],
    ['card', '4222222222222222', {}],
  ])('is another one for another %s', async (_, number, typed) => {
    const { send, keys } = start({ makeTransfer: fault.noResponse })
    await send('4111111111111111')
    await send(number, typed)
    expect(new Set(keys).size).toBe(2)
  })

  it('is removed when the session ends', async () => {
    const { send, scope, tabStorage } = start({ makeTransfer: fault.noResponse })
    await send('4111111111111111')
    expect(tabStorage.getItem('withdrawal-key')).not.toBeNull()
    await allSettled(signedOut, { scope })
    expect(tabStorage.getItem('withdrawal-key')).toBeNull()
  })
})

describe('withdrawalSubmission', () => {
  it('does not read the list after a decided outcome', async () => {
    const { send, calls } = start({ makeTransfer: fault.rejected(errorCode.amountInvalid) })
    await send('4111111111111111')
    expect(calls.filter((call) => call === 'getPayouts')).toEqual([])
  })

  it('remembers nothing after a rejection', async () => {
    const { send, calls, storage } = start({ makeTransfer: fault.rejected(errorCode.amountInvalid) })
    await send('4111111111111111')
    expect(calls).not.toContain('rememberWallet')
    expect(storage.written).toEqual([])
  })

  it('stays accepted if the account could not be remembered', async () => {
    const { send, state, reports } = start({ makeTransfer: {}, rememberWallet: fault.noResponse })
    await send('4111111111111111')
    expect(state().kind).toBe('accepted')
    expect(reports).toHaveLength(1)
  })

  it.each([
    [{ seconds: 7 }, 7000],
    [null, 10_000],
    ['broken', 10_000],
  ])('can be repeated after the time of error 403 in %j', async (data, wait) => {
    const { send, scope, time } = start({
      makeTransfer: fault.failure(rejected(errorCode.repeatedTooSoon, null, [], data)),
    })
    await send('4111111111111111')
    expect(scope.getState($repeatableAt)).toBe(time.clock.now() + wait)
  })

  it('can be repeated after the time of too many requests', async () => {
    const { send, scope, time } = start({
      makeTransfer: fault.failure(rejected(errorCode.tooManyRequests, null, { seconds: 360 })),
    })
    await send('4111111111111111')
    expect(scope.getState($repeatableAt)).toBe(time.clock.now() + 360_000)
  })
})
