import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { afterEach, expect, it, vi } from 'vitest'
import { counters } from '#server/measures.ts'
import { createGatewayClient } from './client.ts'

const MEGABYTE = 1024 * 1024

let server: Server | undefined
afterEach(() => {
  vi.restoreAllMocks()
  server?.closeAllConnections()
  server?.close()
})

/** Asks a server that responds so; also returns what was logged. */
async function ask(respond: (response: ServerResponse) => void) {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  server = createServer((_, response) => respond(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const request = createGatewayClient({ url: `http://127.0.0.1:${port}`, secret: 'secret' })
  const failures = async () => (await counters.gatewayFailures.get()).values[0]?.value ?? 0
  const before = await failures()
  const answer = await request({ path: '/payments/1' }, z.object({}), Date.now())
  return { answer, logged: log.mock.calls.join('\n'), failures: (await failures()) - before }
}

it.each<[string, (response: ServerResponse) => void]>([
  [
    'never ends',
    (response) => {
      const write = () => void (response.destroyed || response.write(Buffer.alloc(MEGABYTE, ' '), write))
      write()
    },
  ],
  [
    'is small until it is unpacked',
    (response) => {
      response.setHeader('content-encoding', 'gzip')
      response.end(gzipSync(Buffer.alloc(16 * MEGABYTE, ' ')))
    },
  ],
])('an answer that %s is unknown, and is not read to its end', async (_, respond) => {
  const { answer, logged } = await ask(respond)
  expect(answer).toEqual({ kind: 'unknown' })
  expect(logged).toContain('The answer is too large.')
})

it('the status of an error is logged and counted, whatever its page contains', async () => {
  const { answer, logged, failures } = await ask((response) => response.writeHead(502).end('<html>Bad gateway'))
  expect([answer, failures]).toEqual([{ kind: 'unknown' }, 1])
  expect(logged).toContain('It responded with 502.')
})
