import { describe, expect, it } from 'vitest'
import { modes } from '#storybook/modes.ts'
import { planShots } from './plan.ts'
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
    ])
    const count = (story: string) => screens.filter(({ id }) => id.startsWith(`${story}/`)).length
    expect(count('screens-promo--full')).toBe(modes.length)
    expect(count('screens-outcomes--forbidden')).toBe(modes.length)
    expect(count('screens-access--sign-in')).toBe(modes.length)
    expect(count('screens-access--sign-in-unread')).toBe(2)
    expect(count('screens-promo--loading')).toBe(2)
  })

  it('takes what only a phone shows on the phone alone', () => {
    expect(planShots(['product-mobilebar--plain']).filter(({ subject }) => subject.kind === 'story')).toMatchObject([
      { id: 'product-mobilebar--plain/390-ru-night' },
      { id: 'product-mobilebar--plain/390-en-day' },
    ])
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
