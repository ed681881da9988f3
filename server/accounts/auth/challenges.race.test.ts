import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, post, rejection, solveFor } from '#server/testing/accounts.ts'
import { startTestApi, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`challenge on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const signInWith = (recaptcha: string) =>
    post(api, '/v2/auth/login/', { login: 'unknown', password: 'secret', recaptcha })

  it('is accepted once, also for concurrent requests', async () => {
    const solution = await solveFor(api, 'login')
    const responses = await Promise.all([signInWith(solution), signInWith(solution), signInWith(solution)])
    expect(codesOf(responses)).toEqual([24, 24, 42])
    expect(await signInWith(solution)).toMatchObject(rejection(24))
  })
})
