import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createDrain } from './http/drain.ts'
import { nodeEnvironment } from './testing/child-process.ts'

const REQUESTS = 60

const children: ChildProcess[] = []
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const cleanUp of cleanups.splice(0)) cleanUp()
})

/** Waits until the output matches, and returns the first group of the pattern. */
const waitForOutput = (stream: Readable, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    stream.on('data', (chunk) => {
      output += String(chunk)
      const match = pattern.exec(output)
      if (match !== null) resolve(match[1] ?? '')
    })
    stream.once('end', () => reject(new Error(`The output ended: ${output}`)))
  })

/** A back end that answers only after `release`; `allWaiting` resolves when it has `count` requests. */
async function startSlowBackend(count: number) {
  const waiting: ServerResponse[] = []
  const allWaiting = Promise.withResolvers<void>()
  let isReleased = false
  const answer = (response: ServerResponse) => response.end('{"error":0,"code":0,"data":{}}')
  const server = createServer((_, response) => {
    if (isReleased) return answer(response)
    waiting.push(response)
    if (waiting.length === count) allWaiting.resolve()
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    allWaiting: allWaiting.promise,
    release: () => {
      isReleased = true
      waiting.forEach(answer)
    },
  }
}

/** A server process with `count` requests in flight, which has received SIGTERM. */
async function startStopping(count: number, drainSeconds = 0) {
  const backend = await startSlowBackend(count)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: nodeEnvironment({ PORT: '0', API_URL: backend.url, DRAIN_SECONDS: `${drainSeconds}` }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const address = await waitForOutput(child.stdout, /is at (\S+)\n/u)
  const responses = Array.from({ length: count }, async () => {
    const response = await fetch(`${address}/api/v2/status/`).catch(() => null)
    await response?.text()
    return response?.status ?? 'lost'
  })
  await backend.allWaiting
  const stopping = waitForOutput(child.stdout, /Stopping/u)
  child.kill('SIGTERM')
  await stopping
  return { child, exit, address, backend, responses: Promise.all(responses) }
}

describe('SIGTERM', () => {
  it('finishes the requests in flight and refuses new connections', async () => {
    const { exit, address, backend, responses } = await startStopping(REQUESTS)
    await expect(fetch(`${address}/api/v2/status/`)).rejects.toThrow(/fetch failed/u)
    backend.release()
    expect(await responses).toEqual(Array.from({ length: REQUESTS }, () => 200))
    expect(await exit).toBe(0)
  })

  it('first tells balancers, and answers calls meanwhile', async () => {
    const { address, backend } = await startStopping(1, 300)
    const status = async (path: string) => (await fetch(`${address}${path}`)).status
    backend.release()
    const statuses = [await status('/readyz'), await status('/healthz'), await status('/api/v2/status/')]
    expect(statuses).toEqual([503, 200, 200])
  })

  it('ends the process at once if it is the second', async () => {
    const { child, exit, responses } = await startStopping(1)
    child.kill('SIGTERM')
    expect(await exit).toBe(1)
    expect(await responses).toEqual(['lost'])
  })
})

it('createDrain closes the connections that are still open after the time limit', async () => {
  const app = fastify({ forceCloseConnections: true })
  const started = Promise.withResolvers<void>()
  app.get('/', () => {
    started.resolve()
    return new Promise(() => undefined)
  })
  const drain = createDrain(app)
  const response = fetch(await app.listen({ port: 0, host: '127.0.0.1' })).catch(() => 'lost')
  await started.promise
  await drain(1)
  expect(await response).toBe('lost')
})

const manifest = z.object({ scripts: z.object({ start: z.string(), serve: z.string() }) })

it.each([
  ['start', '.ci/start.ts'],
  ['serve', 'server/serve.ts'],
] as const)('SIGTERM to `npm run %s` reaches the server', async (script, file) => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-start-'))
  cleanups.push(() => rmSync(folder, { recursive: true }))
  const { scripts } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  mkdirSync(join(folder, dirname(file)))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { [script]: scripts[script] } }),
  )
  writeFileSync(
    join(folder, file),
    `process.on('SIGTERM', () => { console.log('got SIGTERM'); process.exit(0) })
     setInterval(() => undefined, 1000)
     console.log('pid ' + process.pid)`,
  )
  const npm = spawn('npm', ['run', script], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(npm)
  const pid = Number(await waitForOutput(npm.stdout, /pid (\d+)\n/u))
  cleanups.push(() => {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has already exited.
    }
  })
  const received = waitForOutput(npm.stdout, /got SIGTERM/u)
  npm.kill('SIGTERM')
  await received
})
