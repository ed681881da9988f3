import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOf, codesOf, post, rejection, signUp, tokenOf } from '#server/testing/accounts.ts'
import { startTestApi, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`accounts on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const { requestSignUp, status } = accountsOf(() => api)

  describe('sign-up', () => {
    it('creates one account for concurrent identical requests', async () => {
      const from = { address: '10.0.0.3' }
      const responses = await Promise.all(
        [1, 2, 3, 4].map(() => requestSignUp({ login: 'racer', phone: '+79993333333' }, from)),
      )
      expect(responses.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
      expect(codesOf(responses).every((code) => [0, 113, 43].includes(code))).toBe(true)
    })
  })

  it('gives a phone to one of ten accounts created at once', async () => {
    const codes = codesOf(
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          requestSignUp({ login: `same-phone-${index}`, phone: '+79995557711' }, { address: `10.77.0.${index}` }),
        ),
      ),
    )
    expect(codes).toEqual([0, ...Array.from({ length: 9 }, () => 113)])
  })

  it('exchanges a token for a new one once and ends the old one', async () => {
    const token = await signUp(api, { login: 'renewed', phone: '+79991111120' })
    const [first, second] = await Promise.all([
      post(api, '/v2/auth/renew/', {}, { token }),
      post(api, '/v2/auth/renew/', {}, { token }),
    ])
    const newTokens = [first, second].filter(({ kind }) => kind === 'accepted').map(tokenOf)
    expect(newTokens).toHaveLength(1)
    expect(await status(newTokens[0])).toMatchObject({ login: 'renewed' })
    expect(await status(token)).toMatchObject({ id: 0 })
    expect(await post(api, '/v2/auth/renew/', {}, { token })).toMatchObject(rejection(200))
  })
})
