import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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
  await mkdir(join(folder, 'a', '390'), { recursive: true })
  for (const file of ['evil.html', 'evil.js', 'a/390/evil.js', 'a/390/actual.webp'])
    await writeFile(join(folder, file), 'content')
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  approve.mockReset().mockResolvedValue(approval)
  server = await startReviewServer({ folder, storybook: join(folder, 'none'), approve, port: 0 })
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
    [
      'a token with other letters of the same length',
      () => send(`${origin()}/?token=${encodeURIComponent('я'.repeat(32))}`),
    ],
    [
      'a cookie with other letters of the same length',
      () => send(origin(), { headers: { cookie: `visual-review=${'é'.repeat(32)}` } }),
    ],
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

  it('serves pictures, but no other file of a downloaded folder', async () => {
    const headers = await open()
    const statusOf = async (path: string) => (await send(`${origin()}/${path}`, { headers })).status
    expect(await statusOf('a/390/actual.webp')).toBe(200)
    for (const path of ['evil.html', 'evil.js', 'a/390/evil.js', 'a/390/../390/evil.js', '%65vil.html'])
      expect(await statusOf(path)).toBe(404)
  })

  it('approves parallel requests one after the other, also after one has failed', async () => {
    const headers = { ...(await open()), origin: origin() }
    let running = 0
    let mostRunning = 0
    approve.mockImplementation(async () => {
      running += 1
      mostRunning = Math.max(mostRunning, running)
      await setTimeout(20)
      running -= 1
      return approval
    })
    approve.mockRejectedValueOnce(new Error('disk full'))
    const responses = await Promise.all([post(headers), post(headers), post(headers)])
    expect(responses.map(({ status }) => status)).toEqual([500, 200, 200])
    expect(mostRunning).toBe(1)
  })

  it('uses the port again after a restart, and another one while it is taken', async () => {
    const options = { folder, storybook: join(folder, 'none'), port: Number(new URL(server.url).port) }
    const second = await startReviewServer(options)
    expect(new URL(second.url).port).not.toBe(String(options.port))
    await expect(send(second.url)).resolves.toMatchObject({ status: 303 })
    await second.stop()
    await server.stop()
    const restarted = await startReviewServer(options)
    expect(new URL(restarted.url).port).toBe(String(options.port))
    await restarted.stop()
  })

  it('rejects a malformed selection', async () => {
    await expect(post({ ...(await open()), origin: origin() }, { all: true })).resolves.toMatchObject({ status: 400 })
    expect(approve).not.toHaveBeenCalled()
  })
})
