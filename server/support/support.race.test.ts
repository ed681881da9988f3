import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvelope } from '#contract/core/envelope.ts'
import { getSupportMessages } from '#contract/lobby/support.ts'
import { startTestApi, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const idOf = (digit: string) => digit.repeat(32)

describe(`support chat on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const send = async (visit: string, id: string, text: string, language = 'ru') => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/v2/support/${visit}`,
      headers: { 'accept-language': language },
      payload: { id, text, client: { id: 0 } },
    })
    return readEnvelope(response.json())
  }
  const read = async (visit: string) => (await api.read(getSupportMessages, `/api/v2/support/${visit}`)).items

  it('holds 200 messages, also when they are sent at once', async () => {
    const rows = Array.from({ length: 195 }, (_, index) => ({
      visit: idOf('c'),
      id: String(index),
      author: 'visitor' as const,
      body: 'x',
      client: '',
      sent_at: new Date(0),
    }))
    await api.database.db.insertInto('support_messages').values(rows).execute()
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => send(idOf('c'), idOf(String(digit)), 'Привет')))
    expect(await read(idOf('c'))).toHaveLength(200)
  })

  it('stores a message once if it is resent or sent concurrently', async () => {
    await Promise.all([1, 2, 3].map(() => send(idOf('b'), idOf('1'), 'Привет')))
    await send(idOf('b'), idOf('1'), 'Привет')
    expect((await read(idOf('b'))).filter(({ author }) => author === 'visitor')).toHaveLength(1)
  })
})
