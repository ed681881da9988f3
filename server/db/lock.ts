import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isAlive, processStart, type ProcessIdentity } from './process-identity.ts'
import { DataFolderUnusable } from './database-errors.ts'

/*
 * PGlite does not lock its folder, and two processes on one folder lose acknowledged writes. So the server writes
 * `lock.json` with its holder.
 *
 * To take the lock, a process first creates a claim file with a unique name. Only a process without living competitors
 * replaces `lock.json`, so a fresh lock is never overwritten.
 */

/** The process that holds a data folder. */
interface LockHolder extends ProcessIdentity {
  since: string
}

/** Another live process holds the folder; the message names it. */
export class DataFolderLocked extends Error {
  override name = 'DataFolderLocked'
}

const CLAIM = /^lock\.(\d+)-(\d*)-([^.]*)\.[\da-f-]+$/u
/** Maximum waits of 1 ms for competing claims, which are withdrawn within a few file operations. */
const MAX_WAITS = 2000
const sleepBuffer = new Int32Array(new SharedArrayBuffer(4))

interface Claim extends ProcessIdentity {
  file: string
}

/** Dots separate the parts of the name, and `encodeURIComponent` keeps them. */
const encodeHost = (host: string) => encodeURIComponent(host).replaceAll('.', '%2E')
const claimName = ({ pid, started, host }: ProcessIdentity) =>
  `lock.${pid}-${started}-${encodeHost(host)}.${randomUUID()}`

function claimOf(file: string): Claim | null {
  const [, pid, started, host] = CLAIM.exec(file) ?? []
  if (pid === undefined || started === undefined || host === undefined) return null
  return { file, pid: Number(pid), started, host: decodeURIComponent(host) }
}

/** Claims of other live processes. Removes claims of dead ones, whose names are unique. */
function otherClaims(folder: string, ownFile: string): Claim[] {
  const claims = readdirSync(folder).map(claimOf)
  return claims.filter((claim): claim is Claim => {
    if (claim === null || claim.file === ownFile) return false
    if (isAlive(claim)) return true
    rmSync(join(folder, claim.file), { force: true })
    return false
  })
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

/**
 * Waits until no other process claims the folder. Among competitors the first by name stays. @throws DataFolderLocked
 * for the others
 */
function waitUntilAlone(folder: string, ownFile: string): void {
  for (let waited = 0; ; waited += 1) {
    const others = otherClaims(folder, ownFile)
    if (others.length === 0) return
    const first = others.find(({ file }) => file < ownFile)
    const [other] = others
    const blocker = first ?? (waited < MAX_WAITS ? undefined : other)
    if (blocker !== undefined) {
      throw new DataFolderLocked(
        `${folder} is being taken by process ${blocker.pid} on ${blocker.host} at this moment. Stop it, or start again.`,
      )
    }
    Atomics.wait(sleepBuffer, 0, 0, 1)
  }
}

/** Writes the claim file, creating the folder if needed. */
function writeClaim(folder: string, claim: string, ownHolder: LockHolder): void {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, claim), JSON.stringify(ownHolder), { flag: 'wx' })
  } catch (error) {
    throw new DataFolderUnusable(folder, error)
  }
}

/**
 * Locks the data folder for this process and returns a function that unlocks it. Takes over the lock of a dead process.
 * @throws DataFolderLocked if a live process holds it, DataFolderUnusable if the folder is not writable
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'lock.json')
  const me: ProcessIdentity = { pid: process.pid, host: hostname(), started: processStart(process.pid) ?? '' }
  const ownHolder: LockHolder = { ...me, since: new Date().toISOString() }
  const claim = claimName(me)
  writeClaim(folder, claim, ownHolder)
  try {
    waitUntilAlone(folder, claim)
    const holder = readHolder(file)
    if (holder !== null && isAlive(holder)) {
      throw new DataFolderLocked(
        `${folder} is in use by process ${holder.pid} on ${holder.host} since ${holder.since}. Stop it, or set DATA_DIR to another folder.`,
      )
    }
    // An atomic rename turns the claim into the lock, replacing that of a dead process.
    renameSync(join(folder, claim), file)
  } catch (error) {
    rmSync(join(folder, claim), { force: true })
    throw error
  }
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
  }
}
