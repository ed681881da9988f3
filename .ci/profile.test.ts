import { expect, it } from 'vitest'
import { createProfile } from './profile.ts'

it('createProfile lists the twenty slowest files with the CPU time between their ends', () => {
  let seconds = 100
  const profile = createProfile(() => seconds)
  for (let file = 1; file <= 21; file += 1) {
    seconds += file
    profile.add(`file-${file}`)
  }
  // A second part of a file is added to its first.
  seconds += 30
  profile.add('file-3')
  const lines = profile.describe().split('\n')
  expect(lines).toHaveLength(20)
  expect([lines[0], lines[1], lines[19]]).toEqual([
    '  33.0 core-s  file-3',
    '  21.0 core-s  file-21',
    '   2.0 core-s  file-2',
  ])
})
