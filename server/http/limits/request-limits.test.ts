import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createRequestLimits } from './request-limits.ts'
import { respondToErrorsWithEnvelope } from '../errors.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('the share of a network', () => {
  const apps: FastifyInstance[] = []
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

  /** A server whose requests end when the test says so. */
  function createShared() {
    const app = fastify()
    apps.push(app)
    respondToErrorsWithEnvelope(app)
    const limits = createRequestLimits()
    const begun: string[] = []
    const ends: (() => void)[] = []
    app.get<{ Params: { name: string } }>('/:name', (request, reply) =>
      limits.share(request, reply, () => {
        begun.push(request.params.name)
        return new Promise((resolve) => ends.push(() => resolve('done')))
      }),
    )
    const send = (name: string, remoteAddress: string, signal?: AbortSignal) =>
      app.inject({ url: `/${name}`, remoteAddress, ...(signal === undefined ? {} : { signal }) })
    return { begun, ends, send }
  }

  it('is two requests at a time in their order; other networks do not wait', async () => {
    const { begun, ends, send } = createShared()
    const sent = ['a1', 'a2', 'a3', 'a4'].map((name) => send(name, '10.0.0.1'))
    await expect.poll(() => begun).toEqual(['a1', 'a2'])
    sent.push(send('b1', '10.0.0.2'))
    await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1'])
    while (begun.length < 5) {
      ends.shift()?.()
      await turn()
    }
    expect(begun.slice(3)).toEqual(['a3', 'a4'])
    for (const end of ends) end()
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  })

  it('drops a waiting request whose client is gone, and rejects one that finds 60 waiting', async () => {
    const { begun, ends, send } = createShared()
    const client = new AbortController()
    const sent = ['a1', 'a2'].map((name) => send(name, '10.0.0.1'))
    await expect.poll(() => begun).toHaveLength(2)
    const gone = send('gone', '10.0.0.1', client.signal).catch(() => 'aborted')
    await turn()
    for (let index = 0; index < 59; index += 1) sent.push(send(`w${index}`, '10.0.0.1'))
    await turn()
    const rejected = await send('rejected', '10.0.0.1')
    expect(rejected.statusCode).toBe(503)
    expect(rejected.headers['retry-after']).toBe('1')
    expect(rejected.json()).toMatchObject({ error: 5, args: { seconds: 1 } })
    client.abort()
    expect(await gone).toBe('aborted')
    sent.push(send('last', '10.0.0.1'))
    while (begun.length < 62) {
      ends.shift()?.()
      await turn()
    }
    for (const end of ends) end()
    await Promise.all(sent)
    expect(begun).not.toContain('gone')
    expect(begun.at(-1)).toBe('last')
  })
})

describe('a move of a player', () => {
  const pending = () => Promise.withResolvers<string>()

  it('is rejected at once while another one runs, but not those of other players', async () => {
    const { move } = createRequestLimits()
    const first = pending()
    const running = move('player 1', 'key-1', () => first.promise)
    await expect(move('player 1', 'key-2', () => Promise.resolve('second'))).rejects.toMatchObject({
      code: 5,
      more: { status: 503, args: { seconds: 1 } },
    })
    await expect(move('player 1', null, () => Promise.resolve('without a key'))).rejects.toMatchObject({ code: 5 })
    expect(await move('player 2', 'key-2', () => Promise.resolve('other'))).toBe('other')
    first.resolve('first')
    expect(await running).toBe('first')
    expect(await move('player 1', 'key-2', () => Promise.resolve('second'))).toBe('second')
  })

  it('with the key of the running one passes, because it is its repeat', async () => {
    const { move } = createRequestLimits()
    const first = pending()
    const running = move('player 1', 'key-1', () => first.promise)
    expect(await move('player 1', 'key-1', () => Promise.resolve('repeat'))).toBe('repeat')
    await expect(move('player 1', 'key-2', () => Promise.resolve('second'))).rejects.toMatchObject({ code: 5 })
    first.resolve('first')
    await running
    // The key of a move that has ended is not that of the next one.
    const withoutKey = pending()
    const next = move('player 1', null, () => withoutKey.promise)
    await expect(move('player 1', 'key-1', () => Promise.resolve('late'))).rejects.toMatchObject({ code: 5 })
    withoutKey.resolve('next')
    await next
  })
})
