import { describe, expect, it } from 'vitest'
import { post, registerUser } from '#server/testing/accounts.ts'
import { seededMemory, startTestApi } from '#server/testing/test-api.ts'

describe('a message without a gateway', () => {
  it.each([
    ['is stored for the sandbox', {}, 1],
    ['is not stored without one', { sandbox: null }, 0],
  ])('%s', async (_case, services, count) => {
    const api = await startTestApi(seededMemory(), {}, null, services)
    const { from, phone } = await registerUser(api, 'outbox')
    expect(await post(api, '/v2/user/send-code/', { kind: 'phone' }, from)).toMatchObject({ kind: 'accepted' })
    const rows = await api.database.db.selectFrom('outbox').selectAll().where('contact', '=', phone).execute()
    expect(rows).toHaveLength(count)
    await api.stop()
  })
})
