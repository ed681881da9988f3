import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { support } from '#contract/constants.ts'
import { readEnvelope } from '#contract/envelope.ts'
import { getSupportMessages } from '#contract/support.ts'
import { startTestApi, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const name = (digit: string) => digit.repeat(32)

describe.each(sources)('support on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const send = async (visit: string, id: string, text: string, language = 'ru') => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/v2/support/${visit}`,
      headers: { 'accept-language': language },
      payload: { id, text, client: { id: 0 } },
    })
    return readEnvelope(answer.json())
  }
  const read = async (visit: string) => (await api.read(getSupportMessages, `/api/v2/support/${visit}`)).items

  it('keeps a conversation and answers its first message, in the language of the visitor', async () => {
    expect(await read(name('a'))).toEqual([])
    await send(name('a'), name('1'), '  Where is my bonus?  ', 'en')
    await send(name('a'), name('2'), '<b>still</b> here', 'en')
    const messages = await read(name('a'))
    expect(messages.map(({ author, text }) => [author, text.slice(0, 18)])).toEqual([
      ['visitor', 'Where is my bonus?'],
      ['support', 'Thank you, your me'],
      ['visitor', '<b>still</b> here'],
    ])
  })

  it('takes a message that is sent twice, or at the same time, once', async () => {
    await Promise.all([1, 2, 3].map(() => send(name('b'), name('1'), 'Привет')))
    await send(name('b'), name('1'), 'Привет')
    expect((await read(name('b'))).filter(({ author }) => author === 'visitor')).toHaveLength(1)
  })

  it('shows a conversation to nobody without its name', async () => {
    await send(name('c'), name('1'), 'тайна')
    expect(await read(name('d'))).toEqual([])
  })

  it.each([
    ['no name', 'x', name('1'), 'hello'],
    ['no id', name('e'), 'x', 'hello'],
    ['nothing', name('e'), name('1'), '   '],
    ['too much', name('e'), name('1'), 'x'.repeat(support.textLength + 1)],
  ])('refuses %s', async (_case, visit, id, text) => {
    expect(await send(visit, id, text)).toMatchObject({ kind: 'refused', code: 1 })
  })

  it('ends where a conversation has grown too long, and promises no time at which it goes on', async () => {
    for (let at = 0; at < support.messages - 1; at += 1) await send(name('f'), at.toString(16).padStart(32, '0'), 'ещё')
    expect(await send(name('f'), name('9'), 'последнее')).toMatchObject({ kind: 'refused', code: 6 })
  })
})
