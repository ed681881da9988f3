import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { lockDataFolder } from './db/lock.ts'
import { readSettings } from './settings.ts'
import { startServer } from './start.ts'
import { createDataFolder, nodeEnvironment } from './testing/child-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

type Environment = Readonly<Record<string, string>>

/** Starts a process of Node. The second compiler of WebAssembly would only pay off in a longer run. */
function spawnNode(args: readonly string[], environment: Environment) {
  const env = nodeEnvironment({ PORT: '0', DATA_DIR: folder, NO_COLOR: '1', ...environment })
  const child = spawn(process.execPath, ['--liftoff-only', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, code }
}
const startProcess = (environment: Environment) => spawnNode([join(import.meta.dirname, 'main.ts')], environment)

/** Runs a process that ends by itself, and returns its output and exit code. */
async function runToEnd({ child, code }: ReturnType<typeof spawnNode>) {
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { stdout, stderr, code: await code }
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Occupies a port while `work` runs. */
async function withTakenPort<T>(work: (port: number) => Promise<T>): Promise<T> {
  const occupant = createServer()
  await new Promise<void>((resolve) => {
    occupant.listen(0, resolve)
  })
  try {
    return await work(portOf(occupant))
  } finally {
    occupant.close()
  }
}

const dataFile = join(folder, 'data')
const lockedFolder = join(folder, 'locked')
const unreadableFolder = join(folder, 'unreadable')
const { postgres } = inject('seeded')
const missingDatabase = (postgres?.server ?? '').replace(/\/[^/?]*(?=\?|$)/u, '/nothing_of_the_kind')
const withPostgres = (host: string): Environment => ({
  DATABASE_URL: `postgresql://player:pass-word@${host}/casino`,
})
const usedAsFolder = (path: string) =>
  new RegExp(`^DATA_DIR ${path} cannot be used: it is a file, or lies below one, and not a folder\\.$`, 'u')
const foreignHost = /^HOST must be an address of this machine, not "203\.0\.113\.1"\.$/u

const WITHOUT_TABLES = 'a database without tables'
/** Starts that end with exit code 78, because they would fail again. */
const FINAL = [WITHOUT_TABLES, 'an invalid setting', 'a foreign HOST', 'a foreign HOST and a port']

/** Starts that fail: their environment, and the line that says why. */
const failures: readonly (readonly [name: string, environment: Environment, line: RegExp])[] = [
  ['an invalid setting', { PORT: 'many' }, /^PORT must be a whole number from 0 to 65535, not "many"\.$/u],
  ['a foreign HOST', { API_URL: 'http://127.0.0.1:9', HOST: '203.0.113.1', PORT: '0' }, foreignHost],
  ['a foreign HOST and a port', { API_URL: 'http://127.0.0.1:9', HOST: '203.0.113.1', PORT: '45173' }, foreignHost],
  [
    'a data folder locked by another process',
    { DATA_DIR: lockedFolder },
    new RegExp(`^\\S+ is in use by process ${process.pid} on .+\\. Stop it, .+\\.$`, 'u'),
  ],
  ['a data folder that is a file', { DATA_DIR: dataFile }, usedAsFolder(dataFile)],
  ['a data folder below a file', { DATA_DIR: join(dataFile, 'below') }, usedAsFolder(join(dataFile, 'below'))],
  ['a data folder with an unreadable database', { DATA_DIR: unreadableFolder }, /^DATA_DIR \S+ cannot be used: .+\.$/u],
  [
    'a database that does not answer',
    withPostgres('127.0.0.1:1'),
    /^PostgreSQL at 127\.0\.0\.1:1 does not answer: connect ECONNREFUSED 127\.0\.0\.1:1\.$/u,
  ],
  [
    'a database on a host with several addresses',
    withPostgres('localhost:1'),
    /^PostgreSQL at localhost:1 does not answer: connect ECONNREFUSED/u,
  ],
  [
    'an invalid database URL',
    withPostgres('127.0.0.1:port'),
    /DATABASE_URL must be an address such as postgresql:\/\//u,
  ],
  ...(postgres === null
    ? []
    : [
        [
          'a database that does not exist',
          { DATABASE_URL: missingDatabase },
          /^PostgreSQL at \S+ refuses: database "nothing_of_the_kind" does not exist\.$/u,
        ] as const,
        [
          WITHOUT_TABLES,
          { DATABASE_URL: postgres.server },
          /^The database lacks \d+ migrations, from 0001-lobby\.sql\. Run `npm run migrate` first\.$/u,
        ] as const,
      ]),
]

/** Starts the server in each environment, one after another in one process, and prints the exit code of each. */
const startsInTurn = `
  import { runServer } from ${JSON.stringify(new URL('./run.ts', import.meta.url).href)}
  const initial = { ...process.env }
  for (const environment of ${JSON.stringify(failures.map(([, environment]) => environment))}) {
    process.env = { ...initial, ...environment }
    await runServer(() => Promise.resolve(null))
    console.log('exit code ' + process.exitCode)
    process.exitCode = 0
    console.error('end of start')
  }`

describe('failing start reports one line', () => {
  let output: Awaited<ReturnType<typeof runToEnd>>
  beforeAll(async () => {
    writeFileSync(dataFile, 'not a folder')
    mkdirSync(unreadableFolder)
    writeFileSync(join(unreadableFolder, 'pg'), 'no database')
    const unlock = lockDataFolder(lockedFolder)
    output = await runToEnd(spawnNode(['--input-type=module', '-e', startsInTurn], {}))
    unlock()
  })

  it.each(failures.map(([name, , line], index) => ({ name, line, index })))('for $name', ({ line, index }) => {
    const stderr = output.stderr.split('end of start\n')[index]
    expect(stderr).toMatch(/^.+\n$/u)
    expect(stderr?.trimEnd()).toMatch(line)
    expect(stderr).not.toContain('pass-word')
  })

  it('and nothing else, with its exit code and nothing left open', () => {
    // The process has ended by itself.
    expect(output.code).toBe(0)
    const codes = failures.map(([name]) => `exit code ${FINAL.includes(name) ? 78 : 1}\n`)
    expect(output.stdout).toBe(codes.join(''))
    expect(existsSync(join(unreadableFolder, 'lock.json'))).toBe(false)
  })

  it('for a port in use, with the next free one, and ends with exit code 1', async () => {
    await withTakenPort(async (port) => {
      const { stdout, stderr, code } = await runToEnd(startProcess({ PORT: String(port) }))
      expect([stdout, code]).toEqual(['', 1])
      const [, next] = /^Port \d+ is taken\. Set another one: PORT=(\d+) is free\.\n$/u.exec(stderr) ?? []
      expect([stderr, Number(next) > port]).toEqual([expect.stringContaining(`Port ${port} `), true])
    })
  })

  it('before the app is built', async () => {
    const calls: string[] = []
    const site = () => {
      calls.push('site')
      return Promise.resolve(null)
    }
    const settings = (more: Readonly<Record<string, string>>) => readSettings({ PORT: '0', DATA_DIR: folder, ...more })
    await withTakenPort(async (port) => {
      await expect(startServer(settings({ PORT: String(port) }), site)).rejects.toThrow(/is taken/u)
    })
    await expect(startServer(settings({ DATA_DIR: dataFile }), site)).rejects.toThrow(/cannot be used/u)
    await expect(startServer(settings({ DATABASE_URL: 'postgresql://127.0.0.1:1/x' }), site)).rejects.toThrow(
      /does not/u,
    )
    expect(calls).toEqual([])
  })
})

it('start prints the address, listens on this machine only, and SIGINT stops it despite open connections', async () => {
  const data = createDataFolder()
  const { child, code } = startProcess({ DATA_DIR: data.path })
  const output = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))))
  const [, address = ''] = /^Cassiopeia is at (http:\/\/localhost:\d+)\n$/u.exec(output) ?? []
  expect((await fetch(`${address}/api/v2/slides`)).status).toBe(200)

  const port = Number(new URL(address).port)
  const canConnect = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, host, () => {
        socket.destroy()
        resolve(true)
      }).on('error', () => resolve(false))
    })
  const others = Object.values(networkInterfaces()).flatMap((list = []) => list.filter(({ internal }) => !internal))
  expect(await canConnect('127.0.0.1')).toBe(true)
  for (const other of others) if (other.family === 'IPv4') expect(await canConnect(other.address)).toBe(false)

  // The end of the server may reset it.
  const idle = connect(port, '127.0.0.1').on('error', () => undefined)
  await new Promise((resolve) => idle.once('connect', resolve))
  expect(existsSync(join(data.path, 'lock.json'))).toBe(true)
  child.kill('SIGINT')
  expect(await code).toBe(0)
  expect(existsSync(join(data.path, 'lock.json'))).toBe(false)
  idle.destroy()
  data.remove()
})
