import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { post, registerUser } from '#server/testing/accounts.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

describe('a message without a gateway', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  afterEach(() => void vi.unstubAllEnvs())

  it.each([
    ['is stored for the sandbox', 'test', 1],
    ['is not stored in production', 'production', 0],
  ])('%s', async (_case, environment, count) => {
    const { from, phone } = await registerUser(api, 'outbox')
    vi.stubEnv('NODE_ENV', environment)
    expect(await post(api, '/v2/user/send-code/', { kind: 'phone' }, from)).toMatchObject({ kind: 'accepted' })
    const rows = await api.database.db.selectFrom('outbox').selectAll().where('contact', '=', phone).execute()
    expect(rows).toHaveLength(count)
  })
})
