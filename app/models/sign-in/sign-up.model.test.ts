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
import { $session, signedIn } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { $challenge, type ChallengePort } from './challenge.model.ts'
import { logInForm } from './log-in.model.ts'
import { contactPrefilled, signUpForm } from './sign-up.model.ts'
import { fullPhone } from './full-phone.ts'

/** A form, a challenge that solves itself, and a server that answers as the test says. */
function start({
  answer = () => Promise.resolve({ token: 'secret' }),
  challenge = () => Promise.resolve('solved'),
}: { answer?: () => Promise<unknown>; challenge?: ChallengePort } = {}) {
  const client = new QueryClient()
  const sent: unknown[] = []
  provideHttp(client, {
    call: async (call, input) => {
      sent.push(input.body)
      return call.data.parse(await answer())
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
  const welcomed: unknown[] = []
  createWatch({ unit: registered, scope, fn: () => welcomed.push(1) })
  return { scope, sent, welcomed }
}

const good = {
  phone: '999 123-45-67',
  login: 'ivan',
  password: 'secret-1',
  promocode: ' GIFT ',
  rules: 'on',
  other: 'x',
}

describe('the registration', () => {
  it('takes a phone that was begun with for one of home, whatever country was chosen before', async () => {
    const { scope, sent } = start()
    await allSettled(signUpForm.changed, { scope, params: { code: '+375' } })
    await allSettled(contactPrefilled, { scope, params: '8 999 123-45-67' })
    await allSettled(signUpForm.submitted, { scope, params: { login: 'ivan', password: 'secret-1' } })
    expect(sent).toMatchObject([{ phone: '+79991234567' }])
  })

  it('sends what was typed once, with who has brought the player, and signs in', async () => {
    const { scope, sent, welcomed } = start()
    await Promise.all([
      allSettled(signUpForm.submitted, { scope, params: good }),
      allSettled(signUpForm.submitted, { scope, params: good }),
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
    expect(welcomed).toHaveLength(1)
    expect(scope.getState(signUpForm.$fields)).toMatchObject({ login: '', password: '' })
  })

  it('sends what was there at the press, whatever is typed while the challenge is solved', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const { scope, sent } = start({ challenge: () => promise })
    const done = allSettled(signUpForm.submitted, { scope, params: good })
    void allSettled(signUpForm.changed, { scope, params: { login: '' } })
    resolve('solved')
    await done
    expect(sent).toMatchObject([{ login: 'ivan', password: 'secret-1' }])
  })

  it('sends nothing while something is wrong, and says what and where', async () => {
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

  it('forgets the password alone when the server refuses, and nothing when no answer was read', async () => {
    const refused = start({ answer: () => Promise.reject(new CallFailure(rejected(113))) })
    await allSettled(signUpForm.submitted, { scope: refused.scope, params: good })
    expect(refused.scope.getState(signUpForm.$state)).toMatchObject({ kind: 'editing', problems: { phone: 113 } })
    expect(refused.scope.getState(signUpForm.$fields)).toMatchObject({ login: 'ivan', password: '' })
    const lost = start({ answer: () => Promise.reject(new CallFailure(noResponse)) })
    await allSettled(signUpForm.submitted, { scope: lost.scope, params: good })
    expect(lost.scope.getState(signUpForm.$state)).toMatchObject({ problems: {}, failure: noResponse })
    expect(lost.scope.getState(signUpForm.$fields)).toMatchObject({ login: 'ivan', password: 'secret-1' })
  })

  it('takes the error of a phone away when another prefix is chosen, and leaves the others', async () => {
    const { scope } = start({ answer: () => Promise.reject(new CallFailure(rejected(112))) })
    const problems = () => {
      const state = scope.getState(signUpForm.$state)
      return state.kind === 'editing' ? state.problems : null
    }
    await allSettled(signUpForm.submitted, { scope, params: good })
    expect(problems()).toEqual({ phone: 112 })
    await allSettled(signUpForm.changed, { scope, params: { code: '+375' } })
    expect(problems()).toEqual({})
    await allSettled(signUpForm.submitted, { scope, params: { ...good, phone: '1', login: '' } })
    expect(problems()).toHaveProperty('phone')
    await allSettled(signUpForm.changed, { scope, params: { code: '+7' } })
    expect(problems()).toEqual({ login: 40 })
  })

  it('keeps what was typed when it is left, but no password', async () => {
    const { scope } = start()
    await allSettled(signUpForm.changed, { scope, params: { login: 'ivan' } })
    await allSettled(signUpForm.changed, { scope, params: { password: 'secret-1' } })
    await allSettled(signUpForm.left, { scope })
    expect(scope.getState(signUpForm.$fields)).toMatchObject({ login: 'ivan', password: '' })
  })

  it.each([
    ['+7', '999 123-45-67', '+79991234567'],
    ['+7', '8 (999) 123-45-67', '+79991234567'],
    ['+7', '+375 29 123 45 67', '+375291234567'],
    ['+375', '29 123-45-67', '+375291234567'],
    ['+375', '+7 999 123 45 67', '+79991234567'],
    ['+998', '901234567', '+998901234567'],
  ])('takes %s and %s for %s', (code, typed, whole) => expect(fullPhone(code, typed)).toBe(whole))
})

describe('the login', () => {
  it('sends no blank that a keyboard has put behind the name: the account was made without it', async () => {
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
  ])('shows %d at %j, and any other refusal for the whole', async (code, problems) => {
    const { scope } = start({ answer: () => Promise.reject(new CallFailure(rejected(code))) })
    await allSettled(logInForm.submitted, { scope, params: { login: 'ivan', password: 'secret-1' } })
    expect(scope.getState(logInForm.$state)).toMatchObject({ kind: 'editing', failure: { code } })
    const state = scope.getState(logInForm.$state)
    expect(state.kind === 'editing' && state.problems).toEqual(problems)
    expect(scope.getState(logInForm.$fields)).toEqual({ login: 'ivan', password: '' })
  })
})

describe('a login that is closed while its call is on its way', () => {
  const typed = { login: 'ivan', password: 'secret-1' }
  /** Two calls that are answered when the test says, and what the form does meanwhile. */
  async function closedOnce() {
    const calls = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    let made = 0
    const answer = () => {
      made += 1
      return calls[made - 1]?.promise ?? Promise.reject(new Error('One call too many.'))
    }
    const { promise: solved, resolve: solve } = Promise.withResolvers<string>()
    const challenge = () => (made === 0 ? Promise.resolve('solved') : solved)
    const { scope, sent } = start({ answer, challenge })
    const told: unknown[] = []
    createWatch({ unit: requestFailed, scope, fn: (error) => told.push(error) })
    void allSettled(logInForm.submitted, { scope, params: typed })
    await expect.poll(() => sent.length).toBe(1)
    void allSettled(logInForm.left, { scope })
    const state = () => scope.getState(logInForm.$state)
    return { scope, sent, told, calls, solve, state, token: () => scope.getState($session).token }
  }

  it('is a form that can be sent when it is opened again, and the answer still signs in', async () => {
    const { scope, calls, state, token } = await closedOnce()
    expect(state()).toMatchObject({ kind: 'editing', problems: {}, failure: null })
    expect(scope.getState(logInForm.$fields)).toEqual({ login: 'ivan', password: '' })
    calls[0]?.resolve({ token: 'secret' })
    await allSettled(scope)
    expect(token()).toBe('secret')
    expect(state().kind).toBe('editing')
  })

  it('says nothing of a refusal that nobody waits for, and the operator hears of it', async () => {
    const { scope, calls, state, told } = await closedOnce()
    void allSettled(logInForm.changed, { scope, params: { password: 'secret-2' } })
    calls[0]?.reject(new CallFailure(rejected(42)))
    await allSettled(scope)
    expect(state()).toMatchObject({ kind: 'editing', problems: {}, failure: null })
    // What was typed since is another password.
    expect(scope.getState(logInForm.$fields).password).toBe('secret-2')
    expect(told).toHaveLength(1)
  })

  it('sends what was typed since, whatever comes of the first call meanwhile', async () => {
    const { scope, sent, calls, solve, token } = await closedOnce()
    void allSettled(logInForm.submitted, { scope, params: { login: 'anna', password: 'secret-3' } })
    calls[0]?.reject(new CallFailure(rejected(42)))
    await expect.poll(() => scope.getState(logInForm.$state).behind).toEqual([])
    solve('solved')
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toMatchObject({ login: 'anna', password: 'secret-3' })
    calls[1]?.resolve({ token: 'anna' })
    await allSettled(scope)
    expect(token()).toBe('anna')
  })

  it('takes nobody out of the account that was entered since', async () => {
    const { scope, calls, token } = await closedOnce()
    void allSettled(signedIn, { scope, params: 'anna' })
    calls[0]?.resolve({ token: 'secret' })
    await expect.poll(() => scope.getState(logInForm.$state).behind).toEqual([])
    expect(token()).toBe('anna')
  })
})
