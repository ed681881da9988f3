import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { registered } from '#app/models/popups/popups.model.ts'
import { $referral } from '#app/models/referral/referral.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { $challenge, type ChallengePort } from './challenge.model.ts'
import { logInForm } from './log-in.model.ts'
import { contactPrefilled, signUpForm } from './sign-up.model.ts'
import { fullPhone } from './full-phone.ts'

/** A form, a challenge that is solved at once, and a server that responds with `respond`. */
function start({
  respond = () => Promise.resolve({ token: 'secret' }),
  challenge = () => Promise.resolve('solved'),
}: { respond?: () => Promise<unknown>; challenge?: ChallengePort } = {}) {
  const client = new QueryClient()
  const sent: unknown[] = []
  provideHttp(client, {
    call: async (call, input) => {
      sent.push(input.body)
      return call.data.parse(await respond())
    },
  })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$challenge, challenge],
      [$clock, drivenTime().clock],
      [$referral, { ref: 'ann', subid: '7', pc: '', invite: '', referrer: 'direct' }],
    ],
  })
  void allSettled(signUpForm.changed, { scope, params: { rules: true } })
  const registrations: unknown[] = []
  createWatch({ unit: registered, scope, fn: () => registrations.push(1) })
  return { scope, sent, registrations }
}

const validFields = {
  phone: '999 123-45-67',
  login: 'ivan',
  password: 'secret-1',
  promocode: ' GIFT ',
  rules: 'on',
  other: 'x',
}

describe('signUpForm', () => {
  it('treats a prefilled phone as domestic, whatever country was selected before', async () => {
    const { scope, sent } = start()
    await allSettled(signUpForm.changed, { scope, params: { code: '+375' } })
    await allSettled(contactPrefilled, { scope, params: '8 999 123-45-67' })
    await allSettled(signUpForm.submitted, { scope, params: { login: 'ivan', password: 'secret-1' } })
    expect(sent).toMatchObject([{ phone: '+79991234567' }])
  })

  it('sends the fields with the referral once, and signs in', async () => {
    const { scope, sent, registrations } = start()
    await Promise.all([
      allSettled(signUpForm.submitted, { scope, params: validFields }),
      allSettled(signUpForm.submitted, { scope, params: validFields }),
    ])
    expect(sent).toEqual([
      {
        type: 'phone',
        phone: '+79991234567',
        email: '',
        login: 'ivan',
        password: 'secret-1',
        rules: true,
        recaptcha: 'solved',
        promocode: 'GIFT',
        ref: 'ann',
        subid: '7',
        pc: '',
        invite: '',
        referrer: 'direct',
      },
    ])
    expect(scope.getState($session).token).toBe('secret')
    expect(registrations).toHaveLength(1)
    expect(scope.getState(signUpForm.$fields)).toMatchObject({ login: '', password: '' })
  })

  it('sends the fields of the submit, not input typed while the challenge is solved', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const { scope, sent } = start({ challenge: () => promise })
    const done = allSettled(signUpForm.submitted, { scope, params: validFields })
    void allSettled(signUpForm.changed, { scope, params: { login: '' } })
    resolve('solved')
    await done
    expect(sent).toMatchObject([{ login: 'ivan', password: 'secret-1' }])
  })

  it('sends nothing for invalid fields and shows their problems', async () => {
    const { scope, sent } = start()
    await allSettled(signUpForm.changed, { scope, params: { rules: false } })
    await allSettled(signUpForm.submitted, { scope, params: { login: 'ab', password: '12345' } })
    expect(sent).toEqual([])
    expect(scope.getState(signUpForm.$state)).toMatchObject({
      problems: { phone: 110, login: 41, password: 131, rules: 'required' },
    })
    await allSettled(signUpForm.changed, { scope, params: { type: 'email' as const } })
    await allSettled(signUpForm.submitted, { scope, params: { email: 'ivan' } })
    expect(scope.getState(signUpForm.$state)).toMatchObject({ problems: { email: 122 } })
  })

  it('clears only the password after a rejection', async () => {
    const page = start({ respond: () => Promise.reject(new CallFailure(rejected(113))) })
    await allSettled(signUpForm.submitted, { scope: page.scope, params: validFields })
    expect(page.scope.getState(signUpForm.$state)).toMatchObject({ kind: 'editing', problems: { phone: 113 } })
    expect(page.scope.getState(signUpForm.$fields)).toMatchObject({ login: 'ivan', password: '' })
  })

  it.each([
    ['no response', noResponse],
    ['an internal error', rejected(3)],
  ])('keeps the password after %s: it may be right', async (_, failure) => {
    const { scope } = start({ respond: () => Promise.reject(new CallFailure(failure)) })
    await allSettled(signUpForm.submitted, { scope, params: validFields })
    expect(scope.getState(signUpForm.$state)).toMatchObject({ problems: {}, failure, outcomeUnknown: true })
    expect(scope.getState(signUpForm.$fields)).toMatchObject({ login: 'ivan', password: 'secret-1' })
  })

  it('clears only the phone error when the prefix changes', async () => {
    const { scope } = start({ respond: () => Promise.reject(new CallFailure(rejected(112))) })
    const problems = () => {
      const state = scope.getState(signUpForm.$state)
      return state.kind === 'editing' ? state.problems : null
    }
    await allSettled(signUpForm.submitted, { scope, params: validFields })
    expect(problems()).toEqual({ phone: 112 })
    await allSettled(signUpForm.changed, { scope, params: { code: '+375' } })
    expect(problems()).toEqual({})
    await allSettled(signUpForm.submitted, { scope, params: { ...validFields, phone: '1', login: '' } })
    expect(problems()).toHaveProperty('phone')
    await allSettled(signUpForm.changed, { scope, params: { code: '+7' } })
    expect(problems()).toEqual({ login: 40 })
  })

  it('keeps the fields except the password when it is closed', async () => {
    const { scope } = start()
    await allSettled(signUpForm.changed, { scope, params: { login: 'ivan' } })
    await allSettled(signUpForm.changed, { scope, params: { password: 'secret-1' } })
    await allSettled(signUpForm.closed, { scope })
    expect(scope.getState(signUpForm.$fields)).toMatchObject({ login: 'ivan', password: '' })
  })

  it.each([
    ['+7', '999 123-45-67', '+79991234567'],
    ['+7', '8 (999) 123-45-67', '+79991234567'],
    ['+7', '+375 29 123 45 67', '+375291234567'],
    ['+375', '29 123-45-67', '+375291234567'],
    ['+375', '+7 999 123 45 67', '+79991234567'],
    ['+998', '901234567', '+998901234567'],
  ])('combines %s and %s into %s', (code, typed, full) => expect(fullPhone(code, typed)).toBe(full))
})

