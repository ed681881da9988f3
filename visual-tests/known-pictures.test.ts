import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { knownPictures } from './known-pictures.ts'
import { planShots } from './plan.ts'

const folder = vi.hoisted(() => ({ path: '' }))
const source = vi.hoisted(() => ({ hash: '' }))
vi.mock('./baselines.ts', async (original) => {
  const real = await original<typeof import('./baselines.ts')>()
  folder.path = mkdtempSync(join(tmpdir(), 'known-'))
  return { ...real, readBaseline: async () => Buffer.from('approved') }
})
vi.mock('./made-from.ts', () => ({ readMadeFrom: async () => () => source.hash }))
afterAll(() => rm(folder.path, { recursive: true, force: true }))

it('knownPictures remembers the last four states of a screenshot', async () => {
  const shot = planShots(['a--b']).find(({ subject }) => subject.kind === 'story')
  if (shot === undefined) throw new Error('No shot.')
  const known = () => knownPictures('', 'here', join(folder.path, 'known.json'))
  const isKnown = async (hash: string) => {
    source.hash = hash
    return (await known()).isAsApproved(shot)
  }
  for (const hash of ['1', '2', '3', '1', '4', '5']) {
    source.hash = hash
    await (await known()).remember([shot])
  }
  expect([await isKnown('1'), await isKnown('2'), await isKnown('3'), await isKnown('5')]).toEqual([
    true,
    false,
    true,
    true,
  ])
})
