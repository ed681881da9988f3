import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { FrameFiles } from '#games/kit/document.ts'

/** Where `npm run build` puts the games. */
export const BUILT_GAMES = join(import.meta.dirname, '..', '..', '..', 'dist', 'games')

/** The part of Vite's manifest that is needed. */
const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())), css: z.optional(z.array(z.string())) }),
)
type Manifest = z.output<typeof Manifest>

/** URL of a built file. */
const urlOf = (file: string): string => `/play/frames/${file}`

/** The chunks of an entry, each after those that it imports. */
function chunksOf(manifest: Manifest, name: string, seen = new Set<string>()): Manifest[string][] {
  const chunk = manifest[name]
  if (chunk === undefined || seen.has(name)) return []
  seen.add(name)
  return [...(chunk.imports ?? []).flatMap((one) => chunksOf(manifest, one, seen)), chunk]
}

/**
 * Finds the built files of a game; `null` if the games are not built. It reads the manifest each time, so that a game
 * that is built again needs no restart.
 */
export async function builtFiles(folder: string, game: string): Promise<FrameFiles | null> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null)
  if (text === null) return null
  const chunks = chunksOf(Manifest.parse(JSON.parse(text)), `${game}/view.ts`)
  const entry = chunks.at(-1)
  if (entry === undefined) return null
  return {
    styles: chunks.flatMap(({ css }) => css ?? []).map(urlOf),
    script: urlOf(entry.file),
    preloads: chunks.slice(0, -1).map(({ file }) => urlOf(file)),
  }
}
