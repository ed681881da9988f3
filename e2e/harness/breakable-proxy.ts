import { connect, createServer, type Socket } from 'node:net'
import { listenOnFreePort } from '#ci/ports.ts'

/** A TCP proxy between a browser and a site that can stall or drop connections. */
export interface BreakableProxy {
  address: string
  /** Stalls the next request to `path` after `bytes` bytes; resolves when they are forwarded. */
  holdAfter(path: string, bytes: number): Promise<void>
  /** Drops all connections and refuses new ones until `restore`. */
  cut(): void
  restore(): void
  close(): void
}

/** Starts a proxy to a site. */
export async function startBreakableProxy(site: string): Promise<BreakableProxy> {
  const { hostname, port } = new URL(site)
  const sockets = new Set<Socket>()
  let isCut = false
  let pendingHold: { path: string; bytes: number; reached: () => void } | null = null
  const server = createServer((browser) => {
    if (isCut) return void browser.destroy()
    const upstream = connect(Number(port), hostname)
    for (const socket of [browser, upstream]) {
      sockets.add(socket)
      // Connection errors are expected here.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        browser.destroy()
        upstream.destroy()
      })
    }
    let activeHold: typeof pendingHold = null
    let bytesLeft = 0
    browser.on('data', (chunk) => {
      if (pendingHold !== null && chunk.includes(pendingHold.path)) {
        activeHold = pendingHold
        bytesLeft = pendingHold.bytes
        pendingHold = null
      }
      if (activeHold === null) return void upstream.write(chunk)
      upstream.write(chunk.subarray(0, bytesLeft))
      bytesLeft -= chunk.length
      if (bytesLeft > 0) return
      browser.pause()
      activeHold.reached()
    })
    upstream.pipe(browser)
  })
  const freePort = await listenOnFreePort(server)
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `http://${hostname}:${freePort}`,
    holdAfter(path, bytes) {
      const { promise, resolve } = Promise.withResolvers<void>()
      pendingHold = { path, bytes, reached: resolve }
      return promise
    },
    cut,
    restore() {
      isCut = false
    },
    close() {
      cut()
      server.close()
    },
  }
}
