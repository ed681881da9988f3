import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getGames } from '#contract/games.ts'
import { getFavorites } from '#contract/play.ts'
import { post, signUp } from '#server/testing/accounts.ts'
import { startTestApi, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

describe.each(sources)('favourites on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const toggle = (id: number | string, token?: string) =>
    post(api, `/v2/games/favorite/${id}`, {}, token === undefined ? {} : { token })
  const read = async (token: string, url: string) => {
    const answer = await api.app.inject({ url: `/api${url}`, headers: { authorization: `Token ${token}` } })
    return answer.json().data
  }
  const list = async (token: string) => getFavorites.data.parse(await read(token, '/v2/games/favorites')).items

  it('are a player’s own, the newest first, and in the list of games', async () => {
    const anna = await signUp(api, { login: 'anna', phone: '+79993330001' })
    const boris = await signUp(api, { login: 'boris', phone: '+79993330002' })
    expect(await toggle(3, anna)).toMatchObject({ payload: { action: 'added' } })
    expect(await toggle(5, anna)).toMatchObject({ payload: { action: 'added' } })
    expect(await list(anna)).toEqual([5, 3])
    expect(getGames.data.parse(await read(anna, '/v2/games/?t=d')).favorites).toEqual([5, 3])
    expect(await list(boris)).toEqual([])
    expect(await toggle(3, anna)).toMatchObject({ payload: { action: 'removed' } })
    expect(await list(anna)).toEqual([5])
  })

  it('are marked once by presses at the same time', async () => {
    const token = await signUp(api, { login: 'vera', phone: '+79993330003' })
    await Promise.all([1, 2, 3, 4].map(() => toggle(7, token)))
    expect((await list(token)).length).toBeLessThanOrEqual(1)
  })

  it('are nobody’s without a player, and of no game that is not there', async () => {
    const token = await signUp(api, { login: 'gleb', phone: '+79993330004' })
    expect(await toggle(3)).toMatchObject({ kind: 'refused', code: 200 })
    expect(await toggle(3, 'dead')).toMatchObject({ kind: 'refused', code: 200 })
    expect(await toggle(999_999, token)).toMatchObject({ kind: 'refused', code: 500 })
    expect(await toggle('cherry-row', token)).toMatchObject({ kind: 'refused', code: 1 })
  })
})
