import { connect, createServer, type Socket } from 'node:net'
import { listenOnFreePort } from '#ci/ports.ts'

/** A wire between a browser and a site that can be held in the middle of what is sent, and cut: below all that the browser could know of. */
export interface BreakableProxy {
  address: string
  /** What is sent to a path stops after so many bytes; the result waits until they have gone. */
  holdAfter(path: string, bytes: number): Promise<void>
  /** Everything on the wire is lost, and nobody is reached until it is mended. */
  cut(): void
  mend(): void
  close(): void
}

/** Lays a wire to a site. */
export async function startBreakableProxy(site: string): Promise<BreakableProxy> {
  const { hostname, port } = new URL(site)
  const ends = new Set<Socket>()
  let isCut = false
  let held: { path: string; bytes: number; reached: () => void } | null = null
  const server = createServer((browser) => {
    if (isCut) return void browser.destroy()
    const onward = connect(Number(port), hostname)
    for (const end of [browser, onward]) {
      ends.add(end)
      // A wire that breaks is what this is for.
      end.on('error', () => undefined)
      end.on('close', () => {
        ends.delete(end)
        browser.destroy()
        onward.destroy()
      })
    }
    let holding: typeof held = null
    let left = 0
    browser.on('data', (chunk) => {
      if (held !== null && chunk.includes(held.path)) {
        holding = held
        left = held.bytes
        held = null
      }
      if (holding === null) return void onward.write(chunk)
      onward.write(chunk.subarray(0, left))
      left -= chunk.length
      if (left > 0) return
      browser.pause()
      holding.reached()
    })
    onward.pipe(browser)
  })
  const freePort = await listenOnFreePort(server)
  const cut = () => {
    isCut = true
    for (const end of ends) end.destroy()
  }
  return {
    address: `http://${hostname}:${freePort}`,
    holdAfter(path, bytes) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { path, bytes, reached: resolve }
      return promise
    },
    cut,
    mend() {
      isCut = false
    },
    close() {
      cut()
      server.close()
    },
  }
}
