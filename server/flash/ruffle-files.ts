import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const folder = dirname(fileURLToPath(import.meta.resolve('@ruffle-rs/ruffle')))
const TYPES = { js: 'text/javascript; charset=utf-8', wasm: 'application/wasm' } as const

/** Out of 11: the 14 MB of WebAssembly become 5 MB in under a second. */
const BROTLI_QUALITY = 5
const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
} as const

function readVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return manifest.version
}

/** Ruffle's files. The version in the path lets browsers keep them for good. */
export const RUFFLE_PATH = `/flash/ruffle-${readVersion()}/`

/** Serves Ruffle, the Flash Player emulator. A file is compressed on its first request and kept in memory. */
export function ruffleFiles(app: FastifyInstance): void {
  for (const name of readdirSync(folder)) {
    const type = name.endsWith('.js') ? TYPES.js : name.endsWith('.wasm') ? TYPES.wasm : null
    if (type === null) continue
    const compressed = new Map<string, Promise<Buffer>>()
    const inEncoding = (encoding: keyof typeof encoders) => {
      const bytes = compressed.get(encoding) ?? readFile(join(folder, name)).then(encoders[encoding])
      compressed.set(encoding, bytes)
      return bytes
    }
    app.get(RUFFLE_PATH + name, async (request, reply) => {
      const accepted = String(request.headers['accept-encoding'])
      const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`, 'u').test(accepted))
      void reply
        .type(type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
      if (encoding === undefined) return reply.send(await readFile(join(folder, name)))
      return reply.header('content-encoding', encoding).send(await inEncoding(encoding))
    })
  }
}
