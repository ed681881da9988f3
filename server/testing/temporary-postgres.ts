import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL that lives as long as a test. */
export interface TemporaryPostgres {
  url: string
  stop(): void | Promise<void>
}

const VERSIONS = '/usr/lib/postgresql'

function binaries(): string | null {
  if (!existsSync(VERSIONS)) return null
  const newest = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0]
  const folder = newest === undefined ? '' : join(VERSIONS, newest, 'bin')
  return existsSync(join(folder, 'initdb')) ? folder : null
}

/** PostgreSQL refuses to run as root: root lends it the package's own user. */
function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: id('-u'), gid: id('-g') }
}

const run = async (server: string, statement: string) => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A database of its own on a server that runs already, empty or a copy of another one: test files run side by side. */
export async function databaseOn(server: string, template?: string): Promise<TemporaryPostgres & { name: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  return {
    name,
    // A socket's address has no host, which `URL` does not read.
    url: server.replace(/\/[^/?]*(?=\?|$)/u, `/${name}`),
    stop: () => run(server, `drop database ${name}`),
  }
}

/**
 * A PostgreSQL server for tests: the one that `TEST_DATABASE_URL` names, or one in a folder of its own, on a socket; `null`
 * where the machine has none.
 */
export function temporaryPostgres(): TemporaryPostgres | null {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: () => undefined }
  const bin = binaries()
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
