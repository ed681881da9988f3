import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getGames } from '#contract/lobby/games.ts'
import { post, readAs, registerUser } from '#server/testing/accounts.ts'
import { startTestApi, seededMemory, type TestApi } from '#server/testing/test-api.ts'

const CACHE_MS = 2000

describe('game list', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const hitsOf = async (id: number) =>
    (await api.read(getGames, '/api/v2/games/')).games.find((game) => game.id === id)?.hits

  it('is at most two seconds old', async () => {
    const before = (await hitsOf(1)) ?? expect.fail('No game 1.')
    await post(api, '/v2/games/', { id: 1 })
    api.pass(CACHE_MS - 1)
    expect(await hitsOf(1)).toBe(before)
    api.pass(1)
    expect(await hitsOf(1)).toBe(before + 1)
  })

  it('has the favourites of its player, and none of another', async () => {
    const [first, second] = [await registerUser(api, 'fan'), await registerUser(api, 'fan')]
    await post(api, '/v2/games/favorite/3', {}, first.from)
    const favourites = async (from: { token?: string }) => (await readAs(api, getGames, from)).favorites
    expect(await favourites(first.from)).toEqual([3])
    expect(await favourites(second.from)).toEqual([])
    expect(await favourites({})).toEqual([])
  })

  it('is the same with and without compression, in each language', async () => {
    const read = (encoding: string, language: string) =>
      api.app.inject({ url: '/api/v2/games/', headers: { 'accept-encoding': encoding, 'accept-language': language } })
    for (const language of ['ru', 'en']) {
      const plain = await read('identity', language)
      const compressed = await read('gzip, br', language)
      expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' })
      expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
    }
    expect((await read('identity', 'ru')).body).not.toBe((await read('identity', 'en')).body)
  })
})
