import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnvelope } from '#contract/envelope.ts'
import { uploadPassport } from '#contract/profile.ts'
import { registerUser, type From } from '#server/testing/accounts.ts'
import { interleave } from '#server/testing/interleave.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const FULL = { kind: 'refused', code: 5, args: { seconds: 30 } }
const NO_FILE = { kind: 'refused', code: 52 }
const CUT = { kind: 'refused', code: 54 }
const AT_ONCE = 8
const EACH = 2

const TYPE = 'multipart/form-data; boundary=cassiopeia'
const BEGINNING =
  '--cassiopeia\r\nContent-Disposition: form-data; name="files[]"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc'

describe.each(sources)('pictures that are read at once on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  /** Somebody who has said and proved everything else. */
  const known = async (): Promise<From> => {
    const { id, from } = await registerUser(api, 'known')
    const at = new Date(TEST_NOW)
    const said = { first_name: 'Анна', last_name: 'Северная', birthday: '1990-02-28', country: 'RU' }
    const proved = { phone_confirmed_at: at, email_confirmed_at: at }
    await api.database.db
      .updateTable('players')
      .set({ ...said, ...proved })
      .where('id', '=', id)
      .execute()
    return from
  }
  const upload = async ({ token = '' }: From, payload: Readable | string) => {
    const headers = { authorization: `Token ${token}`, 'content-type': TYPE }
    const answer = await api.app.inject({ method: 'POST', url: `/api${uploadPassport.path}`, headers, payload })
    return readEnvelope(answer.json())
  }
  const nothing = '--cassiopeia--\r\n'

  /** An upload that has begun and goes no further until it is let. */
  const stalled = async (from: From, line?: AbortSignal) => {
    const isRead = Promise.withResolvers<void>()
    let isBegun = false
    // Asked for by who reads the form, and by nobody before.
    const body = new Readable({
      read() {
        if (!isBegun) this.push(BEGINNING)
        isBegun = true
        isRead.resolve()
      },
    })
    line?.addEventListener('abort', () => body.destroy(new Error('The line is cut.')))
    const answer = upload(from, body)
    if (line !== undefined) void answer.catch(() => undefined)
    await isRead.promise
    return async () => {
      body.push(null)
      expect(await answer).toMatchObject(CUT)
    }
  }

  it('are two of one player: more are refused at once, and have cost him no try', async () => {
    const player = await known()
    const other = await known()
    const ends = [await stalled(player), await stalled(player)]
    for (let at = 0; at < 10; at += 1) expect(await upload(player, nothing)).toMatchObject(FULL)
    expect(await upload(other, nothing)).toMatchObject(NO_FILE)
    for (const end of ends) await end()
    expect(await upload(player, nothing)).toMatchObject(NO_FILE)
  })

  it('are eight of all players', async () => {
    const ends: (() => Promise<void>)[] = []
    for (let at = 0; at < AT_ONCE / EACH; at += 1) {
      const player = await known()
      ends.push(await stalled(player), await stalled(player))
    }
    const last = await known()
    expect(await upload(last, nothing)).toMatchObject(FULL)
    await ends[0]?.()
    expect(await upload(last, nothing)).toMatchObject(NO_FILE)
    for (const end of ends.slice(1)) await end()
  })

  it('make room when their line is cut while they are read', async () => {
    const player = await known()
    const lines = [new AbortController(), new AbortController()]
    for (const { signal } of lines) await stalled(player, signal)
    expect(await upload(player, nothing)).toMatchObject(FULL)
    for (const line of lines) line.abort()
    await vi.waitFor(async () => expect(await upload(player, nothing)).toMatchObject(NO_FILE))
  })

  it('make room when their line was cut before they were read, and have three minutes to come', async () => {
    const player = await known()
    const closed = Promise.withResolvers<void>()
    // Whether the player may send any is asked of the database between the request and its body.
    const late = await interleave(
      api,
      ({ rows }) => rows.some((row) => 'papers_sent_at' in row),
      async () => {
        socket.destroy()
        await closed.promise
      },
    )
    late.app.server.on('connection', (line) => line.on('close', closed.resolve))
    expect(late.app.server.requestTimeout).toBe(180_000)
    const { port, hostname } = new URL(await late.app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /api${uploadPassport.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Token ${player.token}\r\n` +
        `Content-Type: ${TYPE}\r\nContent-Length: 1000000\r\n\r\n${BEGINNING}`,
    )
    await closed.promise
    const end = await stalled(player)
    await vi.waitFor(async () => expect(await upload(player, nothing)).toMatchObject(NO_FILE))
    await end()
    await late.app.close()
  })
})
