import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderLocked, lockDataFolder } from './lock.ts'
import { openDatabase } from './open.ts'

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Another process that takes the lock and then waits. */
async function holder(): Promise<ChildProcess> {
  const source = `import { lockDataFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}; lockDataFolder(${JSON.stringify(folder)}); console.log('held'); process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

/** A process that tries to take each folder whose name it is told, keeps what it got, and says whether it got it. */
async function taker(): Promise<{ take: (wanted: string) => void; answer: () => Promise<boolean> }> {
  const source = `
    import { createInterface } from 'node:readline'
    import { lockDataFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}
    const take = (wanted) => {
      try { lockDataFolder(wanted); return 'held' } catch (error) { return error.name }
    }
    console.log('ready')
    createInterface({ input: process.stdin }).on('line', (wanted) => console.log(take(wanted)))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => String((await lines.next()).value)
  expect(await line()).toBe('ready')
  return {
    take: (wanted) => child.stdin.write(`${wanted}\n`),
    async answer() {
      const said = await line()
      expect(said).toMatch(/^(?:held|DataFolderLocked)$/u)
      return said === 'held'
    },
  }
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

describe('the lock of a data folder', () => {
  it('refuses a second process at once and names the first', async () => {
    const child = await holder()
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLocked)
    expect(() => lockDataFolder(folder)).toThrow(new RegExp(`process ${child.pid} on ${hostname()}`, 'u'))
  })

  it('is taken over from a process that was killed', async () => {
    const child = await holder()
    const gone = ended(child)
    child.kill('SIGKILL')
    await gone
    const unlock = lockDataFolder(folder)
    expect(readFileSync(join(folder, 'lock.json'), 'utf8')).toContain(`"pid":${process.pid}`)
    unlock()
  })

  it('is taken over when the number of the dead process belongs to another one now', () => {
    const dead = { pid: process.pid, host: hostname(), started: 'at another time', since: new Date(0).toISOString() }
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(dead))
    lockDataFolder(folder)()
  })

  it('of a dead process is taken over by one of several that begin together', { timeout: 60_000 }, async () => {
    const takers = await Promise.all(Array.from({ length: 4 }, taker))
    const dead = { pid: process.pid, host: hostname(), started: 'at another time', since: new Date(0).toISOString() }
    const holders: number[] = []
    for (let round = 0; round < 150; round += 1) {
      const wanted = mkdtempSync(join(folder, 'round-'))
      writeFileSync(join(wanted, 'lock.json'), JSON.stringify(dead))
      for (const { take } of takers) take(wanted)
      const answers = await Promise.all(takers.map(({ answer }) => answer()))
      holders.push(answers.filter(Boolean).length)
      expect(readdirSync(wanted)).toEqual(['lock.json'])
    }
    expect(holders).toEqual(holders.map(() => 1))
  })

  it('is taken though a process died while it was about to take it', async () => {
    const child = await holder()
    const gone = ended(child)
    child.kill('SIGKILL')
    await gone
    writeFileSync(join(folder, `lock.${child.pid}-1-${hostname()}.00`), '')
    lockDataFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is not taken over from another machine', () => {
    const other = { pid: 1, host: 'elsewhere', started: '1', since: new Date(0).toISOString() }
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(other))
    expect(() => lockDataFolder(folder)).toThrow(/on elsewhere/u)
  })

  it('is given back when the database is closed, and what was written is found again', async () => {
    const first = await openDatabase({ kind: 'folder', path: folder })
    await first.db.insertInto('providers').values({ id: 1, name_ru: 'а', name_en: 'a' }).execute()
    await expect(openDatabase({ kind: 'folder', path: folder })).rejects.toThrow(DataFolderLocked)
    await first.close()
    const second = await openDatabase({ kind: 'folder', path: folder })
    expect(await second.db.selectFrom('providers').selectAll().execute()).toHaveLength(1)
    await second.close()
  })
})
