import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getGames } from '#contract/lobby/games.ts'
import { getFavorites } from '#contract/lobby/play.ts'
import { post, signUp } from '#server/testing/accounts.ts'
import { startTestApi, seededMemory, type TestApi } from '#server/testing/test-api.ts'

describe('favourites', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const toggle = (id: number | string, token?: string) =>
    post(api, `/v2/games/favorite/${id}`, {}, token === undefined ? {} : { token })
  const read = async (token: string, url: string) => {
    const response = await api.app.inject({ url: `/api${url}`, headers: { authorization: `Token ${token}` } })
    return response.json().data
  }
  const list = async (token: string) => getFavorites.data.parse(await read(token, '/v2/games/favorites')).items

  it('are per player, newest first, and included in the game list', async () => {
    const firstToken = await signUp(api, { login: 'anna', phone: '+79993330001' })
    const secondToken = await signUp(api, { login: 'boris', phone: '+79993330002' })
    expect(await toggle(3, firstToken)).toMatchObject({ payload: { action: 'added' } })
    expect(await toggle(5, firstToken)).toMatchObject({ payload: { action: 'added' } })
    expect(await list(firstToken)).toEqual([5, 3])
    expect(getGames.data.parse(await read(firstToken, '/v2/games/?t=d')).favorites).toEqual([5, 3])
    expect(await list(secondToken)).toEqual([])
    expect(await toggle(3, firstToken)).toMatchObject({ payload: { action: 'removed' } })
    expect(await list(firstToken)).toEqual([5])
  })

  it('reject guests and unknown games', async () => {
    const token = await signUp(api, { login: 'gleb', phone: '+79993330004' })
    expect(await toggle(3)).toMatchObject({ kind: 'rejected', code: 200 })
    expect(await toggle(3, 'dead')).toMatchObject({ kind: 'rejected', code: 200 })
    expect(await toggle(999_999, token)).toMatchObject({ kind: 'rejected', code: 500 })
    expect(await toggle('cherry-row', token)).toMatchObject({ kind: 'rejected', code: 1 })
  })
})
