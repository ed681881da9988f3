import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

describe('images', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  it.each([
    '/media/games/a%00b.svg',
    '/media/logos/%00.svg',
    '/media/scenes/%00/%00.svg',
    '/media/scenes/fox/%00.svg',
    '/media/frames/%00/%00.html',
    '/media/flags/%00.svg',
    '/media/games/no-such.svg',
    `/media/games/${'a'.repeat(1000)}.svg`,
  ])('answer a request that names none with a client error or an image: %s', async (path) => {
    const { statusCode } = await api.get(path)
    expect([200, 400, 404, 414]).toContain(statusCode)
  })

  it.each(['/media/games/a%00b.svg', '/media/logos/%00.svg'])('are not found for a name with NUL: %s', async (path) => {
    expect((await api.get(path)).statusCode).toBe(404)
  })

  it('can be shown by game frames, whose origin is opaque', async () => {
    const { headers } = await api.get('/media/games/cherry-row.svg')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })
})
