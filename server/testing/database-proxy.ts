import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** A TCP proxy in front of PostgreSQL that can fail in the ways a network does. */
export interface DatabaseProxy {
  /** URL of the database through the proxy. */
  url: string
  /** Resets all connections. */
  reset(): void
  /** Forwards nothing more, like a hung server. `false` only affects new connections. */
  hang(shouldHang: boolean): void
  stop(): Promise<void>
}

/** Starts a proxy in front of the database at `target`. */
export async function createDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { host, port, user, database, password } = new pg.Client({ connectionString: target })
  const connections = new Set<{ socket: Socket; upstream: Socket }>()
  let isHung = false
  const server = createServer((socket) => {
    const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    const connection = { socket, upstream }
    connections.add(connection)
    socket.on('error', () => upstream.destroy())
    socket.on('close', () => {
      connections.delete(connection)
      upstream.destroy()
    })
    upstream.on('error', () => undefined)
    upstream.on('close', () => {
      if (!isHung) socket.destroy()
    })
    if (!isHung) socket.pipe(upstream).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const proxyPort = typeof address === 'object' && address !== null ? address.port : 0
  const credentials = [user ?? '', password ?? ''].map(encodeURIComponent).join(':')
  return {
    url: `postgresql://${credentials}@127.0.0.1:${proxyPort}/${database ?? ''}`,
    reset() {
      for (const { socket } of connections) socket.resetAndDestroy()
    },
    hang(shouldHang) {
      isHung = shouldHang
      if (!isHung) return
      for (const { socket, upstream } of connections) {
        socket.unpipe()
        upstream.unpipe()
      }
    },
    async stop() {
      for (const { socket } of connections) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
