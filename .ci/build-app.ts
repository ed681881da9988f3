import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { inProduction } from './in-production.ts'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'dist', 'build-stamp')

/** Where the built app lies. */
export const siteFolder = join(root, 'dist', 'app')

const SOURCES = ['app/**/*', 'ui/**/*', 'contract/**/*', 'vite.config.ts', 'package-lock.json']
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt)$/u

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const file of glob(SOURCES, { cwd: root, withFileTypes: true })) {
    if (file.isFile()) files.push(join(file.parentPath, file.name))
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

/** Puts a compressed copy beside every text, once, so that the server compresses nothing while it answers. */
async function precompress(): Promise<void> {
  for await (const file of glob('**/*', { cwd: siteFolder, withFileTypes: true })) {
    if (!file.isFile() || !COMPRESSIBLE.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const text = await readFile(path)
    await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }))
    await writeFile(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}

/**
 * The first styles are five kilobytes: inside the document they cost less than the request that would fetch them. Their
 * link stays, asleep: it tells the bundler's loader that they are there, which would fetch them again otherwise.
 */
async function inlineStyles(html: string): Promise<string> {
  let inlined = html
  for (const [link, path = ''] of html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+\.css)"[^>]*>/gu)) {
    const css = await readFile(join(siteFolder, path), 'utf8')
    inlined = inlined.replace(link, () => `<style>${css}</style>${link.replace('>', ' disabled>')}`)
  }
  return inlined
}

/** Puts the home page's frame into the document, so that the first paint does not wait for the app's script. */
async function prerender(): Promise<void> {
  const outDir = join(root, 'dist', 'prerender')
  await build({
    root: join(root, 'app'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'start/prerender.tsx',
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const made: unknown = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  if (
    typeof made !== 'object' ||
    made === null ||
    !('prerenderFrame' in made) ||
    typeof made.prerenderFrame !== 'function'
  ) {
    throw new Error('The frame could not be made: dist/prerender has no prerenderFrame.')
  }
  const frame = String(await made.prerenderFrame())
  const file = join(siteFolder, 'index.html')
  const html = await inlineStyles(await readFile(file, 'utf8'))
  await writeFile(
    file,
    html.replace('<div id="root"></div>', () => `<div id="root"><div data-frame>${frame}</div></div>`),
  )
}

/** Builds the app, unless what is built was made from these very sources. */
export async function buildApp(options: { force: boolean }): Promise<void> {
  const stamp = await sourceHash()
  const built =
    existsSync(stampFile) && existsSync(join(siteFolder, 'index.html')) ? await readFile(stampFile, 'utf8') : ''
  if (!options.force && built === stamp) return
  await inProduction(async () => {
    await build({ root: join(root, 'app'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
    await prerender()
  })
  await precompress()
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stampFile, stamp)
}
