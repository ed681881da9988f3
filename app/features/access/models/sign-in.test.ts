import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { CallFailure } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { signedUp } from '#app/models/popups/popups.model.ts'
import { $referral } from '#app/models/referral/referral.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { announcementsOf } from '#app/testing/announcements-of.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { noResponse, rejected } from '#app/testing/failures.ts'
import { $challenge, type ChallengePort } from '#app/models/access/challenge.model.ts'
import { checkSignIn, signInProblems, signInSubmission } from './sign-in.model.ts'
import { checkSignUp, emptySignUp, signUpSubmission, type SignUpFields } from './sign-up.model.ts'

/** A challenge that is solved at once, and a server that responds with `respond`. */
function start({
  respond = () => Promise.resolve({ token: 'secret' }),
  challenge = () => Promise.resolve('solved'),
}: { respond?: () => Promise<unknown>; challenge?: ChallengePort } = {}) {
  const { client, sent } = createFakeApi({}, { otherwise: respond })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$challenge, challenge],
      [$clock, drivenTime().clock],
      [$referral, { ref: 'ann', subid: '7', pc: '', invite: '', referrer: 'direct' }],
    ],
  })
  const signUps: unknown[] = []
  createWatch({ unit: signedUp, scope, fn: () => signUps.push(1) })
  return { scope, sent, signUps, announcements: announcementsOf(scope), token: () => scope.getState($session).token }
}

/** The requests of the form: the status is read once someone is signed in. */
const ofForm = (sent: readonly [call: string, body: unknown][]) => sent.filter(([call]) => call !== 'getStatus')

const validFields: SignUpFields = {
  ...emptySignUp,
  phone: '999 123-45-67',
  login: ' ivan ',
  password: 'secret-1',
  promocode: ' GIFT ',
  rules: true,
}

describe('signUpSubmission', () => {
  it('sends the fields with the referral once, and signs in', async () => {
    const { scope, sent, signUps, announcements, token } = start()
    await Promise.all([
      allSettled(signUpSubmission.submitted, { scope, params: validFields }),
      allSettled(signUpSubmission.submitted, { scope, params: validFields }),
    ])
    expect(ofForm(sent).map(([, body]) => body)).toEqual([
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
    expect(token()).toBe('secret')
    expect(signUps).toHaveLength(1)
    expect(scope.getState(signUpSubmission.$state)).toMatchObject({ kind: 'idle', outcomeUnknown: false })
    expect(announcements).toEqual([])
  })

  it('signs in, too, if the promo code was rejected, and announces why', async () => {
    const response = { token: 'secret', promocode_error: errorCode.promoCodeUnknown }
    const { scope, announcements, token } = start({ respond: () => Promise.resolve(response) })
    await allSettled(signUpSubmission.submitted, { scope, params: validFields })
    expect(token()).toBe('secret')
    expect(announcements).toEqual([{ kind: 'promoCodeRejected', code: errorCode.promoCodeUnknown }])
  })

  it.each([
    [
      { phone: '', login: 'ab', password: '12345', rules: false },
      { phone: 110, login: 41, password: 131, rules: 'required' },
    ],
    [{ phone: '12' }, { phone: 112 }],
    [{ type: 'email' as const }, { email: 120 }],
    [{ type: 'email' as const, email: 'ivan' }, { email: 122 }],
    [{}, {}],
  ])('validates %j as %j', (fields, problems) => {
    expect(checkSignUp({ ...validFields, ...fields })).toEqual(problems)
  })

  it.each([
    ['a rejection', rejected(113), false],
    ['no response', noResponse, true],
  ])('after %s does not sign in', async (_, failure, outcomeUnknown) => {
    const { scope, token } = start({ respond: () => Promise.reject(new CallFailure(failure)) })
    await allSettled(signUpSubmission.submitted, { scope, params: validFields })
    expect(scope.getState(signUpSubmission.$state)).toMatchObject({ kind: 'failed', failure, outcomeUnknown })
    expect(token()).toBeNull()
  })
})

describe('signInSubmission', () => {
  const fields = { login: ' ivan ', password: ' secret-1 ' }

  it('trims the login, because keyboards add a space, but not the password', async () => {
    const { scope, sent } = start()
    await allSettled(signInSubmission.submitted, { scope, params: fields })
    expect(ofForm(sent).map(([, body]) => body)).toEqual([
      { login: 'ivan', password: ' secret-1 ', recaptcha: 'solved' },
    ])
  })

  it('requires a login and a password', () => {
    expect(checkSignIn({ login: '', password: '' })).toEqual({ login: 40, password: 130 })
  })

  it.each([
    [40, { login: 40 }],
    [131, { password: 131 }],
    [24, { password: 24 }],
    [42, {}],
    [110, {}],
    [26, {}],
    [2, {}],
  ])('shows error %d at fields %j', (code, problems) => {
    expect(signInProblems(rejected(code))).toEqual(problems)
  })
})

it('signInSubmission sends the submitted fields once the challenge is solved', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { scope, sent } = start({ challenge: () => promise })
  const fields = { login: 'ivan', password: 'secret-1' }
  const done = allSettled(signInSubmission.submitted, { scope, params: fields })
  void allSettled(signInSubmission.changed, { scope })
  resolve('solved')
  await done
  expect(ofForm(sent)).toMatchObject([['login', fields]])
})

describe('signInSubmission closed while its request is open', () => {
  async function closeWhileSending() {
    const responses = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    let requests = 0
    const page = start({
      respond: () => {
        requests += 1
        return responses[requests - 1]?.promise ?? Promise.reject(new Error('One request too many.'))
      },
    })
    const { scope, sent } = page
    const reported: unknown[] = []
    createWatch({ unit: requestFailed, scope, fn: (error) => reported.push(error) })
    void allSettled(signInSubmission.submitted, { scope, params: { login: 'ivan', password: 'secret-1' } })
    await expect.poll(() => sent.length).toBe(1)
    void allSettled(signInSubmission.closed, { scope })
    return { ...page, reported, responses, state: () => scope.getState(signInSubmission.$state) }
  }

  it('can be sent again, and only the second response counts', async () => {
    const { scope, sent, responses, token } = await closeWhileSending()
    void allSettled(signInSubmission.submitted, { scope, params: { login: 'anna', password: 'secret-3' } })
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
    expect(state()).toMatchObject({ kind: 'idle', outcomeUnknown: true })
    expect(reported).toEqual([])
  })
})
