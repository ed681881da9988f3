import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { lockDataFolder } from './db/lock.ts'
import { readSettings } from './settings.ts'
import { startServer } from './start.ts'
import { nodeEnvironment } from './testing/child-process.ts'

const mainFile = join(import.meta.dirname, 'main.ts')
const children: ChildProcess[] = []
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function startProcess(environment: Readonly<Record<string, string>>) {
  const env = nodeEnvironment({ PORT: '0', DATA_DIR: folder, NO_COLOR: '1', ...environment })
  const child = spawn(process.execPath, [mainFile], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, code }
}

/** Runs a failing start and returns its output and exit code. */
async function runFailingStart(environment: Readonly<Record<string, string>>) {
  const { child, code } = startProcess(environment)
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

describe('failing start reports one line', { timeout: 60_000 }, () => {
  it('for a port in use, with the next free one', async () => {
    await withTakenPort(async (port) => {
      const { stdout, stderr, code } = await runFailingStart({ PORT: String(port) })
      expect([stdout, code]).toEqual(['', 1])
      const [, next] = /^Port \d+ is taken\. The next free one: PORT=(\d+) npm start\n$/u.exec(stderr) ?? []
      expect([stderr, Number(next) > port]).toEqual([expect.stringContaining(`Port ${port} `), true])
    })
  })

  it('for an invalid setting', async () => {
    expect(await runFailingStart({ PORT: 'many' })).toEqual({
      stdout: '',
      stderr: 'PORT must be a whole number from 0 to 65535, not "many".\n',
      code: 1,
    })
  })

  it.each(['0', '45173'])('for a HOST that is no address of this machine, with PORT %s', async (PORT) => {
    expect(await runFailingStart({ API_URL: 'http://127.0.0.1:9', HOST: '203.0.113.1', PORT })).toEqual({
      stdout: '',
      stderr: 'HOST must be an address of this machine, not "203.0.113.1".\n',
      code: 1,
    })
  })

  it('for a data folder locked by another process', async () => {
    const unlock = lockDataFolder(folder)
    const { stdout, stderr, code } = await runFailingStart({})
    unlock()
    expect([stdout, code]).toEqual(['', 1])
    expect(stderr).toMatch(new RegExp(`^\\S+ is in use by process ${process.pid} on .+\\. Stop it, .+\\.\\n$`, 'u'))
  })

  it.each(['data', 'data/below'])('for a data folder that is a file: %s', async (name) => {
    writeFileSync(join(folder, 'data'), 'not a folder')
    const path = join(folder, name)
    expect(await runFailingStart({ DATA_DIR: path })).toEqual({
      stdout: '',
      stderr: `DATA_DIR ${path} cannot be used: it is a file, or lies below one, and not a folder.\n`,
      code: 1,
    })
  })

  it('for a data folder with an unreadable database', async () => {
    writeFileSync(join(folder, 'pg'), 'no database')
    const { stderr, code } = await runFailingStart({})
    expect([stderr, code]).toEqual([expect.stringMatching(/^DATA_DIR \S+ cannot be used: .+\.\n$/u), 1])
    expect(existsSync(join(folder, 'lock.json'))).toBe(false)
  })

  it.each([
    ['127.0.0.1:1', 'PostgreSQL at 127.0.0.1:1 does not answer: connect ECONNREFUSED 127.0.0.1:1.'],
    ['localhost:1', 'PostgreSQL at localhost:1 does not answer: connect ECONNREFUSED'],
    ['127.0.0.1:port', 'DATABASE_URL must be an address such as postgresql://'],
  ])('for an unreachable database at %s', async (host, line) => {
    const { stdout, stderr, code } = await runFailingStart({
      DATABASE_URL: `postgresql://player:pass-word@${host}/casino`,
    })
    expect([stdout, code]).toEqual(['', 1])
    expect(stderr).toMatch(/^.+\n$/u)
    expect(stderr).toContain(line)
    expect(stderr).not.toContain('pass-word')
  })

  const { postgres } = inject('seeded')

  it.skipIf(postgres === null)('for a database that does not exist', async () => {
    const url = (postgres?.server ?? '').replace(/\/[^/?]*(?=\?|$)/u, '/nothing_of_the_kind')
    const { stderr, code } = await runFailingStart({ DATABASE_URL: url })
    expect([stderr, code]).toEqual([
      expect.stringMatching(/^PostgreSQL at \S+ refuses: database "nothing_of_the_kind" does not exist\.\n$/u),
      1,
    ])
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
    writeFileSync(join(folder, 'data'), '')
    await expect(startServer(settings({ DATA_DIR: join(folder, 'data') }), site)).rejects.toThrow(/cannot be used/u)
    await expect(startServer(settings({ DATABASE_URL: 'postgresql://127.0.0.1:1/x' }), site)).rejects.toThrow(
      /does not/u,
    )
    expect(calls).toEqual([])
  })
})

it('start accepts connections only from this machine', { timeout: 60_000 }, async () => {
  const other = Object.values(networkInterfaces()).flatMap((list = []) => list.filter(({ internal }) => !internal))
  const { child } = startProcess({ API_URL: 'http://127.0.0.1:9' })
  const output = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))))
  const port = Number(/:(\d+)\n$/u.exec(output)?.[1])
  const canConnect = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, host, () => {
        socket.destroy()
        resolve(true)
      }).on('error', () => resolve(false))
    })
  expect(await canConnect('127.0.0.1')).toBe(true)
  for (const { address, family } of other) if (family === 'IPv4') expect(await canConnect(address)).toBe(false)
})

it('start prints the address, and SIGINT stops the server despite open connections', { timeout: 60_000 }, async () => {
  const { child, code } = startProcess({})
  const output = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))))
  const [, address = ''] = /^Cassiopeia is at (http:\/\/localhost:\d+)\n$/u.exec(output) ?? []
  expect((await fetch(`${address}/api/v2/slides`)).status).toBe(200)
  const idle = connect(Number(new URL(address).port), '127.0.0.1')
  await new Promise((resolve) => idle.once('connect', resolve))
  expect(existsSync(join(folder, 'lock.json'))).toBe(true)
  child.kill('SIGINT')
  expect(await code).toBe(0)
  expect(existsSync(join(folder, 'lock.json'))).toBe(false)
  idle.destroy()
})
