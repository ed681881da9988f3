import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInvoice } from '#contract/money/deposits.ts'
import { REQUEST_LIMITS } from '#server/db/postgres-pool.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { raceDatabase, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { createRequestLimits } from './request-limits.ts'

const { source, stop } = await raceDatabase()
afterAll(stop)

describe.runIf(source.kind === 'postgres')('a move while the row of its player is locked elsewhere', () => {
  let api: TestApi
  const logged: string[] = []
  beforeAll(async () => {
    const url = source.kind === 'postgres' ? source.url : ''
    const limits = { ...REQUEST_LIMITS, lock: 200 }
    api = await startTestApi(
      { kind: 'postgres', url, limits },
      { limits: createRequestLimits(), log: { write: (line) => void logged.push(line) } },
    )
  })
  afterAll(() => api.stop())

  it('ends as busy without a failure in the log, and a second one takes no connection', async () => {
    const { id, token } = await registerUser(api, 'locked-out')
    const deposit = (key = randomUUID()) =>
      api.app.inject({
        method: 'POST',
        url: `/api${createInvoice.path.replace(':provider', 'transfer')}`,
        headers: { authorization: `Token ${token}`, 'idempotency-key': key },
        payload: { psp: 'transfer', amount: 1002, type: 'payin', params: { system: 'transfer', currency: 'RUB' } },
      })
    const key = randomUUID()
    await api.database.db.transaction().execute(async (transaction) => {
      await lockPlayerRow(transaction, id)
      const first = deposit(key)
      const second = await deposit()
      expect([second.statusCode, second.headers['retry-after'], second.json().error]).toEqual([503, '1', 5])
      const { statusCode, headers, body } = await first
      expect([statusCode, headers['retry-after'], JSON.parse(body)]).toMatchObject([503, '1', { error: 5 }])
    })
    expect(logged).toEqual([])
    expect((await deposit(key)).json()).toMatchObject({ error: 0 })
  })
})
