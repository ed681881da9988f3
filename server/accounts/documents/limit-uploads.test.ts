import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvelope } from '#contract/core/envelope.ts'
import { uploadPassport } from '#contract/player/profile.ts'
import { registerUser, type From } from '#server/testing/accounts.ts'
import { interleave } from '#server/testing/interleave.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'

const LIMIT_REACHED = { kind: 'rejected', code: 5, args: { seconds: 30 } }
const NO_FILE = { kind: 'rejected', code: 52 }
const TRUNCATED = { kind: 'rejected', code: 54 }
const MAX_UPLOADS = 4
const MAX_PER_PLAYER = 2

const TYPE = 'multipart/form-data; boundary=cassiopeia'
const PARTIAL_BODY =
  '--cassiopeia\r\nContent-Disposition: form-data; name="files[]"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc'

describe('concurrent uploads', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  /** Signs up a player with complete data and confirmed contacts. */
  const registerComplete = async (): Promise<From> => {
    const { id, from } = await registerUser(api, 'known')
    const confirmedAt = new Date(TEST_NOW)
    const personal = { first_name: 'Анна', last_name: 'Северная', birthday: '1990-02-28', country: 'RU' }
    const confirmed = { phone_confirmed_at: confirmedAt, email_confirmed_at: confirmedAt }
    await api.database.db
      .updateTable('players')
      .set({ ...personal, ...confirmed })
      .where('id', '=', id)
      .execute()
    return from
  }
  const upload = async ({ token = '' }: From, payload: Readable | string) => {
    const headers = { authorization: `Token ${token}`, 'content-type': TYPE }
    const response = await api.app.inject({ method: 'POST', url: `/api${uploadPassport.path}`, headers, payload })
    return readEnvelope(response.json())
  }
  const emptyForm = '--cassiopeia--\r\n'

  /** Starts an upload that stalls until the returned function is called. */
  const startStalled = async (from: From, signal?: AbortSignal) => {
    const isRead = Promise.withResolvers<void>()
    let hasStarted = false
    // Pulled only by the form parser.
    const body = new Readable({
      read() {
        if (!hasStarted) this.push(PARTIAL_BODY)
        hasStarted = true
        isRead.resolve()
      },
    })
    signal?.addEventListener('abort', () => body.destroy(new Error('Connection lost.')))
    const response = upload(from, body)
    if (signal !== undefined) void response.catch(() => undefined)
    await isRead.promise
    return async () => {
      body.push(null)
      expect(await response).toMatchObject(TRUNCATED)
    }
  }

  it('are limited to two per player; further ones are rejected without counting against the rate limit', async () => {
    const player = await registerComplete()
    const other = await registerComplete()
    const finishers = [await startStalled(player), await startStalled(player)]
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await upload(player, emptyForm)).toMatchObject(LIMIT_REACHED)
    expect(await upload(other, emptyForm)).toMatchObject(NO_FILE)
    for (const finish of finishers) await finish()
    expect(await upload(player, emptyForm)).toMatchObject(NO_FILE)
  })

  it('are limited to four in total', async () => {
    const finishers: (() => Promise<void>)[] = []
    for (let index = 0; index < MAX_UPLOADS / MAX_PER_PLAYER; index += 1) {
      const player = await registerComplete()
      finishers.push(await startStalled(player), await startStalled(player))
    }
    const last = await registerComplete()
    expect(await upload(last, emptyForm)).toMatchObject(LIMIT_REACHED)
    await finishers[0]?.()
    expect(await upload(last, emptyForm)).toMatchObject(NO_FILE)
    for (const finish of finishers.slice(1)) await finish()
  })

  it('free their slot when the connection is lost during the upload', async () => {
    const player = await registerComplete()
    const connections = [new AbortController(), new AbortController()]
    for (const { signal } of connections) await startStalled(player, signal)
    expect(await upload(player, emptyForm)).toMatchObject(LIMIT_REACHED)
    for (const connection of connections) connection.abort()
    await expect.poll(() => upload(player, emptyForm)).toMatchObject(NO_FILE)
  })

  it('free their slot when the connection is lost before parsing, and time out after three minutes', async () => {
    const player = await registerComplete()
    const closed = Promise.withResolvers<void>()
    // The permission check queries the database between the request and its body.
    const slowApi = await interleave(
      api,
      ({ rows }) => rows.some((row) => 'documents_sent_at' in row),
      async () => {
        socket.destroy()
        await closed.promise
      },
    )
    slowApi.app.server.on('connection', (connection) => connection.on('close', closed.resolve))
    expect(slowApi.app.server.requestTimeout).toBe(180_000)
    const { port, hostname } = new URL(await slowApi.app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /api${uploadPassport.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Token ${player.token}\r\n` +
        `Content-Type: ${TYPE}\r\nContent-Length: 1000000\r\n\r\n${PARTIAL_BODY}`,
    )
    await closed.promise
    const finish = await startStalled(player)
    await expect.poll(() => upload(player, emptyForm)).toMatchObject(NO_FILE)
    await finish()
    await slowApi.app.close()
  })
})
