import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { designTokens } from '#ui/tokens/design-tokens.ts'
import { root } from '../run-program.ts'
import { API_REFERENCE, buildApiReference } from './api-reference.ts'
import { buildDeclarations } from './declarations.ts'
import { uiFolder } from './entry-points.ts'
import { buildManifest, STYLE_SHEET_TYPES, TOKENS_FILE } from './manifest.ts'
import { buildModules, type PackageFiles } from './modules.ts'

/** The folder of the built library. */
const libraryFolder = join(root, 'dist', 'ui')

/** Builds the package `@cassiopeia/ui` into a folder. */
export async function buildLibrary(folder = libraryFolder): Promise<void> {
  const [modules, declarations] = await Promise.all([buildModules(), buildDeclarations()])
  const files: PackageFiles = new Map([...modules.files, ...declarations.files])
  files.set(TOKENS_FILE, JSON.stringify(designTokens(), null, 2))
  files.set(API_REFERENCE, buildApiReference())
  files.set(STYLE_SHEET_TYPES, 'export {}\n')
  files.set('package.json', await buildManifest([...modules.imports, ...declarations.imports]))
  await rm(folder, { recursive: true, force: true })
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await copyFile(join(uiFolder, 'README.md'), join(folder, 'README.md'))
}

if (import.meta.main) {
  await buildLibrary()
  console.log('The library is built into dist/ui.')
}
