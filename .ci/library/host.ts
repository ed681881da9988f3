import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { root } from '../run-program.ts'
import { buildLibrary } from './build.ts'
import { uiFolder } from './entry-points.ts'

/* Hosts of the library, for its tests: projects that have installed the package and contain the code of its README. */

export const execute = promisify(execFile)

export const packageManifest = z.object({
  exports: z.record(z.string(), z.unknown()),
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
})

/** Builds the library and packs it. Returns the path of the tarball, in a folder of its own. */
export async function packLibrary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'library-'))
  await buildLibrary(join(folder, 'built'))
  const { stdout } = await execute('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(folder, 'built'),
  })
  return join(folder, stdout.trim())
}

/** The code of a file in the README: the block after the line that has only its name. */
export async function readmeFile(name: string): Promise<string> {
  const readme = await readFile(join(uiFolder, 'README.md'), 'utf8')
  const [, after] = readme.split(`\n\`${name}\`:\n`)
  const code = /^\n```\w+\n(.*?)^```$/msu.exec(after ?? '')?.[1]
  if (code === undefined) throw new Error(`ui/README.md has no code of ${name}.`)
  return code
}

/** Writes files by their path in a folder. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** A project with the package and, as links, the packages that its manifest names and their types: nothing else resolves. */
export interface LinkedHost {
  folder: string
  /** The folder of the installed package. */
  library: string
  /** The names of the component modules. */
  components: string[]
}

/** Installs a tarball without the network. */
export async function createLinkedHost(tarball: string): Promise<LinkedHost> {
  const folder = join(dirname(tarball), 'host')
  const library = join(folder, 'node_modules', '@cassiopeia', 'ui')
  await mkdir(library, { recursive: true })
  await execute('tar', ['-xzf', tarball, '--strip-components=1', '-C', library])
  const manifest = packageManifest.parse(JSON.parse(await readFile(join(library, 'package.json'), 'utf8')))
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  for (const name of [...installed, '@types/react', '@types/react-dom']) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(root, 'node_modules', name), link)
  }
  await writeFiles(folder, { 'package.json': '{ "type": "module", "private": true }' })
  const files = await readdir(join(library, 'components'))
  return { folder, library, components: files.flatMap((file) => /^(.+)\.js$/u.exec(file)?.[1] ?? []) }
}
