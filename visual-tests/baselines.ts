import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Paths in the folder of a run: `visual-tests/results`, or a downloaded copy of it. */
export const resultsIn = (resultFolder: string) => ({
  resultFolder,
  /** Findings of the run. */
  reportFile: join(resultFolder, 'report.json'),
  resultPath: (id: string, kind: 'expected' | 'actual' | 'second' | 'difference'): string =>
    join(resultFolder, id, `${kind}.webp`),
})

/** Paths below a root folder: the approved screenshots and trees, and the results of the last run. */
export function foldersIn(root: string) {
  const baselineFolder = join(root, 'baselines')
  return {
    ...resultsIn(join(root, 'results')),
    treeFolder: join(root, 'trees'),
    environmentFile: join(baselineFolder, 'environment.json'),
    baselinePath: (id: string): string => join(baselineFolder, `${id}.webp`),
    /** Ids of all approved screenshots. */
    async baselineIds(): Promise<string[]> {
      const ids: string[] = []
      for await (const file of glob('**/*.webp', { cwd: baselineFolder })) ids.push(file.replace(/\.webp$/u, ''))
      return ids.sort()
    },
  }
}

export const { resultFolder, treeFolder, environmentFile, reportFile, baselinePath, resultPath, baselineIds } =
  foldersIn(import.meta.dirname)
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Reads an approved screenshot; `null` if there is none. */
export const readBaseline = async (id: string): Promise<Buffer | null> =>
  existsSync(baselinePath(id)) ? readFile(baselinePath(id)) : null

/** Reads the captured file of a finding. */
export const readActual = (id: string): Promise<Buffer> => readFile(resultPath(id, 'actual'))

/** Writes a file and creates its parent folders. */
export async function writeInto(path: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

/** Deletes the results of the last run, or only those of some ids. */
export async function clearResults(ids: readonly string[] | 'all'): Promise<void> {
  const paths = ids === 'all' ? [resultFolder] : ids.map((id) => dirname(resultPath(id, 'actual')))
  await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })))
}
