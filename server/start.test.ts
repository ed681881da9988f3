import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { lockDataFolder } from './db/lock.ts'
import { readSettings } from './settings.ts'
import { startServer } from './start.ts'

const program = join(import.meta.dirname, 'main.ts')
const children: ChildProcess[] = []
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function started(environment: Readonly<Record<string, string>>) {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, NO_COLOR: '1', ...environment }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, code }
}

/** What a start that fails says: everything, with the code of its end. */
async function failed(environment: Readonly<Record<string, string>>) {
  const { child, code } = started(environment)
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { said, wrong, code: await code }
}

const portOf = (server: Server): number => {
  const bound = server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

/** Holds a port until the work is done. */
async function withTakenPort<T>(work: (port: number) => Promise<T>): Promise<T> {
  const taken = createServer()
  await new Promise<void>((resolve) => {
    taken.listen(0, resolve)
  })
  try {
    return await work(portOf(taken))
  } finally {
    taken.close()
  }
}

describe('a start that cannot be says in one line why', { timeout: 60_000 }, () => {
  it('on a port that is taken, and names the next free one', async () => {
    await withTakenPort(async (port) => {
      const { said, wrong, code } = await failed({ PORT: String(port) })
      expect([said, code]).toEqual(['', 1])
      const [, next] = /^Port \d+ is taken\. The next free one: PORT=(\d+) npm start\n$/u.exec(wrong) ?? []
      expect([wrong, Number(next) > port]).toEqual([expect.stringContaining(`Port ${port} `), true])
    })
  })

  it('with a setting that is none', async () => {
    expect(await failed({ PORT: 'many' })).toEqual({
      said: '',
      wrong: 'PORT must be a whole number from 0 to 65535, not "many".\n',
      code: 1,
    })
  })

  it('in a folder that another process holds', async () => {
    const unlock = lockDataFolder(folder)
    const { said, wrong, code } = await failed({})
    unlock()
    expect([said, code]).toEqual(['', 1])
    expect(wrong).toMatch(new RegExp(`^\\S+ is in use by process ${process.pid} on .+\\. Stop it, .+\\.\\n$`, 'u'))
  })

  it.each(['data', 'data/below'])('in a folder that is a file: %s', async (name) => {
    writeFileSync(join(folder, 'data'), 'not a folder')
    const path = join(folder, name)
    expect(await failed({ DATA_DIR: path })).toEqual({
      said: '',
      wrong: `DATA_DIR ${path} cannot be used: it is a file, or lies below one, and not a folder.\n`,
      code: 1,
    })
  })

  it('in a folder whose database cannot be read', async () => {
    writeFileSync(join(folder, 'pg'), 'no database')
    const { wrong, code } = await failed({})
    expect([wrong, code]).toEqual([expect.stringMatching(/^DATA_DIR \S+ cannot be used: .+\.\n$/u), 1])
    expect(existsSync(join(folder, 'lock.json'))).toBe(false)
  })

  it.each([
    ['127.0.0.1:1', 'PostgreSQL at 127.0.0.1:1 does not answer: connect ECONNREFUSED 127.0.0.1:1.'],
    ['localhost:1', 'PostgreSQL at localhost:1 does not answer: connect ECONNREFUSED'],
    ['127.0.0.1:port', 'DATABASE_URL must be an address such as postgresql://'],
  ])('with a database that is not there, at %s', async (place, line) => {
    const { said, wrong, code } = await failed({ DATABASE_URL: `postgresql://player:pass-word@${place}/casino` })
    expect([said, code]).toEqual(['', 1])
    expect(wrong).toMatch(/^.+\n$/u)
    expect(wrong).toContain(line)
    expect(wrong).not.toContain('pass-word')
  })

  const { postgres } = inject('seeded')
  it.skipIf(postgres === null)('with a database that its server does not know', async () => {
    const url = (postgres?.server ?? '').replace(/\/[^/?]*(?=\?|$)/u, '/nothing_of_the_kind')
    const { wrong, code } = await failed({ DATABASE_URL: url })
    expect([wrong, code]).toEqual([
      expect.stringMatching(/^PostgreSQL at \S+ refuses: database "nothing_of_the_kind" does not exist\.\n$/u),
      1,
    ])
  })

  it('before anything is built', async () => {
    const asked: string[] = []
    const site = () => {
      asked.push('site')
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
    expect(asked).toEqual([])
  })
})

it(
  'a start that can be says where it is, and ends at the first Ctrl-C whoever is connected',
  { timeout: 60_000 },
  async () => {
    const { child, code } = started({})
    const said = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))))
    const [, address = ''] = /^Cassiopeia is at (http:\/\/localhost:\d+)\n$/u.exec(said) ?? []
    expect((await fetch(`${address}/api/v2/slides`)).status).toBe(200)
    const idle = connect(Number(new URL(address).port), '127.0.0.1')
    await new Promise((resolve) => idle.once('connect', resolve))
    expect(existsSync(join(folder, 'lock.json'))).toBe(true)
    child.kill('SIGINT')
    expect(await code).toBe(0)
    expect(existsSync(join(folder, 'lock.json'))).toBe(false)
    idle.destroy()
  },
)
