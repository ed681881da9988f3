import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvedCommit } from './approved-commit.ts'
import { writeInto } from './baselines.ts'

const folder = mkdtempSync(join(tmpdir(), 'approved-commit-'))
const repository = join(folder, 'full')
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
const inRepository = (...args: string[]): string => git('-C', repository, ...args)

async function commit(path: string, text: string): Promise<string> {
  await writeInto(join(repository, path), text)
  inRepository('add', '.')
  inRepository('commit', '--quiet', '--message', text)
  return inRepository('rev-parse', 'HEAD')
}

beforeAll(() => void git('init', '--quiet', repository))
afterAll(() => rm(folder, { recursive: true }))

describe('approvedCommit', () => {
  it('is the last commit that changed the baselines, and unknown in a shallow clone', async () => {
    await commit('visual-tests/baselines/a.webp', 'first picture')
    const approved = await commit('visual-tests/baselines/a.webp', 'second picture')
    await commit('ui/button.ts', 'later code')
    expect(approvedCommit(repository)).toBe(approved)

    git('clone', '--quiet', '--depth', '1', `file://${repository}`, 'shallow')
    expect(() => approvedCommit(join(folder, 'shallow'))).toThrow('git fetch --unshallow')
  })
})
