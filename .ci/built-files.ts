import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/* Names and texts of built files without content hashes, which change in all importing files with any change. */

const CONTENT_HASH = /-[\w-]{8}(?=\.(?:js|css|svg|woff2|png|webp)\b)/gu

export const withoutContentHashes = (text: string): string => text.replace(CONTENT_HASH, '')

/** Digests of a folder's files by name, both without content hashes. Files of one name share an entry. */
export async function digestBuiltFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string[]>()
  for await (const path of glob('**/*.*', { cwd: folder })) {
    if (/\.(?:gz|br)$/u.test(path)) continue
    const text = withoutContentHashes(await readFile(join(folder, path), 'latin1'))
    const name = withoutContentHashes(basename(path))
    digests.set(name, [...(digests.get(name) ?? []), createHash('sha256').update(text).digest('hex')])
  }
  return new Map([...digests].map(([name, all]) => [name, all.toSorted().join(' ')]))
}
