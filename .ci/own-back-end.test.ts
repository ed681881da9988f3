import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { isSitePath } from '#contract/lobby/pages.ts'
import { OPTIONAL_CALLS, SITE_PARTS } from '#contract/site-parts.ts'
import { checkBackEnd } from '../conformance/check.ts'
import { faultsOf, verdictsOf, type Results } from '../conformance/results.ts'
import { sendTo } from '../conformance/send.ts'
import { freePort } from './ports.ts'
import { TIMEOUT } from './timeouts.ts'

/* `docs/howto/own-back-end.md`: its example plays what it says, and its tables are those of the contract. */

const GUIDE = readFileSync(join(import.meta.dirname, '../docs/howto/own-back-end.md'), 'utf8')
const EXAMPLE = /```js\n(?<code>.*?)```/su.exec(GUIDE)?.groups?.['code'] ?? ''

/** The cells of the rows of a table, by the words of its head. */
function tableOf(head: RegExp): string[][] {
  const lines = GUIDE.split('\n')
  const start = lines.findIndex((line) => head.test(line)) + 2
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith('|'))
  return lines.slice(start, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

describe('tables of the guide', () => {
  it('list the calls that pages need', () => {
    expect(tableOf(/^\| Page +\| Needs/u)).toEqual(
      SITE_PARTS.flatMap(({ name, needs }) =>
        needs.length === 0 ? [] : [[name, needs.map((call) => `\`${call}\``).join(', ')]],
      ),
    )
  })

  it('list every optional call', () => {
    expect(tableOf(/^\| Page +\| Call/u)).toEqual(
      OPTIONAL_CALLS.map(({ part, call, without }) => [part, `\`${call}\``, without]),
    )
  })
})

describe('SITE_PARTS', () => {
  it('has every call of the contract', () => {
    const named = new Set(SITE_PARTS.flatMap(({ needs, without }) => [...needs, ...Object.keys(without)]))
    expect([...named].toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted())
  })

  it('names pages of the site', () => {
    const paths = SITE_PARTS.flatMap(({ path }) => (path === null ? [] : [path.replace(':slug', 'coin')]))
    expect(paths.filter((path) => !isSitePath(path))).toEqual([])
  })
})

describe('example of the guide', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-back-end-'))
  let results: Results
  let stop = () => {}
  beforeAll(async () => {
    const file = join(folder, 'back-end.mjs')
    writeFileSync(file, EXAMPLE)
    const port = await freePort()
    const child = spawn(process.execPath, [file], { env: { ...process.env, PORT: String(port) }, stdio: 'inherit' })
    stop = () => void child.kill()
    const origin = `http://localhost:${port}`
    await vi.waitFor(() => fetch(`${origin}/api/v2/status/`), { timeout: TIMEOUT.state })
    results = await checkBackEnd(sendTo(origin), { login: 'test', password: 'secret-1' })
  })
  afterAll(() => {
    stop()
    rmSync(folder, { recursive: true })
  })

  it('is short', () => {
    expect(EXAMPLE.trim().split('\n').length).toBeLessThanOrEqual(62)
  })

  it('has a lobby, a game, a sign-in and a deposit, and breaks no rule', () => {
    expect(faultsOf(results)).toEqual([])
    expect(verdictsOf(results).flatMap(({ part, state }) => (state === 'cannot work' ? [part.name] : []))).toEqual([
      'support chat',
      'sign-up',
      'recovery of a password',
      'profile',
      'confirmation of contacts',
      'withdrawal',
    ])
    expect(verdictsOf(results).filter(({ state }) => state === 'not tested')).toEqual([])
  })
})
