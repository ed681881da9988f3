import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildGames, gamesFolder } from './build-games.ts'
import { inProduction } from './in-production.ts'
import { sourceHash } from './source-hash.ts'
import { APP_SOURCES } from './sources.ts'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'dist', 'build-stamp')

/** The folder of the built app. */
export const siteFolder = join(root, 'dist', 'app')

/** The folder of the built renderer, which the server finds beside the app. */
const renderFolder = join(root, 'dist', 'render')

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt)$/u

/** Writes .gz and .br files beside every text file, so that the server compresses nothing per request. */
async function precompress(folder: string): Promise<void> {
  for await (const file of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!file.isFile() || !COMPRESSIBLE.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const text = await readFile(path)
    await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }))
    await writeFile(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}

/**
 * Prepares the document for its first paint. The entry styles (8 kB) are inlined, which is cheaper than a request; the
 * disabled `<link>` stays, because without it a chunk would load the stylesheet again (`app/lib/browser/preload-chunk.ts`).
 * The scripts stand at the end: the browser requests what it finds first, and fonts and pictures are seen first.
 */
async function prepareDocument(): Promise<void> {
  const file = join(siteFolder, 'index.html')
  const html = await readFile(file, 'utf8')
  const scripts = html.match(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/gu) ?? []
  let prepared = scripts
    .reduce((text, tag) => text.replace(tag, ''), html)
    .replace('</body>', () => `${scripts.join('')}</body>`)
  for (const [link, path = ''] of html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+\.css)"[^>]*>/gu)) {
    const css = await readFile(join(siteFolder, path), 'utf8')
    prepared = prepared.replace(link, () => `<style>${css}</style>${link.replace('>', ' disabled>')}`)
  }
  await writeFile(file, prepared)
}

/** Builds the renderer, which the server runs, with all that it imports. */
async function buildRenderer(): Promise<void> {
  const { build } = await import('vite')
  await build({
    root: join(root, 'app'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'server/render-page.tsx',
      outDir: renderFolder,
      emptyOutDir: true,
      manifest: false,
    },
  })
}

export interface BuildAppOptions {
  /** Builds even if the sources have not changed. */
  force: boolean
  /** Gets a line for the person who waits for a build. */
  report?: (line: string) => void
}

/** Builds the app and the games. The stamp of the last build holds the contents of its sources, so it is good in a copied checkout too. */
export async function buildApp({ force, report = () => undefined }: BuildAppOptions): Promise<void> {
  const stamp = await sourceHash(APP_SOURCES)
  const built = [
    stampFile,
    join(siteFolder, 'index.html'),
    join(gamesFolder, 'manifest.json'),
    join(renderFolder, 'render-page.js'),
  ]
  const previousStamp = built.every((file) => existsSync(file)) ? await readFile(stampFile, 'utf8') : ''
  if (!force && previousStamp === stamp) return
  report(
    `Building the app: ${previousStamp === '' ? 'there is no build yet' : 'its sources have changed'}. It takes a minute …`,
  )
  const startedAt = performance.now()
  await inProduction(async () => {
    const { build } = await import('vite')
    await build({ root: join(root, 'app'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
    await prepareDocument()
    await buildRenderer()
  })
  await buildGames()
  for (const folder of [siteFolder, gamesFolder]) await precompress(folder)
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stampFile, stamp)
  report(`Built in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`)
}
