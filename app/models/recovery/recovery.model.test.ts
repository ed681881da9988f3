import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock, ticked } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { passwordRecovered } from '#app/models/shell/recovery.model.ts'
import { $challenge } from '#app/models/sign-in/challenge.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { recovery } from './recovery.model.ts'

const { $fields } = recovery

type Answers = Readonly<Record<string, (body: unknown) => unknown>>

const begun = { hash: 'hash', timeout: 10, method: 'sms', next_method: 'wait-call' }
const calling = { hash: 'hash-2', timeout: 10, method: 'wait-call', next_method: 'sms', number: '+78000000001' }

/** A dialog, a challenge that solves itself, driven time, and a server that answers as the test says. */
function start(answers: Answers = {}, storage = memoryStorage(), challenge = () => Promise.resolve('solved')) {
  const time = drivenTime()
  const client = new QueryClient()
  const sent: [string, unknown][] = []
  provideHttp(client, {
    call: async (call, input) => {
      sent.push([call.name, input.body])
      return call.data.parse(await answers[call.name]?.(input.body))
    },
  })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, time.clock],
      [$storage, storage],
      [$challenge, challenge],
    ],
  })
  const told: unknown[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => told.push(error) })
  const recovered: string[] = []
  createWatch({ unit: passwordRecovered, scope, fn: (value) => recovered.push(value) })
  const show = (login = '') => allSettled(recovery.shown, { scope, params: login })
  const tick = async (milliseconds: number) => {
    time.pass(milliseconds)
    await allSettled(ticked, { scope, params: time.system.now() })
  }
  const state = () => scope.getState(recovery.$state)
  const fields = () => scope.getState($fields)
  return { scope, storage, sent, told, recovered, show, tick, state, fields }
}
const texting = { ...calling, hash: 'hash-3', method: 'wait-sms', number: '+78000000002', text: '284613' }
const phone = { type: 'phone' as const, phone: '999 123-45-67' }
const refuse = (code: number) => () => Promise.reject(new CallFailure(rejected(code)))

