import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Tests and documents change nothing that is built or served. */
const IGNORED = /\.(?:test|cases)\.tsx?$|\.mdx?$/u

/**
 * Hash of the source files that match the patterns, without tests and documents: of their contents and of their paths
 * in the project, so that it is the same in every checkout.
 */
export async function sourceHash(patterns: readonly string[]): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !IGNORED.test(entry.name)) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${relative(root, file)}\0`).update(await readFile(file))
  return hash.digest('hex')
}
