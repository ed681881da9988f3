import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { packageProgram, root } from '../run-program.ts'
import { builtFile, components, entryPoints, uiFolder } from './entry-points.ts'

const RELATIVE_IMPORT = /(from |import\()(['"])(\.[^'"]+)\.tsx?\2/gu

/** Replaces the `.ts` endings of imports, which a host's compiler rejects, by those of the JavaScript. */
const withJsEndings = (declarations: string): string =>
  declarations.replaceAll(
    RELATIVE_IMPORT,
    (_, keyword: string, quote: string, path: string) => `${keyword}${quote}${builtFile(path, '.js')}${quote}`,
  )

/** Emits the declarations of the public modules and of all that they import into a folder. */
async function emit(folder: string): Promise<void> {
  const config = join(folder, 'tsconfig.json')
  await writeFile(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: uiFolder,
        outDir: folder,
      },
      files: entryPoints.map(([, module]) => join(uiFolder, module)),
      include: [],
    }),
  )
  await promisify(execFile)(packageProgram('tsc'), ['-p', config])
}

const PACKAGE_IMPORT = /(?:from |import\()['"]([^.'"][^'"]*)['"]/gu

/**
 * Builds the declarations of the package: those of the public modules and of the modules that these refer to. Returns them
 * with the specifiers of the packages that they import.
 */
export async function buildDeclarations(): Promise<{ files: Map<string, string>; imports: string[] }> {
  const cache = join(root, 'node_modules', '.cache')
  await mkdir(cache, { recursive: true })
  // Inside the project, because the compiler resolves types relative to its configuration file.
  const folder = await mkdtemp(join(cache, 'library-'))
  const files = new Map<string, string>()
  const add = async (module: string): Promise<void> => {
    const name = builtFile(module, '.d.ts')
    if (files.has(name)) return
    const text = await readFile(join(folder, module.replace(/\.tsx?$/u, '.d.ts')), 'utf8')
    files.set(name, withJsEndings(text))
    for (const [, , , path = ''] of text.matchAll(RELATIVE_IMPORT))
      await add(posix.join(posix.dirname(module), `${path}.ts`))
  }
  try {
    await emit(folder)
    for (const [, module] of entryPoints) await add(module)
  } finally {
    await rm(folder, { recursive: true })
  }
  for (const { component, module, names } of components())
    files.set(`components/${component}.d.ts`, `export { ${names.join(', ')} } from '../${builtFile(module, '.js')}'\n`)
  const imports = [...files.values()].flatMap((text) => [...text.matchAll(PACKAGE_IMPORT)].map(([, name = '']) => name))
  return { files, imports }
}
