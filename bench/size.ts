import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { inProduction } from '#ci/in-production.ts'

/*
 * `npm run size`: what a guest's home page costs before it is usable, by package, against the budget. A chunk's
 * compressed bytes are shared among its modules by their length after minification.
 */
const root = join(import.meta.dirname, '..')
const KB = 1000
const budget = { scripts: 150 * KB, styles: 15 * KB, fonts: 60 * KB }
/** What a page may fetch beyond what the shell has anyway. */
const ROUTE_BUDGET = 25 * KB

type Output = Rollup.OutputChunk | Rollup.OutputAsset
const isChunk = (file: Output): file is Rollup.OutputChunk => file.type === 'chunk'

async function buildQuietly(): Promise<Output[]> {
  const result = await inProduction(() =>
    build({
      root: join(root, 'app'),
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { write: false },
    }),
  )
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((output) => ('output' in output ? output.output : []))
}

/** The chunks that the document asks for, with what they import in turn. */
function firstChunks(files: readonly Output[]): Rollup.OutputChunk[] {
  const byName = new Map(files.filter(isChunk).map((chunk) => [chunk.fileName, chunk]))
  const page = files.find((file) => !isChunk(file) && file.fileName === 'index.html')
  const found = new Set<Rollup.OutputChunk>()
  const visit = (name: string) => {
    const chunk = byName.get(name)
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(visit)
  }
  if (page !== undefined && !isChunk(page)) {
    for (const [, name = ''] of String(page.source).matchAll(/<script[^>]*\ssrc="\/([^"]+)"/gu)) visit(name)
  }
  if (found.size === 0) throw new Error('The built page asks for no script: nothing was measured.')
  return [...found]
}

function packageOf(module: string): string {
  const path = module.split('node_modules/').at(-1)
  if (path === undefined || path === module) return `${module.replace(`${root}/`, '').split('/')[0] ?? module}/`
  const [scope = '', name = ''] = path.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length
const shown = (bytes: number): string => `${(bytes / KB).toFixed(1).padStart(7)} kB`

const outputs = await buildQuietly()
const first = firstChunks(outputs)
const byPackage = new Map<string, number>()
let scripts = 0
for (const chunk of first) {
  const size = gzipped(chunk.code)
  scripts += size
  const lengths = Object.entries(chunk.modules).map(
    ([id, { renderedLength }]) => [packageOf(id), renderedLength] as const,
  )
  const total = lengths.reduce((sum, [, length]) => sum + length, 0)
  for (const [name, length] of lengths) byPackage.set(name, (byPackage.get(name) ?? 0) + (size * length) / total)
}
const cssNames = new Set(first.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
let styles = 0
for (const file of outputs) if (!isChunk(file) && cssNames.has(file.fileName)) styles += gzipped(file.source)
const fonts = await Promise.all(
  ['latin', 'cyrillic', 'ruble'].map(
    async (name) => (await readFile(join(root, 'ui', 'fonts', `manrope-${name}.woff2`))).length,
  ),
)
const sizes = { scripts, styles, fonts: fonts.reduce((sum, size) => sum + size, 0) }

console.log('JavaScript of the home page before it is usable, gzip, by package:')
for (const [name, size] of [...byPackage].sort((a, b) => b[1] - a[1])) console.log(`${shown(size)}  ${name}`)
let over = 0
for (const [name, limit] of Object.entries(budget)) {
  const size = Object.entries(sizes).find(([kind]) => kind === name)?.[1] ?? 0
  if (size > limit) over += 1
  console.log(`${shown(size)}  ${name} of at most ${shown(limit).trim()}${size > limit ? '  OVER THE BUDGET' : ''}`)
}

/** Chunks that the shell fetches on every page by itself, soon after the first screen. */
const shellParts = ['deferred-ui', 'header-menus', 'deferred-start']
const closure = (entry: Rollup.OutputChunk, known: ReadonlySet<Rollup.OutputChunk>): Set<Rollup.OutputChunk> => {
  const found = new Set<Rollup.OutputChunk>()
  const visit = (chunk: Rollup.OutputChunk) => {
    if (known.has(chunk) || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) {
      const next = outputs.filter(isChunk).find(({ fileName }) => fileName === name)
      if (next !== undefined) visit(next)
    }
  }
  visit(entry)
  return found
}
const shell = new Set(first)
for (const chunk of outputs.filter(isChunk)) {
  if (shellParts.includes(chunk.name)) for (const part of closure(chunk, shell)) shell.add(part)
}
console.log('JavaScript of a route beyond the shell, gzip:')
for (const chunk of outputs.filter(isChunk)) {
  const page = /app\/pages\/(.+?)(?:\/page)?\.tsx?$/u.exec(chunk.facadeModuleId ?? '')?.[1]
  if (page === undefined || !chunk.isDynamicEntry || page.startsWith('home/')) continue
  const size = [...closure(chunk, shell)].reduce((sum, { code }) => sum + gzipped(code), 0)
  if (size > ROUTE_BUDGET) over += 1
  console.log(
    `${shown(size)}  ${page} of at most ${shown(ROUTE_BUDGET).trim()}${size > ROUTE_BUDGET ? '  OVER THE BUDGET' : ''}`,
  )
}
process.exitCode = over === 0 ? 0 : 1
