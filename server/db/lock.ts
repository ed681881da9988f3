import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/*
 * PGlite takes no lock of its own on its folder, and two processes on one folder lose acknowledged writes. So the server
 * takes one: a file made with O_EXCL, which names its holder.
 */

/** Who holds a data folder. */
export interface LockHolder {
  pid: number
  host: string
  /** When the process started, as the kernel counts it: tells a reused process number from the holder. */
  started: string
  since: string
}

/** Another live process holds the folder; the message says which one. */
export class DataFolderLocked extends Error {
  override name = 'DataFolderLocked'
}

function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name, in brackets, may hold spaces: the fields are counted after it. The start is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function signalsExist(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isAlive(holder: LockHolder): boolean {
  // Another machine's process cannot be looked at (a shared folder): it counts as alive.
  if (holder.host !== hostname()) return true
  const started = processStart(holder.pid)
  return started === null ? signalsExist(holder.pid) : started === holder.started
}

function readHolder(file: string): LockHolder | null {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof read !== 'object' || read === null) return null
    if (!('pid' in read && 'host' in read && 'started' in read && 'since' in read)) return null
    const { pid, host, started, since } = read
    return typeof pid === 'number' ? { pid, host: String(host), started: String(started), since: String(since) } : null
  } catch {
    return null
  }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * Takes the data folder for this process and returns what gives it back. A dead process's lock is taken over.
 * @throws DataFolderLocked where a live process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock.json')
  const mine: LockHolder = {
    pid: process.pid,
    host: hostname(),
    started: processStart(process.pid) ?? '',
    since: new Date().toISOString(),
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' })
      return () => {
        if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
      }
    } catch (error) {
      if (!isTaken(error)) throw error
    }
    const holder = readHolder(file)
    if (holder !== null && isAlive(holder)) {
      throw new DataFolderLocked(
        `${folder} is in use by process ${holder.pid} on ${holder.host} since ${holder.since}. Stop it, or set DATA_DIR to another folder.`,
      )
    }
    rmSync(file, { force: true })
  }
  throw new DataFolderLocked(`${folder} is being taken by another process at this moment. Start again.`)
}