describe('the recovery', () => {
  it('goes by a code from a phone to a new password, and leaves nothing behind', async () => {
    const { scope, sent, storage, recovered, show, state, fields, told } = start({
      sendVerificationCode: () => begun,
      checkVerificationCode: () => ({}),
      changePassword: () => ({}),
    })
    await show()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    expect(state()).toMatchObject({ kind: 'verifying', ticket: { value: '+79991234567', nextMethod: 'wait-call' } })
    expect(storage.getItem('recovery')).toContain('"hash":"hash"')
    await allSettled(recovery.codeSubmitted, { scope, params: { code: '123 456' } })
    expect(state()).toMatchObject({ kind: 'renewing' })
    await allSettled(recovery.passwordSubmitted, { scope, params: { password: 'remembered', again: 'remembered' } })
    expect(state().kind).toBe('finished')
    expect(sent).toEqual([
      ['sendVerificationCode', { kind: 'phone', value: '+79991234567', recaptcha: 'solved' }],
      ['checkVerificationCode', { hash: 'hash', code: '123456' }],
      ['changePassword', { hash: 'hash', password: 'remembered' }],
    ])
    expect(recovered).toEqual(['+79991234567'])
    expect(storage.getItem('recovery')).toBeNull()
    expect(fields()).toMatchObject({ phone: '', code: '', password: '', again: '' })
    expect(told).toEqual([])
  })

  it('takes a phone of the login for one of home, whatever country was chosen before', async () => {
    const { scope, sent, show } = start({ sendVerificationCode: () => begun })
    await show()
    await allSettled(recovery.changed, { scope, params: { prefix: '+375' } })
    await show('8 999 123-45-67')
    await allSettled(recovery.contactSubmitted, { scope, params: {} })
    expect(sent).toMatchObject([['sendVerificationCode', { value: '+79991234567' }]])
  })

  it('takes what was typed as a login for the contact that it is', async () => {
    const byMail = start()
    await byMail.show(' ivan@example.com ')
    expect(byMail.fields()).toMatchObject({ type: 'email', email: 'ivan@example.com' })
    const byPhone = start()
    await byPhone.show('8 999 123 45 67')
    expect(byPhone.fields()).toMatchObject({ type: 'phone', phone: '8 999 123 45 67' })
    const byName = start()
    await byName.show('ivan')
    expect(byName.fields()).toMatchObject({ phone: '', email: '' })
  })

  it.each([
    [{ phone: '' }, 110],
    [{ phone: '12' }, 112],
    [{ type: 'email' as const }, 120],
    [{ type: 'email' as const, email: 'ivan' }, 122],
  ])('asks nothing for %j and says %d', async (typed, problem) => {
    const { scope, sent, show, state } = start()
    await show()
    await allSettled(recovery.contactSubmitted, { scope, params: typed })
    expect(state().problems).toEqual({ contact: problem })
    expect(sent).toEqual([])
    await allSettled(recovery.changed, { scope, params: { phone: '9' } })
    expect(state().problems).toEqual({})
  })

  it.each([
    ['a contact that nobody has', { ...rejected(200), raw: -200 }, { contact: 'unknown' }],
    ['a refused phone', rejected(111), { contact: 111 }],
    ['a refused e-mail', rejected(121), { contact: 121 }],
    ['too many', rejected(6), {}],
    ['no answer', noResponse, {}],
  ])('shows %s where it belongs', async (_case, failure, problems) => {
    const { scope, show, state } = start({ sendVerificationCode: () => Promise.reject(new CallFailure(failure)) })
    await show()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    expect(state()).toMatchObject({ kind: 'asking', problems, failure })
  })

  it.each([
    [{ password: '', again: '' }, { password: 130 }],
    [{ password: '1234567', again: '1234567' }, { password: 131 }],
    [{ password: 'remembered', again: 'other' }, { again: 134 }],
  ])('sets no password %j', async (typed, problems) => {
    const { scope, sent, show, state } = start({ sendVerificationCode: () => begun, checkVerificationCode: () => ({}) })
    await show()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    await allSettled(recovery.codeSubmitted, { scope, params: { code: '123456' } })
    await allSettled(recovery.passwordSubmitted, { scope, params: typed })
    expect(state().problems).toEqual(problems)
    expect(sent).toHaveLength(2)
  })

  it('is held for the time that the server asks, keeps what was typed, and is freed by itself', async () => {
    const { scope, sent, show, tick, state, fields } = start({ sendVerificationCode: refuse(5) })
    await show()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    expect(sent).toHaveLength(1)
    await tick(29_000)
    expect(state()).toMatchObject({ kind: 'asking', failure: { code: 5 } })
    await tick(1000)
    expect(state()).toMatchObject({ kind: 'asking', failure: null, freeAt: null })
    expect(fields().phone).toBe('999 123-45-67')
  })

  it('asks each second whether the call has come, once at a time, and nothing while the dialog is closed', async () => {
    const { promise: slow, resolve: arrive } = Promise.withResolvers<unknown>()
    let answer: () => unknown = () => slow
    const { scope, sent, show, tick, state } = start({
      sendVerificationCode: () => calling,
      checkWaitCall: () => answer(),
    })
    const asked = () => sent.filter(([name]) => name === 'checkWaitCall').length
    await show()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    const slowSeconds = [tick(1000), tick(1000)]
    expect(asked()).toBe(1)
    arrive({ confirmed: 0 })
    await Promise.all(slowSeconds)
    answer = () => ({ confirmed: 0 })
    await tick(1000)
    await tick(1000)
    expect(asked()).toBe(3)
    await allSettled(recovery.left, { scope })
    await tick(1000)
    expect(asked()).toBe(3)
    await show()
    answer = () => ({ confirmed: 1 })
    await tick(1000)
    expect(state().kind).toBe('renewing')
    expect(sent.at(-1)).toEqual(['checkWaitCall', { hash: 'hash-2', phone: '+79991234567' }])
  })

  it.each([
    ['goes on by the next one', () => texting, { kind: 'verifying', ticket: { method: 'wait-sms', hash: 'hash-3' } }],
    [
      'offers the next one where that is refused, and does not try it each second',
      refuse(2),
      { kind: 'verifying', failure: { code: 27 }, ticket: { method: 'wait-call', nextMethod: 'wait-sms' } },
    ],
  ])('whose call is awaited in vain, because its way is closed, %s', async (_case, second, after) => {
    const begins = [() => calling, second]
    const { scope, sent, show, tick, state } = start({
      sendVerificationCode: () => begins.shift()?.(),
      checkWaitCall: () => Promise.reject(new CallFailure(rejected(27, 'wait-sms'))),
      checkWaitSms: () => ({ confirmed: 0 }),
    })
    await show()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    for (let second = 0; second < 5; second += 1) await tick(1000)
    expect(state()).toMatchObject(after)
    const begun = sent.filter(([name]) => name === 'sendVerificationCode').map(([, body]) => body)
    const body = { kind: 'phone', value: '+79991234567', recaptcha: 'solved' }
    expect(begun).toEqual([body, body])
  })

  it('goes on after a reload, and begins anew when its time is over', async () => {
    const first = start({ sendVerificationCode: () => begun })
    await first.show()
    await allSettled(recovery.contactSubmitted, { scope: first.scope, params: phone })
    const second = start({}, first.storage)
    await second.show()
    expect(second.state()).toMatchObject({ kind: 'verifying', ticket: { hash: 'hash' } })
    await second.tick(10 * 60_000 - 1000)
    expect(second.state().kind).toBe('verifying')
    await second.tick(1000)
    expect(second.state()).toMatchObject({ kind: 'asking', ending: 'ended' })
    expect(first.storage.getItem('recovery')).toBeNull()
  })

  it('asks for another code in two minutes, for the same contact, by the way that is next', async () => {
    const answers = [begun, calling]
    const { scope, sent, show, tick, state } = start({
      sendVerificationCode: () => answers.shift(),
      checkWaitCall: () => ({ confirmed: 0 }),
    })
    await show()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    await allSettled(recovery.repeatWanted, { scope })
    expect(sent).toHaveLength(1)
    await allSettled(recovery.changed, { scope, params: { phone: '000' } })
    await tick(120_000)
    await allSettled(recovery.repeatWanted, { scope })
    expect(sent.at(-1)).toMatchObject(['sendVerificationCode', { value: '+79991234567' }])
    expect(state()).toMatchObject({ kind: 'verifying', ticket: { method: 'wait-call', number: '+78000000001' } })
  })

  it.each([
    ['is judged while the challenge is being solved: another is not asked for', 'challenge', ['checkVerificationCode']],
    ['stays typed while another is on its way', 'send', ['sendVerificationCode']],
  ] as const)('whose code comes after all %s', async (_case, held, called) => {
    const { promise: never } = Promise.withResolvers<string>()
    let challenge: () => Promise<string> = () => Promise.resolve('solved')
    const begins = [() => begun, () => never]
    const { scope, sent, told, show, tick, state, fields } = start(
      { sendVerificationCode: () => begins.shift()?.(), checkVerificationCode: () => ({}) },
      memoryStorage(),
      () => challenge(),
    )
    await show()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    await tick(120_000)
    if (held === 'challenge') challenge = () => never
    void allSettled(recovery.repeatWanted, { scope })
    // The last of what goes by itself before the answer that never comes.
    await vi.waitFor(() => expect(state()).toMatchObject({ kind: 'starting', sent: held === 'send' }))
    const before = sent.length - (held === 'send' ? 1 : 0)
    void allSettled(recovery.codeSubmitted, { scope, params: { code: '284613' } })
    await vi.waitFor(() => expect(sent.slice(before).map(([name]) => name)).toEqual(called))
    await vi.waitFor(() => expect(state().kind).toBe(held === 'challenge' ? 'renewing' : 'starting'))
    expect(fields().code).toBe('284613')
    // Nothing of it was impossible.
    expect(told).toEqual([])
  })

  it('says that the password is perhaps set where its answer was lost', async () => {
    let failure: () => Promise<never> = () => Promise.reject(new CallFailure(noResponse))
    const { scope, show, state } = start({
      sendVerificationCode: () => begun,
      checkVerificationCode: () => ({}),
      changePassword: () => failure(),
    })
    const typed = { password: 'remembered', again: 'remembered' }
    await show()
    await allSettled(recovery.contactSubmitted, { scope, params: phone })
    await allSettled(recovery.codeSubmitted, { scope, params: { code: '123456' } })
    await allSettled(recovery.passwordSubmitted, { scope, params: typed })
    expect(state()).toMatchObject({ kind: 'renewing', failure: noResponse })
    failure = refuse(4)
    await allSettled(recovery.passwordSubmitted, { scope, params: {} })
    expect(state()).toMatchObject({ kind: 'asking', ending: 'perhapsDone' })
  })
})
