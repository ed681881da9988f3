import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isAlive, processStart, type ProcessMark } from './process-mark.ts'
import { DataFolderUnusable } from './unusable.ts'

/*
 * PGlite takes no lock of its own on its folder, and two processes on one folder lose acknowledged writes. So the server
 * takes one: `lock.json`, which names its holder. Whoever wants it first says so by a file of its own, whose name says all: it
 * is there with its first byte, no other process ever removes it while its maker lives, and only who has seen that he is alone
 * touches `lock.json`. So nobody takes away a lock that another has just taken over from the dead.
 */

/** Who holds a data folder. */
interface LockHolder extends ProcessMark {
  since: string
}

/** Another live process holds the folder; the message says which one. */
export class DataFolderLocked extends Error {
  override name = 'DataFolderLocked'
}

const CLAIM = /^lock\.(\d+)-(\d*)-([^.]*)\.[\da-f-]+$/u
/** How long the one whose turn it is waits for those who came with him and withdraw: each does so within a few file operations. */
const PATIENCE = 2000
const pause = new Int32Array(new SharedArrayBuffer(4))

interface Claim extends ProcessMark {
  file: string
}

/** A dot is what parts the name, and encoding leaves it as it is. */
const encodeHost = (host: string) => encodeURIComponent(host).replaceAll('.', '%2E')
const claimName = ({ pid, started, host }: ProcessMark) => `lock.${pid}-${started}-${encodeHost(host)}.${randomUUID()}`

function claimOf(file: string): Claim | null {
  const [, pid, started, host] = CLAIM.exec(file) ?? []
  if (pid === undefined || started === undefined || host === undefined) return null
  return { file, pid: Number(pid), started, host: decodeURIComponent(host) }
}

/** The claims of others who live. What the dead have left is cleared away: its name was theirs alone. */
function otherClaims(folder: string, mine: string): Claim[] {
  const claims = readdirSync(folder).map(claimOf)
  return claims.filter((claim): claim is Claim => {
    if (claim === null || claim.file === mine) return false
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

/** Waits until nobody else wants the folder. Of several who want it at once the first by name stays, and the others give way. */
function untilAlone(folder: string, mine: string): void {
  for (let waited = 0; ; waited += 1) {
    const others = otherClaims(folder, mine)
    if (others.length === 0) return
    const first = others.find(({ file }) => file < mine)
    const [other] = others
    const inTheWay = first ?? (waited < PATIENCE ? undefined : other)
    if (inTheWay !== undefined) {
      throw new DataFolderLocked(
        `${folder} is being taken by process ${inTheWay.pid} on ${inTheWay.host} at this moment. Stop it, or start again.`,
      )
    }
    Atomics.wait(pause, 0, 0, 1)
  }
}

/** Puts the claim down, in a folder that is made where there is none. */
function writeClaim(folder: string, claim: string, mine: LockHolder): void {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, claim), JSON.stringify(mine), { flag: 'wx' })
  } catch (error) {
    throw new DataFolderUnusable(folder, error)
  }
}

/**
 * Takes the data folder for this process and returns what gives it back. A dead process's lock is taken over.
 * @throws DataFolderLocked where a live process holds it, DataFolderUnusable where nothing can be written there.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'lock.json')
  const me: ProcessMark = { pid: process.pid, host: hostname(), started: processStart(process.pid) ?? '' }
  const mine: LockHolder = { ...me, since: new Date().toISOString() }
  const claim = claimName(me)
  writeClaim(folder, claim, mine)
  try {
    untilAlone(folder, claim)
    const holder = readHolder(file)
    if (holder !== null && isAlive(holder)) {
      throw new DataFolderLocked(
        `${folder} is in use by process ${holder.pid} on ${holder.host} since ${holder.since}. Stop it, or set DATA_DIR to another folder.`,
      )
    }
    // In one step the claim becomes the lock, over whatever a dead process has left.
    renameSync(join(folder, claim), file)
  } catch (error) {
    rmSync(join(folder, claim), { force: true })
    throw error
  }
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
  }
}
