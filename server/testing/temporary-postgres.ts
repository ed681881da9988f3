import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

/** A PostgreSQL server or database for the duration of a test. */
export interface TemporaryPostgres {
  url: string
  stop(): void | Promise<void>
}

/** A standby of a temporary PostgreSQL, by streaming replication. */
export interface TemporaryStandby {
  stop(): void
  /** The standby's address of a database of the primary. */
  urlOf(primaryUrl: string): string
  /** Ends it at once, until `start`. */
  kill(): Promise<void>
  start(): Promise<void>
}

const VERSIONS = '/usr/lib/postgresql'

/** The folder of the newest installed PostgreSQL, which has its version; `null` if there is none. */
export function findPostgres(): string | null {
  if (!existsSync(VERSIONS)) return null
  const newest = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0]
  const folder = newest === undefined ? '' : join(VERSIONS, newest, 'bin')
  return existsSync(join(folder, 'initdb')) ? folder : null
}

/** PostgreSQL does not run as root, so use the package's own user. */
function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: id('-u'), gid: id('-g') }
}

const runStatement = async (server: string, statement: string) => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Creates a database on a running server, empty or from a template, so that test files are isolated. */
export async function createTestDatabase(
  server: string,
  template?: string,
): Promise<TemporaryPostgres & { name: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runStatement(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  return {
    name,
    // `URL` cannot parse a socket URL without a host.
    url: server.replace(/\/[^/?]*(?=\?|$)/u, `/${name}`),
    stop: () => runStatement(server, `drop database ${name}`),
  }
}

/**
 * Returns the PostgreSQL server of `TEST_DATABASE_URL`, or starts one on a socket in a temporary folder; `null` if
 * PostgreSQL is not installed.
 */
export function temporaryPostgres(): TemporaryPostgres | null {
  const externalUrl = process.env['TEST_DATABASE_URL']
  if (externalUrl) return { url: externalUrl, stop: () => undefined }
  const bin = findPostgres()
  if (bin === null) return null
  const { url, stop } = startServer(bin, (run, data) =>
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']),
  )
  return { url, stop }
}

type RunProgram = (program: string, args: readonly string[]) => void

/** Starts a server on a socket in a temporary folder, whose data `create` makes. */
function startServer(bin: string, create: (run: RunProgram, data: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = postgresUser()
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const run: RunProgram = (program, args) => {
    execFileSync(join(bin, program), args, { stdio: 'ignore', cwd: folder, ...user })
  }
  const data = join(folder, 'data')
  create(run, data)
  const startArgs = [
    '-D',
    data,
    '-w',
    '-o',
    `-k ${folder} -c listen_addresses='' -c fsync=off`,
    '-l',
    join(folder, 'log'),
    'start',
  ]
  const stopArgs = ['-D', data, '-m', 'immediate', 'stop']
  const control = (args: readonly string[]) => promisify(execFile)(join(bin, 'pg_ctl'), args, { cwd: folder, ...user })
  run('pg_ctl', startArgs)
  let isRunning = true
  return {
    url: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    async start() {
      await control(startArgs)
      isRunning = true
    },
    async kill() {
      isRunning = false
      await control(stopArgs)
    },
    stop() {
      if (isRunning) run('pg_ctl', stopArgs)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Copies the server of a `temporaryPostgres` and starts the copy as its standby; `null` if PostgreSQL is not installed, or
 * the server is that of `TEST_DATABASE_URL`, which may not allow it.
 */
export function temporaryStandby(primary: TemporaryPostgres): TemporaryStandby | null {
  const bin = findPostgres()
  if (bin === null || process.env['TEST_DATABASE_URL']) return null
  const { host } = new pg.Client({ connectionString: primary.url })
  const { url, ...server } = startServer(bin, (run, data) =>
    run('pg_basebackup', ['-h', host, '-U', 'postgres', '-D', data, '-c', 'fast', '--no-sync', '-R']),
  )
  const place = url.slice(url.indexOf('?'))
  return { ...server, urlOf: (primaryUrl) => primaryUrl.replace(/\?.*/u, place) }
}
