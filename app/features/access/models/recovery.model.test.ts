import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock, ticked } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { passwordRecovered } from '#app/models/access/recovery-dialog.model.ts'
import { $challenge } from '#app/models/access/challenge.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { recovery } from './recovery.model.ts'

type Responses = Readonly<Record<string, (body: unknown) => unknown>>

const codeSent = { hash: 'hash', timeout: 10, method: 'sms', next_method: 'wait-call' }
const callAwaited = { hash: 'hash-2', timeout: 10, method: 'wait-call', next_method: 'sms', number: '+78000000001' }

/** A dialog, a challenge that is solved at once, a fake clock, and a server with the given responses. */
function start(responses: Responses = {}, storage = memoryStorage(), challenge = () => Promise.resolve('solved')) {
  const time = drivenTime()
  const { client, sent } = createFakeApi(responses)
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, time.clock],
      [$storage, storage],
      [$challenge, challenge],
    ],
  })
  const reported: unknown[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => reported.push(error) })
  const recovered: string[] = []
  createWatch({ unit: passwordRecovered, scope, fn: (value) => recovered.push(value) })
  const open = (login = '') => allSettled(recovery.opened, { scope, params: login })
  const tick = async (milliseconds: number) => {
    time.pass(milliseconds)
    await allSettled(ticked, { scope, params: time.system.now() })
  }
  const state = () => scope.getState(recovery.$state)
  return { scope, storage, sent, reported, recovered, open, tick, state }
}
const textAwaited = { ...callAwaited, hash: 'hash-3', method: 'wait-sms', number: '+78000000002', text: '284613' }
const phone = { kind: 'phone', value: '+79991234567' } as const
const rejectWith = (code: number) => () => Promise.reject(new CallFailure(rejected(code)))

