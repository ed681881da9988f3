import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where the approved pictures lie. */
export const baselineFolder = join(import.meta.dirname, 'baselines')
/** Where the last run left what differs, for the reviewer. */
export const resultFolder = join(import.meta.dirname, 'results')
export const environmentFile = join(baselineFolder, 'environment.json')

export const baselinePath = (id: string): string => join(baselineFolder, `${id}.png`)
export const resultPath = (id: string, kind: 'expected' | 'actual' | 'second' | 'difference'): string =>
  join(resultFolder, id, `${kind}.png`)
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Every approved picture's id. */
export async function baselineIds(): Promise<string[]> {
  const ids: string[] = []
  for await (const file of glob('**/*.png', { cwd: baselineFolder })) ids.push(file.replace(/\.png$/u, ''))
  return ids.sort()
}

/** Reads an approved picture, or `null` where there is none. */
export const readBaseline = async (id: string): Promise<Buffer | null> =>
  existsSync(baselinePath(id)) ? readFile(baselinePath(id)) : null

/** Writes a file and the folders above it. */
export async function writeInto(path: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

/** Forgets the last run. */
export const clearResults = (): Promise<void> => rm(resultFolder, { recursive: true, force: true })
