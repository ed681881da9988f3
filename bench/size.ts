import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { inProduction } from '#ci/in-production.ts'
import { gameTexts } from './game-sizes.ts'

/*
 * `npm run size`: the download sizes of what every page needs by package, of the pages and of the games, compared with the
 * budgets. A chunk's gzip size is split among its modules by their minified length.
 */
const root = join(import.meta.dirname, '..')
const KB = 1000
const BUDGETS = { scripts: 170 * KB, styles: 15 * KB, fonts: 60 * KB }
/** Budgets of pages in brotli: their script with that of the shell, without the lazy parts of a page. */
const PAGE_BUDGET = 220 * KB
const PAGE_BUDGETS = new Map([
  ['winners', 225 * KB],
  ['tournament', 245 * KB],
  ['invoice', 252 * KB],
  ['payment-notify', 252 * KB],
  ['game', 274 * KB],
  ['cashbox', 277 * KB],
])
/** The budget of a game's frame. */
const GAME_BUDGET = 60 * KB

type Output = Rollup.OutputChunk | Rollup.OutputAsset
const isChunk = (file: Output): file is Rollup.OutputChunk => file.type === 'chunk'

async function buildInMemory(): Promise<Output[]> {
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

/** The chunks that `index.html` loads, with their static imports. */
function findEntryChunks(files: readonly Output[]): Rollup.OutputChunk[] {
  const byName = new Map(files.filter(isChunk).map((chunk) => [chunk.fileName, chunk]))
  const page = files.find((file) => !isChunk(file) && file.fileName === 'index.html')
  const chunks = new Set<Rollup.OutputChunk>()
  const visit = (name: string) => {
    const chunk = byName.get(name)
    if (chunk === undefined || chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports.forEach(visit)
  }
  if (page !== undefined && !isChunk(page)) {
    for (const [, name = ''] of String(page.source).matchAll(/<script[^>]*\ssrc="\/([^"]+)"/gu)) visit(name)
  }
  if (chunks.size === 0) throw new Error('The built index.html loads no script')
  return [...chunks]
}

function packageOf(module: string): string {
  const path = module.split('node_modules/').at(-1)
  if (path === undefined || path === module) return `${module.replace(`${root}/`, '').split('/')[0] ?? module}/`
  const [scope = '', name = ''] = path.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

const gzipped = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length
const brotliSizes = new Map<string, number>()
/** As the server sends a built file. */
function compressed(text: string): number {
  const size = brotliSizes.get(text) ?? brotliCompressSync(text).length
  brotliSizes.set(text, size)
  return size
}
const formatSize = (bytes: number): string => `${(bytes / KB).toFixed(1).padStart(7)} kB`

const outputs = await buildInMemory()
const entryChunks = findEntryChunks(outputs)
const byPackage = new Map<string, number>()
let scripts = 0
for (const chunk of entryChunks) {
  const size = gzipped(chunk.code)
  scripts += size
  const lengths = Object.entries(chunk.modules).map(
    ([id, { renderedLength }]) => [packageOf(id), renderedLength] as const,
  )
  const total = lengths.reduce((sum, [, length]) => sum + length, 0)
  for (const [name, length] of lengths) byPackage.set(name, (byPackage.get(name) ?? 0) + (size * length) / total)
}
const cssNames = new Set(entryChunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
let styles = 0
for (const file of outputs) if (!isChunk(file) && cssNames.has(file.fileName)) styles += gzipped(file.source)
const fonts = await Promise.all(
  ['latin', 'cyrillic', 'ruble'].map(
    async (name) => (await readFile(join(root, 'ui', 'fonts', `manrope-${name}.woff2`))).length,
  ),
)
const sizes = { scripts, styles, fonts: fonts.reduce((sum, size) => sum + size, 0) }

console.log('JavaScript of every page, gzip, by package:')
for (const [name, size] of [...byPackage].sort((a, b) => b[1] - a[1])) console.log(`${formatSize(size)}  ${name}`)
let overBudgetCount = 0
for (const [name, limit] of Object.entries(BUDGETS)) {
  const size = Object.entries(sizes).find(([kind]) => kind === name)?.[1] ?? 0
  if (size > limit) overBudgetCount += 1
  console.log(
    `${formatSize(size)}  ${name} of at most ${formatSize(limit).trim()}${size > limit ? '  OVER THE BUDGET' : ''}`,
  )
}

/** Chunks that every page loads shortly after the first screen. */
const SHELL_MODULES = [
  'pages/layout/deferred-ui.tsx',
  'shell/frame/notices.tsx',
  'shell/frame/footer.tsx',
  'start/deferred-start.ts',
  'i18n/pages/ru.ts',
]
const importsOf = (entry: Rollup.OutputChunk, excluded: ReadonlySet<Rollup.OutputChunk>): Set<Rollup.OutputChunk> => {
  const chunks = new Set<Rollup.OutputChunk>()
  const visit = (chunk: Rollup.OutputChunk) => {
    if (excluded.has(chunk) || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const name of chunk.imports) {
      const next = outputs.filter(isChunk).find(({ fileName }) => fileName === name)
      if (next !== undefined) visit(next)
    }
  }
  visit(entry)
  return chunks
}
const shellChunks = new Set(entryChunks)
for (const module of SHELL_MODULES) {
  const chunk = outputs.filter(isChunk).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`app/${module}`) === true)
  if (chunk === undefined) throw new Error(`${module} has no chunk of its own`)
  for (const part of importsOf(chunk, shellChunks)) shellChunks.add(part)
}
/** The libraries of `CardForm`: only pages that ask for a card may load them. */
const CARD_LIBRARIES = /node_modules\/(?:@maskito|card-validator|credit-card-type)\//u
for (const { fileName, modules } of shellChunks) {
  if (!Object.keys(modules).some((id) => CARD_LIBRARIES.test(id))) continue
  overBudgetCount += 1
  console.log(`${fileName}  LOADS THE CARD LIBRARIES ON EVERY PAGE`)
}
console.log('JavaScript of the pages with the shell, without their lazy parts, brotli:')
for (const chunk of outputs.filter(isChunk)) {
  const page = /app\/pages\/(.+?)\/page\.tsx$/u.exec(chunk.facadeModuleId ?? '')?.[1]
  if (page === undefined) continue
  const size = [...shellChunks, ...importsOf(chunk, shellChunks)].reduce((sum, { code }) => sum + compressed(code), 0)
  const budget = PAGE_BUDGETS.get(page) ?? PAGE_BUDGET
  if (size > budget) overBudgetCount += 1
  console.log(
    `${formatSize(size)}  ${page} of at most ${formatSize(budget).trim()}${size > budget ? '  OVER THE BUDGET' : ''}`,
  )
}
console.log('Frames of games, without fonts, gzip:')
for (const [game, texts] of await gameTexts()) {
  const size = texts.reduce((sum, text) => sum + gzipped(text), 0)
  if (size > GAME_BUDGET) overBudgetCount += 1
  console.log(
    `${formatSize(size)}  ${game} of at most ${formatSize(GAME_BUDGET).trim()}${size > GAME_BUDGET ? '  OVER THE BUDGET' : ''}`,
  )
}
process.exitCode = overBudgetCount === 0 ? 0 : 1
