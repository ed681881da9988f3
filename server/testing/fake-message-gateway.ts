import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A request that the gateway received. */
interface ReceivedMessage {
  authorization: string | undefined
  body: unknown
}

/** A gateway for SMS and e-mail. */
export interface FakeMessageGateway {
  url: string
  received: ReceivedMessage[]
  /** Status of the next responses; `null` never responds. */
  status: number | null
  stop(): Promise<void>
}

/** Starts a gateway that accepts messages. */
export async function startFakeMessageGateway(): Promise<FakeMessageGateway> {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    gateway.received.push({ authorization: request.headers.authorization, body: body === '' ? null : JSON.parse(body) })
    if (gateway.status !== null) response.writeHead(gateway.status, { location: '/elsewhere' }).end()
  }
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const gateway: FakeMessageGateway = {
    url: `http://127.0.0.1:${port}/messages`,
    received: [],
    status: 202,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return gateway
}
