import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getChallenge } from '#contract/auth.ts'
import { codesOf, post, refusal, solved } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'
import { CHALLENGE_MS } from './challenges.ts'

const { sources, stop } = await testSources()
afterAll(stop)

describe.each(sources)('the challenge on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const logInWith = (recaptcha: string) =>
    post(api, '/v2/auth/login/', { login: 'nobody', password: 'secret', recaptcha })
  const edited = async (edit: (solved: { challenge: { parameters: Record<string, unknown> } }) => void) => {
    const parts = JSON.parse(Buffer.from(await solved(api, 'login'), 'base64').toString())
    edit(parts)
    return Buffer.from(JSON.stringify(parts)).toString('base64')
  }

  it('is taken once, even where it comes twice at the same time', async () => {
    const once = await solved(api, 'login')
    const answers = await Promise.all([logInWith(once), logInWith(once), logInWith(once)])
    expect(codesOf(answers)).toEqual([24, 24, 42])
    expect(await logInWith(once)).toMatchObject(refusal(24))
  })

  it('is for the action that it was made for', async () => {
    expect(await logInWith(await solved(api, 'register'))).toMatchObject(refusal(24))
  })

  it('ends after ten minutes by the clock of the server', async () => {
    const early = await solved(api, 'login')
    const late = await solved(api, 'login')
    api.clock.fix(TEST_NOW + CHALLENGE_MS - 1)
    expect(await logInWith(early)).toMatchObject(refusal(42))
    api.clock.fix(TEST_NOW + CHALLENGE_MS)
    expect(await logInWith(late)).toMatchObject(refusal(24))
    api.clock.fix(TEST_NOW)
  })

  it.each([
    [
      'is easier',
      ({ challenge }: { challenge: { parameters: Record<string, unknown> } }) =>
        Object.assign(challenge.parameters, { cost: 9 }),
    ],
    [
      'lasts longer',
      ({ challenge }: { challenge: { parameters: Record<string, unknown> } }) =>
        Object.assign(challenge.parameters, { data: { action: 'login', until: 9e15 } }),
    ],
    ['was not solved', (parts: object) => Object.assign(parts, { solution: { counter: 1, derivedKey: '00' } })],
    [
      'has another salt',
      ({ challenge }: { challenge: { parameters: Record<string, unknown> } }) =>
        Object.assign(challenge.parameters, { salt: '00' }),
    ],
  ])('of which a part is changed is none: it %s', async (_case, edit) => {
    expect(await logInWith(await edited(edit))).toMatchObject(refusal(24))
  })

  it.each(['', 'x', 'bnVsbA==', 'W10=', 'e30=', 'x'.repeat(10_000)])('%# that is none is refused', async (text) => {
    expect(await logInWith(text)).toMatchObject(refusal(24))
  })

  it('says for what it is', async () => {
    const { parameters } = await api.read(getChallenge, '/api/v2/auth/challenge?action=recover')
    expect(parameters['data']).toMatchObject({ action: 'recover' })
  })
})
