import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL server or database for the duration of a test. */
export interface TemporaryPostgres {
  url: string
  stop(): void | Promise<void>
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
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = postgresUser()
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const options = { stdio: 'ignore' as const, cwd: folder, ...user }
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options)
  execFileSync(
    join(bin, 'pg_ctl'),
    ['-D', data, '-w', '-o', `-k ${folder} -c listen_addresses='' -c fsync=off`, '-l', join(folder, 'log'), 'start'],
    options,
  )
  return {
    url: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
