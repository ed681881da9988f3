import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getFavorites, toggleFavorite } from '#contract/lobby/play.ts'
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

  const toggle = async (game: number, token: string) => {
    const envelope = await post(api, `/v2/games/favorite/${game}`, {}, { token })
    if (envelope.kind !== 'accepted') throw new Error(`Not toggled: ${JSON.stringify(envelope)}`)
    return toggleFavorite.data.parse(envelope.payload).action
  }
  const list = async (token: string) => {
    const response = await api.app.inject({
      url: '/api/v2/games/favorites',
      headers: { authorization: `Token ${token}` },
    })
    return getFavorites.data.parse(response.json().data).items
  }

  it.each([7, 8, 9])('are toggled by four concurrent requests without an error (game %i)', async (game) => {
    const token = await signUp(api, { login: `vera${game}`, phone: `+7999333001${game}` })
    const actions = await Promise.all([1, 2, 3, 4].map(() => toggle(game, token)))
    const items = await list(token)
    expect([[], [game]]).toContainEqual(items)
    // Two requests may both add the game, but each removal is of a game that was added before.
    const [added, removed] = [actions.filter((one) => one === 'added'), actions.filter((one) => one === 'removed')]
    expect(added.length).toBeGreaterThanOrEqual(removed.length + items.length)
    expect(added.length).toBeGreaterThan(0)

    const isFavourite = items.length > 0
    expect(await toggle(game, token)).toBe(isFavourite ? 'removed' : 'added')
    expect(await list(token)).toEqual(isFavourite ? [] : [game])
  })
})
