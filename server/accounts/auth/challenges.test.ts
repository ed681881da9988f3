import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getChallenge } from '#contract/player/auth.ts'
import { post, rejection, solveFor } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { CHALLENGE_MS } from './challenges.ts'

describe('challenge', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const signInWith = (recaptcha: string) =>
    post(api, '/v2/auth/login/', { login: 'unknown', password: 'secret', recaptcha })
  const edited = async (edit: (solved: { challenge: { parameters: Record<string, unknown> } }) => void) => {
    const parts = JSON.parse(Buffer.from(await solveFor(api, 'login'), 'base64').toString())
    edit(parts)
    return Buffer.from(JSON.stringify(parts)).toString('base64')
  }

  it('is valid only for its action', async () => {
    expect(await signInWith(await solveFor(api, 'register'))).toMatchObject(rejection(24))
  })

  it('expires after ten minutes by the server clock', async () => {
    const early = await solveFor(api, 'login')
    const late = await solveFor(api, 'login')
    api.clock.fix(TEST_NOW + CHALLENGE_MS - 1)
    expect(await signInWith(early)).toMatchObject(rejection(42))
    api.clock.fix(TEST_NOW + CHALLENGE_MS)
    expect(await signInWith(late)).toMatchObject(rejection(24))
    api.clock.fix(TEST_NOW)
  })

  it.each([
    [
      'lower cost',
      ({ challenge }: { challenge: { parameters: Record<string, unknown> } }) =>
        Object.assign(challenge.parameters, { cost: 9 }),
    ],
    [
      'later expiry',
      ({ challenge }: { challenge: { parameters: Record<string, unknown> } }) =>
        Object.assign(challenge.parameters, { data: { action: 'login', until: 9e15 } }),
    ],
    ['wrong solution', (parts: object) => Object.assign(parts, { solution: { counter: 1, derivedKey: '00' } })],
    [
      'other salt',
      ({ challenge }: { challenge: { parameters: Record<string, unknown> } }) =>
        Object.assign(challenge.parameters, { salt: '00' }),
    ],
  ])('is rejected when tampered with: %s', async (_case, edit) => {
    expect(await signInWith(await edited(edit))).toMatchObject(rejection(24))
  })

  it.each(['', 'x', 'bnVsbA==', 'W10=', 'e30=', 'x'.repeat(10_000)])(
    'is rejected when malformed (case %#)',
    async (text) => {
      expect(await signInWith(text)).toMatchObject(rejection(24))
    },
  )

  it('contains its action', async () => {
    const { parameters } = await api.read(getChallenge, '/api/v2/auth/challenge?action=recover')
    expect(parameters['data']).toMatchObject({ action: 'recover' })
  })
})
