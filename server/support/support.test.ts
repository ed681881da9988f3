import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { support } from '#contract/core/constants.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { getSupportMessages } from '#contract/lobby/support.ts'
import { startTestApi, seededMemory, type TestApi } from '#server/testing/test-api.ts'

const idOf = (digit: string) => digit.repeat(32)

describe('support chat', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const send = async (visit: string, id: string, text: string, language = 'ru', remoteAddress = '10.0.0.1') => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/v2/support/${visit}`,
      remoteAddress,
      headers: { 'accept-language': language },
      payload: { id, text, client: { id: 0 } },
    })
    return readEnvelope(response.json())
  }
  const read = async (visit: string) => (await api.read(getSupportMessages, `/api/v2/support/${visit}`)).items

  it('stores a conversation and replies to the first message in the request language', async () => {
    expect(await read(idOf('a'))).toEqual([])
    await send(idOf('a'), idOf('1'), '  Where is my bonus?  ', 'en')
    await send(idOf('a'), idOf('2'), '<b>still</b> here', 'en')
    const messages = await read(idOf('a'))
    expect(messages.map(({ author, text }) => [author, text.slice(0, 18)])).toEqual([
      ['visitor', 'Where is my bonus?'],
      ['support', 'Thanks, we’ve rece'],
      ['visitor', '<b>still</b> here'],
    ])
  })

  it('returns a conversation only for its id', async () => {
    await send(idOf('c'), idOf('1'), 'тайна')
    expect(await read(idOf('d'))).toEqual([])
  })

  it.each([
    ['an invalid conversation id', 'x', idOf('1'), 'hello'],
    ['an invalid message id', idOf('e'), 'x', 'hello'],
    ['an empty message', idOf('e'), idOf('1'), '   '],
    ['a too long message', idOf('e'), idOf('1'), 'x'.repeat(support.textLength + 1)],
  ])('rejects %s', async (_case, visit, id, text) => {
    expect(await send(visit, id, text)).toMatchObject({ kind: 'rejected', code: 1 })
  })

  it('rejects messages to a full conversation with 6', async () => {
    for (let index = 0; index < support.messages - 1; index += 1)
      await send(idOf('f'), index.toString(16).padStart(32, '0'), 'ещё', 'ru', `10.2.0.${index}`)
    expect(await send(idOf('f'), idOf('9'), 'последнее')).toMatchObject({ kind: 'rejected', code: 6 })
  })

  it('limits new conversations and messages per network', async () => {
    const conversation = (index: number) =>
      send(index.toString(16).padStart(32, '0'), idOf('1'), 'привет', 'ru', '10.3.0.1')
    for (let index = 0; index < 10; index += 1) expect(await conversation(index)).toMatchObject({ kind: 'accepted' })
    expect(await conversation(10)).toMatchObject({ kind: 'rejected', code: 5 })
    const message = (index: number) => send(idOf('0'), index.toString(16).padStart(32, '0'), 'ещё', 'ru', '10.3.0.1')
    for (let index = 0; index < 50; index += 1) expect(await message(index)).toMatchObject({ kind: 'accepted' })
    expect(await message(50)).toMatchObject({ kind: 'rejected', code: 5 })
    expect(await send(idOf('0'), idOf('8'), 'с другого адреса', 'ru', '10.3.0.2')).toMatchObject({ kind: 'accepted' })
  })
})
