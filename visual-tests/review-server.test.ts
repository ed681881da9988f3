import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Approval } from './approve.ts'
import { startReviewServer, type ReviewServer } from './review-server.ts'

let folder = ''
let server: ReviewServer
const approval: Approval = { approved: ['a'], rejected: [], problem: null }
const approve = vi.fn(async () => approval)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-server-'))
  await writeFile(join(folder, 'index.html'), 'the page')
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  approve.mockClear()
  server = await startReviewServer({ folder, storybook: join(folder, 'none'), approve })
  return () => server.stop()
})

interface Sent {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: unknown
}

/** Sends a request with any `Host`, which `fetch` does not allow. */
function send(url: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string; cookie: string }>()
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  request(url, { method, headers: { ...json, ...headers } }, (response) => {
    let text = ''
    response.on('data', (chunk: Buffer) => (text += chunk.toString()))
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        text,
        cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
      }),
    )
  })
    .on('error', reject)
    .end(body === undefined ? undefined : JSON.stringify(body))
  return promise
}

const origin = () => new URL(server.url).origin
const open = async () => ({ cookie: (await send(server.url)).cookie })
const post = (headers: OutgoingHttpHeaders, body: unknown = [{ id: 'a', sha: 'abc' }]) =>
  send(`${origin()}/approve`, { method: 'POST', headers, body })

describe('review server', () => {
  it('exchanges its token for a cookie and serves the page', async () => {
    const opened = await send(server.url)
    expect(opened.status).toBe(303)
    await expect(send(origin(), { headers: { cookie: opened.cookie } })).resolves.toMatchObject({
      status: 200,
      text: 'the page',
    })
  })

  it('accepts its token once', async () => {
    await open()
    await expect(send(server.url)).resolves.toMatchObject({ status: 403 })
  })

  it.each([
    ['no token', () => send(origin())],
    ['another token', () => send(`${origin()}/?token=${'x'.repeat(32)}`)],
    ['another cookie', () => send(origin(), { headers: { cookie: 'visual-review=wrong' } })],
    ['another host', async () => send(origin(), { headers: { ...(await open()), host: 'attacker.example' } })],
    ['an approval of another origin', async () => post({ ...(await open()), origin: 'http://attacker.example' })],
    ['an approval without an origin', async () => post(await open())],
    ['an approval without a cookie', () => post({ origin: origin() })],
  ])('rejects %s', async (_, attempt) => {
    await expect(attempt()).resolves.toMatchObject({ status: 403 })
    expect(approve).not.toHaveBeenCalled()
  })

  it('approves findings by id and hash in its folder', async () => {
    const response = await post({ ...(await open()), origin: origin() })
    expect(JSON.parse(response.text)).toEqual(approval)
    expect(approve).toHaveBeenCalledWith([{ id: 'a', sha: 'abc' }], folder)
  })

  it('rejects a malformed selection', async () => {
    await expect(post({ ...(await open()), origin: origin() }, { all: true })).resolves.toMatchObject({ status: 400 })
    expect(approve).not.toHaveBeenCalled()
  })
})
