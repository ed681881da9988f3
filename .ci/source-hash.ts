import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Unit tests and documents change nothing that is built or served. */
const IGNORED = /\.(?:test|cases)\.tsx?$|\.md$/u

/**
 * Hash of the source files that match the patterns: of their contents and of their paths in the project, so that it is the
 * same in every checkout. Unit tests and documents count only if `withTests` is set.
 */
export async function sourceHash(patterns: readonly string[], { withTests = false } = {}): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && (withTests || !IGNORED.test(entry.name))) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${relative(root, file)}\0`).update(await readFile(file))
  return hash.digest('hex')
}
