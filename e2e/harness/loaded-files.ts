import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser } from 'playwright'
import { withoutContentHashes } from '#ci/built-files.ts'

/*
 * Which built files of the site each journey has loaded: while they, the server and the journey are unchanged, it is known
 * to pass (`.ci/journeys.ts`).
 */

/** Environment variable with the folder for one list per test file. */
export const LOADED_FILES_FOLDER = 'LOADED_FILES_FOLDER'

const loaded = new Set<string>()

/** Collects the names of all files that pages of the browser request. */
export function collectLoadedFiles(browser: Browser): void {
  browser.on('context', (context) =>
    context.on('request', (request) => {
      const name = basename(new URL(request.url()).pathname)
      if (name.includes('.')) loaded.add(withoutContentHashes(name))
    }),
  )
}

/** The file of a list. */
export const listName = (testFile: string): string => `${encodeURIComponent(testFile)}.json`

/** Writes the list of a test file that has ended. */
export function writeLoadedFiles(testFile: string): void {
  const folder = process.env[LOADED_FILES_FOLDER]
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, listName(testFile)), JSON.stringify([...loaded].toSorted()))
  loaded.clear()
}