describe('recovery', () => {
  it('sets a new password by a code, and then clears its storage', async () => {
    const { scope, sent, storage, recovered, open, state, reported } = start({
      sendVerificationCode: () => codeSent,
      checkVerificationCode: () => ({}),
      changePassword: () => ({}),
    })
    await open()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    expect(state()).toMatchObject({ kind: 'verifying', pending: { value: '+79991234567', nextMethod: 'wait-call' } })
    expect(storage.getItem('recovery')).toContain('"hash":"hash"')
    await allSettled(recovery.codeSubmitted, { scope, params: '123 456' })
    expect(state()).toMatchObject({ kind: 'settingPassword' })
    await allSettled(recovery.passwordSubmitted, { scope, params: 'remembered' })
    expect(state().kind).toBe('finished')
    expect(sent).toEqual([
      ['sendVerificationCode', { kind: 'phone', value: '+79991234567', recaptcha: 'solved' }],
      ['checkVerificationCode', { hash: 'hash', code: '123456' }],
      ['changePassword', { hash: 'hash', password: 'remembered' }],
    ])
    expect(recovered).toEqual(['+79991234567'])
    expect(storage.getItem('recovery')).toBeNull()
    expect(reported).toEqual([])
  })

  it('is locked for the time of error 5 ', async () => {
    const { scope, sent, open, tick, state } = start({ sendVerificationCode: rejectWith(5) })
    await open()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    expect(sent).toHaveLength(1)
    await tick(29_000)
    expect(state()).toMatchObject({ kind: 'enteringContact', failure: { code: 5 } })
    await tick(1000)
    expect(state()).toMatchObject({ kind: 'enteringContact', failure: null, lockedUntil: null })
  })

  it('polls for the call every second, one request at a time, and only while the dialog is open', async () => {
    const { promise: slowResponse, resolve: resolveSlow } = Promise.withResolvers<unknown>()
    let respond: () => unknown = () => slowResponse
    const { scope, sent, open, tick, state } = start({
      sendVerificationCode: () => callAwaited,
      checkWaitCall: () => respond(),
    })
    const pollCount = () => sent.filter(([name]) => name === 'checkWaitCall').length
    await open()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    const slowSeconds = [tick(1000), tick(1000)]
    expect(pollCount()).toBe(1)
    resolveSlow({ confirmed: 0 })
    await Promise.all(slowSeconds)
    respond = () => ({ confirmed: 0 })
    await tick(1000)
    await tick(1000)
    expect(pollCount()).toBe(3)
    await allSettled(recovery.closed, { scope })
    await tick(1000)
    expect(pollCount()).toBe(3)
    await open()
    respond = () => ({ confirmed: 1 })
    await tick(1000)
    expect(state().kind).toBe('settingPassword')
    expect(sent.at(-1)).toEqual(['checkWaitCall', { hash: 'hash-2', phone: '+79991234567' }])
  })

  it.each([
    [
      'continues with the next method',
      () => textAwaited,
      { kind: 'verifying', pending: { method: 'wait-sms', hash: 'hash-3' } },
    ],
    [
      'offers the next method without retrying it if it is rejected',
      rejectWith(2),
      { kind: 'verifying', failure: { code: 27 }, pending: { method: 'wait-call', nextMethod: 'wait-sms' } },
    ],
  ])('%s when the awaited call method is closed', async (_case, secondResponse, expectedState) => {
    const startResponses = [() => callAwaited, secondResponse]
    const { scope, sent, open, tick, state } = start({
      sendVerificationCode: () => startResponses.shift()?.(),
      checkWaitCall: () => Promise.reject(new CallFailure(rejected(27, 'wait-sms'))),
      checkWaitSms: () => ({ confirmed: 0 }),
    })
    await open()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    for (let second = 0; second < 5; second += 1) await tick(1000)
    expect(state()).toMatchObject(expectedState)
    const startBodies = sent.filter(([name]) => name === 'sendVerificationCode').map(([, body]) => body)
    const body = { kind: 'phone', value: '+79991234567', recaptcha: 'solved' }
    expect(startBodies).toEqual([body, body])
  })

  it('continues after a reload and starts over when it expires', async () => {
    const first = start({ sendVerificationCode: () => codeSent })
    await first.open()
    await allSettled(recovery.contactSubmitted, { scope: first.scope, params: phone })
    const second = start({}, first.storage)
    await second.open()
    expect(second.state()).toMatchObject({ kind: 'verifying', pending: { hash: 'hash' } })
    await second.tick(10 * 60_000 - 1000)
    expect(second.state().kind).toBe('verifying')
    await second.tick(1000)
    expect(second.state()).toMatchObject({ kind: 'enteringContact', ending: 'ended' })
    expect(first.storage.getItem('recovery')).toBeNull()
  })

  it('resends after two minutes to the same contact by the next method', async () => {
    const startResponses = [codeSent, callAwaited]
    const { scope, sent, open, tick, state } = start({
      sendVerificationCode: () => startResponses.shift(),
      checkWaitCall: () => ({ confirmed: 0 }),
    })
    await open()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    await allSettled(recovery.resendRequested, { scope })
    expect(sent).toHaveLength(1)
    await allSettled(recovery.changed, { scope })
    await tick(120_000)
    await allSettled(recovery.resendRequested, { scope })
    expect(sent.at(-1)).toMatchObject(['sendVerificationCode', { value: '+79991234567' }])
    expect(state()).toMatchObject({ kind: 'verifying', pending: { method: 'wait-call', number: '+78000000001' } })
  })

  it.each([
    ['checks a code during the challenge of a resend and drops the resend', 'challenge', ['checkVerificationCode']],
    ['does not check a code while a resend is open', 'send', ['sendVerificationCode']],
  ] as const)('%s', async (_case, stage, expectedCalls) => {
    const { promise: never } = Promise.withResolvers<string>()
    let challenge: () => Promise<string> = () => Promise.resolve('solved')
    const startResponses = [() => codeSent, () => never]
    const { scope, sent, reported, open, tick, state } = start(
      { sendVerificationCode: () => startResponses.shift()?.(), checkVerificationCode: () => ({}) },
      memoryStorage(),
      () => challenge(),
    )
    await open()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    await tick(120_000)
    if (stage === 'challenge') challenge = () => never
    void allSettled(recovery.resendRequested, { scope })
    // Wait until only the response that never arrives is open.
    await expect.poll(() => state()).toMatchObject({ kind: 'starting', sent: stage === 'send' })
    const before = sent.length - (stage === 'send' ? 1 : 0)
    void allSettled(recovery.codeSubmitted, { scope, params: '284613' })
    await expect.poll(() => sent.slice(before).map(([name]) => name)).toEqual(expectedCalls)
    await expect.poll(() => state().kind).toBe(stage === 'challenge' ? 'settingPassword' : 'starting')
    // No event was ignored as impossible.
    expect(reported).toEqual([])
  })

  it.each([
    ['its response was lost', noResponse],
    ['the server failed in the middle', rejected(3)],
    ['its response is malformed', { kind: 'malformed', call: 'changePassword', path: '', reason: '' } as const],
  ])('ends with an unknown outcome when %s', async (_case, lost) => {
    let failure: () => Promise<never> = () => Promise.reject(new CallFailure(lost))
    const { scope, open, state } = start({
      sendVerificationCode: () => codeSent,
      checkVerificationCode: () => ({}),
      changePassword: () => failure(),
    })
    await open()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    await allSettled(recovery.codeSubmitted, { scope, params: '123456' })
    await allSettled(recovery.passwordSubmitted, { scope, params: 'remembered' })
    expect(state()).toMatchObject({ kind: 'settingPassword', failure: lost })
    failure = rejectWith(4)
    await allSettled(recovery.passwordSubmitted, { scope, params: 'remembered' })
    expect(state()).toMatchObject({ kind: 'enteringContact', ending: 'outcomeUnknown' })
  })
})
