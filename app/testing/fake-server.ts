import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'

/** A request that the server received. */
export interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A local HTTP server with a replaceable request handler. It records every request. */
export interface FakeServer {
  origin: string
  requests: ReceivedRequest[]
  /** Handles each request after its whole body has been received. Assign it to change the response. */
  handler: RequestListener
  close(): Promise<void>
}

/** Starts a fake server on a free port. */
export async function startFakeServer(): Promise<FakeServer> {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
      backEnd.handler(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const backEnd: FakeServer = {
    origin: `http://127.0.0.1:${port}`,
    requests,
    handler: (_, response) => response.end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return backEnd
}
