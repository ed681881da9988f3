import { expect, it, vi } from 'vitest'
import { createProgress } from './progress.ts'

it('prints a line for every ten pictures, with the time that is left once a tenth is done', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  let now = 0
  const show = createProgress(400, () => now)
  now = 5000
  show(4)
  now = 20_000
  show(11)
  show(12)
  now = 30_000
  show(40)
  now = 40_000
  show(60)
  show(400)
  expect(log.mock.calls.flat()).toEqual([
    '11 of 400 pictures',
    '40 of 400 pictures, about 5 min left',
    '60 of 400 pictures, about 4 min left',
  ])
})
