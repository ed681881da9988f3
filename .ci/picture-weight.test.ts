import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pictureProblems } from './picture-weight.ts'

let repository: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: repository })
const write = (name: string, bytes: number) => writeFileSync(join(repository, name), randomBytes(bytes))
const commit = (message: string) => {
  git('add', '.')
  git('commit', '--quiet', '--no-gpg-sign', '--message', message)
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'pictures-'))
  git('init', '--quiet')
  write('old.png', 2_000_000)
  commit('begin')
})
afterEach(() => rmSync(repository, { recursive: true }))

describe('pictureProblems', () => {
  it('does not judge the first commit, which a shallow clone has too', () =>
    expect(pictureProblems(repository)).toEqual([]))

  it('judges a shallow clone without its history', () => {
    write('a.png', 2_000_000)
    commit('more pictures')
    const clone = join(repository, 'clone')
    git('clone', '--quiet', '--depth', '1', `file://${repository}`, clone)
    expect(pictureProblems(clone)).toEqual([])
  })

  it('names a commit that adds or changes more than 1 MB of pictures', () => {
    write('a.png', 600_000)
    write('old.png', 600_000)
    commit('more pictures')
    expect(pictureProblems(repository)).toEqual([
      'The last commit adds 1.2 MB of pictures and other binary files, 1 MB at most.',
    ])
  })

  it('accepts one that says why in a trailer', () => {
    write('a.webp', 1_200_000)
    commit('more pictures\n\nPictures: a font was replaced, so every picture changes')
    expect(pictureProblems(repository)).toEqual([])
  })

  it('names an uncommitted change, also of new files', () => {
    write('old.png', 600_000)
    write('new.woff2', 600_000)
    expect(pictureProblems(repository)).toEqual([
      'The uncommitted change adds 1.2 MB of pictures and other binary files, 1 MB at most.',
    ])
  })

  it('counts neither text nor deleted pictures', () => {
    write('data.json', 2_000_000)
    rmSync(join(repository, 'old.png'))
    commit('remove a picture')
    expect(pictureProblems(repository)).toEqual([])
  })
})
