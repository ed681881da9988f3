import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, stat, unlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * Files of earlier builds, in a folder that all versions of the site share (`KEEP_ASSETS_DIR`). A page that was opened
 * before a new version asks for its own files, and while two versions run, each server is asked for those of the other.
 * The names contain hashes of the contents, so files of different builds do not collide.
 */

const DAY_MS = 86_400_000
/** Longer than a page is left open. */
const KEEP_DAYS = 30
/** How often a running server says that its files are still used. */
export const KEEP_INTERVAL_MS = DAY_MS

/**
 * Copies under another name first: another process may already serve the file, or be copying it. Not by the process id,
 * which is 1 in every container.
 */
async function copyWhole(source: string, target: string): Promise<void> {
  const part = `${target}.${randomUUID()}.part`
  await copyFile(source, part)
  await rename(part, target)
}

/**
 * Adds the files of a build (`<build>/assets`) to the kept ones, and removes those that no server has run with for 30
 * days.
 */
export async function keepAssets(build: string, kept: string, now: number): Promise<void> {
  const [source, target] = [join(build, 'assets'), join(kept, 'assets')]
  await mkdir(target, { recursive: true })
  const present = new Set(await readdir(target))
  const names = await readdir(source)
  for (const name of names) {
    const file = join(target, name)
    if (!present.has(name)) await copyWhole(join(source, name), file)
    await utimes(file, new Date(now), new Date(now))
  }
  for (const name of present) {
    const file = join(target, name)
    // Another process may have removed it.
    const modifiedAt = (await stat(file).catch(() => null))?.mtimeMs ?? now
    if (modifiedAt < now - KEEP_DAYS * DAY_MS) await unlink(file).catch(() => undefined)
  }
}

/** Where the files of the app and of the games are kept. */
export const keptFolders = (folder: string) => ({ site: join(folder, 'site'), games: join(folder, 'games') })