describe('logInForm', () => {
  it('trims the login, because keyboards add a space, but not the password', async () => {
    const { scope, sent } = start()
    await allSettled(logInForm.submitted, { scope, params: { login: ' ivan ', password: ' secret-1 ' } })
    expect(sent).toEqual([{ login: 'ivan', password: ' secret-1 ', recaptcha: 'solved' }])
  })

  it.each([
    [40, { login: 40 }],
    [131, { password: 131 }],
    [24, { password: 24 }],
    [42, {}],
    [110, {}],
    [26, {}],
    [2, {}],
  ])('maps error %d to fields %j', async (code, problems) => {
    const { scope } = start({ respond: () => Promise.reject(new CallFailure(rejected(code))) })
    await allSettled(logInForm.submitted, { scope, params: { login: 'ivan', password: 'secret-1' } })
    expect(scope.getState(logInForm.$state)).toMatchObject({ kind: 'editing', failure: { code } })
    const state = scope.getState(logInForm.$state)
    expect(state.kind === 'editing' && state.problems).toEqual(problems)
    expect(scope.getState(logInForm.$fields)).toEqual({ login: 'ivan', password: '' })
  })
})

describe('logInForm closed while its request is open', () => {
  const typed = { login: 'ivan', password: 'secret-1' }
  async function closeWhileSending() {
    const responses = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    let requests = 0
    const { scope, sent } = start({
      respond: () => {
        requests += 1
        return responses[requests - 1]?.promise ?? Promise.reject(new Error('One request too many.'))
      },
    })
    const reported: unknown[] = []
    createWatch({ unit: requestFailed, scope, fn: (error) => reported.push(error) })
    void allSettled(logInForm.submitted, { scope, params: typed })
    await expect.poll(() => sent.length).toBe(1)
    void allSettled(logInForm.closed, { scope })
    return {
      scope,
      sent,
      reported,
      responses,
      state: () => scope.getState(logInForm.$state),
      token: () => scope.getState($session).token,
    }
  }

  it('can be sent again, without the password but with the login', async () => {
    const { scope, sent, responses, state, token } = await closeWhileSending()
    expect(state()).toEqual({ kind: 'editing', problems: {}, failure: null, outcomeUnknown: true })
    expect(scope.getState(logInForm.$fields)).toEqual({ login: 'ivan', password: '' })
    void allSettled(logInForm.submitted, { scope, params: { login: 'anna', password: 'secret-3' } })
    await expect.poll(() => sent.length).toBe(2)
    responses[0]?.resolve({ token: 'ivan' })
    responses[1]?.resolve({ token: 'anna' })
    await allSettled(scope)
    expect(token()).toBe('anna')
  })

  it.each([
    ['response', (response: PromiseWithResolvers<unknown>) => response.resolve({ token: 'secret' })],
    ['rejection', (response: PromiseWithResolvers<unknown>) => response.reject(new CallFailure(rejected(42)))],
  ])('drops the late %s', async (_, end) => {
    const { scope, responses, state, token, reported } = await closeWhileSending()
    const [response] = responses
    if (response !== undefined) end(response)
    await allSettled(scope)
    expect(token()).toBeNull()
    expect(state()).toMatchObject({ kind: 'editing', failure: null })
    expect(reported).toEqual([])
  })
})
