import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getFavorites } from '#contract/lobby/play.ts'
import { post, signUp } from '#server/testing/accounts.ts'
import { startTestApi, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`favourites on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const toggle = (id: number | string, token?: string) =>
    post(api, `/v2/games/favorite/${id}`, {}, token === undefined ? {} : { token })
  const read = async (token: string, url: string) => {
    const response = await api.app.inject({ url: `/api${url}`, headers: { authorization: `Token ${token}` } })
    return response.json().data
  }
  const list = async (token: string) => getFavorites.data.parse(await read(token, '/v2/games/favorites')).items

  it('are added at most once by concurrent requests', async () => {
    const token = await signUp(api, { login: 'vera', phone: '+79993330003' })
    await Promise.all([1, 2, 3, 4].map(() => toggle(7, token)))
    expect((await list(token)).length).toBeLessThanOrEqual(1)
  })
})
