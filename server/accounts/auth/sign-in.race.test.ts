import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networkOf, accountsOf, codesOf, rejection, signUp } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`sign-in on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const { signIn } = accountsOf(() => api)

  beforeAll(async () => {
    await signUp(api, { login: 'Ivan', phone: '+79994444444', password: 'right-one' }, { address: '10.0.1.1' })
    await signUp(api, { type: 'email', email: 'olga@example.com', login: 'Olga', password: 'right-two' })
  })

  it('is rate limited after five wrong passwords, also for concurrent attempts and the correct password', async () => {
    const from = networkOf(5)
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => signIn('Ivan', `wrong-${index}`, from())),
    )
    expect(codesOf(responses)).toEqual([2, 2, 2, 42, 42, 42, 42, 42])
    expect(await signIn('Ivan', 'right-one', from())).toMatchObject(rejection(2))
    api.clock.fix(TEST_NOW + 30_000)
    expect(await signIn('Ivan', 'right-one', from())).toMatchObject({ kind: 'accepted' })
    api.clock.fix(TEST_NOW)
  })
})
