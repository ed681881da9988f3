import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'

/** A request as it came over the wire. */
export interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A server on this machine that answers what a test says, and keeps what it has heard. */
export interface FakeServer {
  origin: string
  requests: ReceivedRequest[]
  /** What is answered from now on, once the whole request is there. */
  answer: RequestListener
  close(): Promise<void>
}

/** Starts it on a free port. */
export async function startFakeServer(): Promise<FakeServer> {
  const heard: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
      backEnd.answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const backEnd: FakeServer = {
    origin: `http://127.0.0.1:${port}`,
    requests: heard,
    answer: (_, response) => response.end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return backEnd
}
