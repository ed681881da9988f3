import { describe, expect, it } from 'vitest'
import { modes } from '#storybook/modes.ts'
import { chooseShots, planShots } from './plan.ts'
import { seededRegressions } from './seeds.ts'

describe('the plan of pictures', () => {
  const shots = planShots(['primitives-button--primary', 'layout-surface--plain'])

  it('takes the pages in every mode and every story in two that differ in each dimension', () => {
    for (const page of ['home', 'jackpots'])
      expect(shots.filter(({ id }) => id.startsWith(`${page}/`)).map(({ mode }) => mode)).toEqual(modes)
    expect(shots.filter(({ id }) => id.startsWith('primitives-button--primary/')).map(({ mode }) => mode.id)).toEqual([
      '1440-ru-night',
      '390-en-day',
    ])
  })

  it('takes a page and the first step of a dialog in every mode, other states and steps in two', () => {
    const screens = planShots([
      'screens-promo--full',
      'screens-outcomes--forbidden',
      'screens-access--sign-in',
      'screens-access--sign-in-unread',
      'screens-promo--loading',
      'screens-terms--instructions',
      'product-podium--full',
    ])
    const count = (story: string) => screens.filter(({ id }) => id.startsWith(`${story}/`)).length
    expect(count('screens-promo--full')).toBe(modes.length)
    expect(count('screens-outcomes--forbidden')).toBe(modes.length)
    expect(count('screens-access--sign-in')).toBe(modes.length)
    expect(count('screens-access--sign-in-unread')).toBe(2)
    expect(count('screens-promo--loading')).toBe(2)
    expect(count('screens-terms--instructions')).toBe(modes.length)
    expect(count('product-podium--full')).toBe(2)
  })

  it('takes what only a phone shows on the phone alone', () => {
    expect(planShots(['product-mobilebar--plain']).filter(({ subject }) => subject.kind === 'story')).toMatchObject([
      { id: 'product-mobilebar--plain/390-ru-night' },
      { id: 'product-mobilebar--plain/390-en-day' },
    ])
    expect(planShots(['screens-shell--search']).filter(({ subject }) => subject.kind === 'story')).toHaveLength(4)
  })

  it('names files in ASCII and lower case, and no two that differ by case only', () => {
    const ids = shots.map(({ id }) => id)
    for (const id of ids) expect(id).toMatch(/^[a-z\d-]+\/[a-z\d-]+$/u)
    expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length)
  })

  it('seeds at least ten regressions', () => {
    expect(seededRegressions.length).toBeGreaterThanOrEqual(10)
  })
})

describe('what a run looks at', () => {
  const all = planShots(['primitives-button--primary', 'layout-surface--plain'])
  const isButton = async ({ id }: { id: string }) => id.startsWith('primitives-button')
  const ids = (shots: readonly { id: string }[]) => shots.map(({ id }) => id)

  it('is everything, whatever is known of it', async () => {
    await expect(chooseShots(all, [], isButton)).resolves.toEqual({ named: all, taken: all, planned: all })
  })

  it('is what has a word in its id; files of other pictures are not asked about', async () => {
    const { named, taken, planned } = await chooseShots(all, ['button', 'nothing'], isButton)
    expect(ids(named)).toEqual(['primitives-button--primary/1440-ru-night', 'primitives-button--primary/390-en-day'])
    expect(taken).toEqual(named)
    expect(planned).toBeNull()
  })

  it('leaves out with --changed what is known, and still plans it: its file is no leftover', async () => {
    const { named, taken, planned } = await chooseShots(all, ['--changed'], isButton)
    expect(named).toEqual(all)
    expect(taken).toHaveLength(all.length - 2)
    expect(ids(taken).filter((id) => id.startsWith('primitives-button'))).toEqual([])
    expect(planned).toEqual(all)
  })

  it('says when no picture has the word', async () => {
    await expect(chooseShots(all, ['buton'], isButton)).rejects.toThrow('No picture has buton in its id.')
  })
})
