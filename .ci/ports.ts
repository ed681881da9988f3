import { createServer, type Server } from 'node:net'

/** Listens on a free port of the loopback interface and returns the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** Returns a free TCP port, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenOnFreePort(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}
