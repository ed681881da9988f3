import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, post, registerUser } from '#server/testing/accounts.ts'
import { addNewPasskey, passkeyChallenge } from '#server/testing/passkeys.ts'
import { codeNow, enableSecondFactor, ticketOf } from '#server/testing/second-factor.ts'
import { raceDatabase, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const byNumber = (one: number, other: number): number => one - other

describe(`second steps of a sign-in at the same time on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  it('with one code let one of them in, and count every attempt', async () => {
    const { phone, from } = await registerUser(api, 'race')
    const { secret } = await enableSecondFactor(api, from)
    api.clock.fix(api.clock.now() + 30_000)
    const tickets: string[] = []
    for (let index = 0; index < 5; index += 1) tickets.push(await ticketOf(api, phone, 'for-getful'))
    const code = codeNow(api, secret)
    const responses = await Promise.all(
      tickets.map((ticket) => post(api, '/v2/auth/second-factor/', { ticket, code, remember: false })),
    )
    expect(codesOf(responses).toSorted(byNumber)).toEqual([0, 100, 100, 100, 100])
  })

  it('with one answer of a passkey let one of them in', async () => {
    const { from } = await registerUser(api, 'passkey-race')
    const { authenticator, userHandle } = await addNewPasskey(api, from)
    const credential = authenticator.assert({ challenge: await passkeyChallenge(api), userHandle })
    const responses = await Promise.all(Array.from({ length: 5 }, () => post(api, '/v2/auth/passkey/', { credential })))
    expect(codesOf(responses).toSorted(byNumber)).toEqual([0, 4, 4, 4, 4])
  })
})
