import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { root } from '../run-program.ts'
import { builtFile, entryPoints } from './entry-points.ts'

const versions = z.record(z.string(), z.string())
const rootManifest = z.object({ version: z.string(), license: z.string(), dependencies: versions })
const dependencyManifest = z.object({
  peerDependencies: z.optional(versions),
  peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) }))),
})

/** The React of the host, so that a page has one. The minor release is the oldest that has all that is used. */
const PEERS = { react: '^19.3.0', 'react-dom': '^19.3.0' }

/** The tokens for design tools. */
export const TOKENS_FILE = 'cassiopeia.tokens.json'

/** The declarations of every style sheet, which exports nothing. */
export const STYLE_SHEET_TYPES = 'style-sheet.d.ts'

/** The package of an import, such as `@radix-ui/react-tabs`. */
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** The packages that a package needs beside it, such as `@maskito/core` for `@maskito/react`. */
async function peersOf(name: string): Promise<string[]> {
  const manifest = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')
  const { peerDependencies = {}, peerDependenciesMeta = {} } = dependencyManifest.parse(JSON.parse(manifest))
  return Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true)
}

const filesOf = (module: string) => ({
  types: `./${builtFile(module, '.d.ts')}`,
  default: `./${builtFile(module, '.js')}`,
})

/** A strict compiler looks for types of every import, also of a style sheet. */
const styleSheet = (file: string) => ({ types: `./${STYLE_SHEET_TYPES}`, default: `./${file}` })

/** Builds the `package.json` of the library from all imports of its files. The versions are those of the root. */
export async function buildManifest(imports: readonly string[]): Promise<string> {
  const { version, license, dependencies } = rootManifest.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  )
  const rangesOf = (names: readonly string[]) =>
    Object.fromEntries(
      names.toSorted().map((name) => {
        const range = dependencies[name]
        if (range === undefined) throw new Error(`ui/ needs ${name}, which is no dependency in package.json.`)
        return [name, range]
      }),
    )
  const needed = new Set(imports.map(packageOf))
  // The peers of a package join the set while it is read, and have their own peers read.
  for (const name of needed) for (const peer of await peersOf(name)) needed.add(peer)
  const manifest = {
    name: '@cassiopeia/ui',
    version,
    description: 'The design system of Cassiopeia: React components for online casinos',
    license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(entryPoints.map(([path, module]) => [path, filesOf(module)])),
      './styles.css': styleSheet('styles.css'),
      './base.css': styleSheet('base.css'),
      './tokens.json': `./${TOKENS_FILE}`,
      './fonts/*': './fonts/*',
      './package.json': './package.json',
      './*.css': styleSheet('components/*.css'),
      './*': filesOf('components/*.ts'),
    },
    peerDependencies: PEERS,
    dependencies: rangesOf([...needed].filter((name) => !(name in PEERS))),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
