import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderLocked, lockDataFolder } from './lock.ts'
import { openDatabase } from './open.ts'
import { createDataFolder } from '#server/testing/child-process.ts'

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a process that holds the lock. */
async function startHolder(): Promise<ChildProcess> {
  const source = `import { lockDataFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}; lockDataFolder(${JSON.stringify(folder)}); console.log('held'); process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

/** Starts a process that tries to lock each folder it is sent and reports whether it succeeded. */
async function startContender(): Promise<{ take: (target: string) => void; result: () => Promise<boolean> }> {
  const source = `
    import { createInterface } from 'node:readline'
    import { lockDataFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}
    const take = (target) => {
      try { lockDataFolder(target); return 'held' } catch (error) { return error.name }
    }
    console.log('ready')
    createInterface({ input: process.stdin }).on('line', (target) => console.log(take(target)))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => String((await lines.next()).value)
  expect(await line()).toBe('ready')
  return {
    take: (target) => child.stdin.write(`${target}\n`),
    async result() {
      const outcome = await line()
      expect(outcome).toMatch(/^(?:held|DataFolderLocked)$/u)
      return outcome === 'held'
    },
  }
}

describe('data folder lock', () => {
  it('rejects a second process immediately and names the first, until that one is killed', async () => {
    const child = await startHolder()
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLocked)
    expect(() => lockDataFolder(folder)).toThrow(new RegExp(`process ${child.pid} on ${hostname()}`, 'u'))
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await exit
    // It may have been killed while it claimed the folder.
    writeFileSync(join(folder, `lock.${child.pid}-1-${hostname()}.00`), '')
    const unlock = lockDataFolder(folder)
    expect(readFileSync(join(folder, 'lock.json'), 'utf8')).toContain(`"pid":${process.pid}`)
    expect(readdirSync(folder)).toEqual(['lock.json'])
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is taken over if the dead process id was reused', () => {
    const dead = { pid: process.pid, host: hostname(), started: 'at another time', since: new Date(0).toISOString() }
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(dead))
    lockDataFolder(folder)()
  })

  it('of a dead process is taken over by exactly one of several contenders', async () => {
    const contenders = await Promise.all(Array.from({ length: 4 }, startContender))
    const dead = { pid: process.pid, host: hostname(), started: 'at another time', since: new Date(0).toISOString() }
    const holders: number[] = []
    for (let round = 0; round < 150; round += 1) {
      const target = mkdtempSync(join(folder, 'round-'))
      writeFileSync(join(target, 'lock.json'), JSON.stringify(dead))
      for (const { take } of contenders) take(target)
      const results = await Promise.all(contenders.map(({ result }) => result()))
      holders.push(results.filter(Boolean).length)
      expect(readdirSync(target)).toEqual(['lock.json'])
    }
    expect(holders).toEqual(holders.map(() => 1))
  })

  it('is not taken over from another machine', () => {
    const other = { pid: 1, host: 'elsewhere', started: '1', since: new Date(0).toISOString() }
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(other))
    expect(() => lockDataFolder(folder)).toThrow(/on elsewhere/u)
  })

  it('is held while the database is open', async () => {
    const data = createDataFolder()
    const source = { kind: 'folder', path: data.path } as const
    const { close } = await openDatabase(source)
    await expect(openDatabase(source)).rejects.toThrow(DataFolderLocked)
    await close()
    lockDataFolder(data.path)()
    data.remove()
  })
})
