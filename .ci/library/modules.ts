import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'
import config from '../../vite.config.ts'
import { inProduction } from '../in-production.ts'
import { builtFile, components, entryPoints, uiFolder } from './entry-points.ts'

/** The contents of files by their path in the package. */
export type PackageFiles = Map<string, string | Uint8Array>

/** Imports the styles that every host needs: cascade layers, tokens, fonts and the reset. */
const BASE = 'styles.js'
const LAYERS = 'styles-layers.css'

/** Style sheets are read from the root of the package, where their URLs are right, and written under other names. */
const assetName = ({ names: [name = ''] }: Rolldown.PreRenderedAsset): string =>
  name.endsWith('.css')
    ? `${name.replace('.css.ts.vanilla.css', '').replaceAll('/', '-')}.css`
    : 'fonts/[name][extname]'

/** In a host with server components, modules that use React belong to the client. */
const clientDirective = ({ imports }: Rolldown.RenderedChunk): string =>
  imports.some((name) => /^react(?:-dom)?(?:\/|$)/u.test(name)) ? "'use client'\n" : ''

/**
 * Compiles each source module to one ES module. The build is one for servers: packages stay imports, and no module imports
 * CSS, so that Node and a page without a bundler can load it.
 */
async function compile(): Promise<Rolldown.RolldownOutput['output']> {
  const inputs = ['styles.ts', ...entryPoints.map(([, module]) => module)].map((module) => join(uiFolder, module))
  const result = await inProduction(() =>
    build({
      configFile: false,
      root: uiFolder,
      publicDir: false,
      logLevel: 'error',
      plugins: [vanillaExtractPlugin()],
      build: {
        write: false,
        ssr: true,
        ssrEmitAssets: true,
        minify: false,
        cssMinify: true,
        assetsInlineLimit: 0,
        ...(config.build?.target === undefined ? {} : { target: config.build.target }),
        rolldownOptions: {
          input: inputs,
          preserveEntrySignatures: 'strict',
          output: {
            preserveModules: true,
            preserveModulesRoot: uiFolder,
            entryFileNames: ({ name }) => builtFile(name, '.js'),
            assetFileNames: assetName,
            banner: clientDirective,
          },
        },
      },
    }),
  )
  if (!('output' in result)) throw new Error('Vite has built more than one output.')
  return result.output
}

/** The style sheets of a chunk and of all that it imports, imported ones first. */
function styleSheetsOf(name: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const sheets = new Set<string>()
  const visited = new Set<string>()
  const visit = (file: string): void => {
    const chunk = chunks.get(file)
    if (chunk === undefined || visited.has(file)) return
    visited.add(file)
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  visit(name)
  return sheets
}

/** Builds the JavaScript, style sheets and fonts of the package. Returns them with the specifiers of all imports. */
export async function buildModules(): Promise<{ files: PackageFiles; imports: string[] }> {
  const output = await compile()
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const assets = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source] as const] : [])),
  )
  const files: PackageFiles = new Map()
  for (const [name, { code }] of chunks) if (name !== BASE) files.set(name, code)
  for (const [name, source] of assets) if (name.startsWith('fonts/')) files.set(name, source)

  // A build for servers has absolute URLs.
  const read = (sheets: Iterable<string>) =>
    [...sheets].map((sheet) => String(assets.get(sheet)).trim().replaceAll('url(/', 'url(./')).join('\n')
  const themes = styleSheetsOf('theme/index.js', chunks)
  const base = new Set([...styleSheetsOf(BASE, chunks), ...themes])
  files.set('base.css', read(base))
  files.set('styles.css', read(new Set([...base, ...styleSheetsOf('index.js', chunks)])))
  for (const { component, module, names } of components()) {
    const target = builtFile(module, '.js')
    const values = names.filter((name) => !name.startsWith('type '))
    files.set(`components/${component}.js`, `export { ${values.join(', ')} } from '../${target}'\n`)
    // Each sheet declares the order of the layers, so that the order of the sheets is free.
    const own = [...styleSheetsOf(target, chunks)].filter((sheet) => !base.has(sheet))
    files.set(`components/${component}.css`, read([LAYERS, ...own]))
  }
  return {
    files,
    // Rolldown's runtime lists an import of Node that its code does not have.
    imports: [...chunks.values()]
      .flatMap(({ imports, dynamicImports, code }) =>
        [...imports, ...dynamicImports].filter((name) => code.includes(`"${name}"`)),
      )
      .filter((name) => !chunks.has(name)),
  }
}
