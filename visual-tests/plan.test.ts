import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modes } from '#storybook/modes.ts'
import { chooseShots, planShots, storyIds } from './plan.ts'

describe('storyIds', () => {
  it('lists the stories of the product, without docs and the review page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'story-ids-'))
    const entries = [
      { id: 'a--docs', type: 'docs', importPath: './stories/A/A.mdx' },
      { id: 'a--one', type: 'story', importPath: './stories/A/A.stories.tsx' },
    ]
    entries.push({ id: 'review-page--one', type: 'story', importPath: './visual-tests/review/R.stories.tsx' })
    await writeFile(join(folder, 'index.json'), JSON.stringify({ entries }))
    expect(await storyIds(folder)).toEqual(['a--one'])
    await rm(folder, { recursive: true })
  })
})

describe('planShots', () => {
  const shots = planShots([
    'primitives-sample--one',
    'primitives-sample--two',
    'primitives-sample--three',
    'layout-surface--plain',
  ])
  const modeIds = (story: string) => shots.filter(({ id }) => id.startsWith(`${story}/`)).map(({ mode }) => mode.id)

  it('plans the home page in every mode, and the jackpots once per width', () => {
    expect(modeIds('home')).toEqual(modes.map(({ id }) => id))
    expect(modeIds('jackpots')).toEqual(['1440-ru-night', '390-ru-day'])
  })

  it('plans opposite modes for the first two stories of a component, and one mode in turn for the others', () => {
    expect(modeIds('primitives-sample--one')).toEqual(['1440-ru-night', '390-en-day'])
    expect(modeIds('primitives-sample--two')).toEqual(['1440-en-day', '390-ru-night'])
    expect(modeIds('primitives-sample--three')).toEqual(['390-ru-day'])
    expect(modeIds('layout-surface--plain')).toEqual(['1440-ru-night', '390-en-day'])
  })

  it('has modes in which every two values of different dimensions meet', () => {
    const pairs = new Set(
      modes.flatMap(({ width, language, theme }) => [
        `${width} ${language}`,
        `${width} ${theme}`,
        `${language} ${theme}`,
      ]),
    )
    expect(pairs.size).toBe(12)
  })

  it('plans full screens and first steps of dialogs in every mode, and other states in turn', () => {
    const screens = planShots([
      'screens-sample--full',
      'screens-outcomes--forbidden',
      'screens-access--sign-in',
      'screens-access--sign-in-unread',
      'screens-promo--loading',
      'screens-terms--instructions',
      'product-sample--full',
    ])
    const count = (story: string) => screens.filter(({ id }) => id.startsWith(`${story}/`)).length
    expect(count('screens-sample--full')).toBe(modes.length)
    expect(count('screens-outcomes--forbidden')).toBe(modes.length)
    expect(count('screens-access--sign-in')).toBe(modes.length)
    expect(count('screens-access--sign-in-unread')).toBe(1)
    expect(count('screens-promo--loading')).toBe(1)
    expect(count('screens-terms--instructions')).toBe(modes.length)
    expect(count('product-sample--full')).toBe(2)
  })

  it('plans mobile-only stories only at the phone width', () => {
    expect(planShots(['product-mobilebar--plain']).filter(({ subject }) => subject.kind === 'story')).toMatchObject([
      { id: 'product-mobilebar--plain/390-ru-day' },
      { id: 'product-mobilebar--plain/390-en-night' },
    ])
  })

  it('uses lower-case ASCII ids that are unique regardless of case', () => {
    const ids = shots.map(({ id }) => id)
    for (const id of ids) expect(id).toMatch(/^[a-z\d-]+\/[a-z\d-]+$/u)
    expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length)
  })
})

describe('chooseShots', () => {
  const all = planShots(['primitives-sample--one', 'layout-surface--plain'])

  it('selects everything without arguments', () => {
    expect(chooseShots(all, [])).toEqual({ shots: all, isPartial: false })
  })

  it('selects shots by a part of their id', () => {
    const { shots, isPartial } = chooseShots(all, ['sample', 'nothing'])
    expect(shots.map(({ id }) => id)).toEqual([
      'primitives-sample--one/1440-ru-night',
      'primitives-sample--one/390-en-day',
    ])
    expect(isPartial).toBe(true)
  })

  it('throws if no id matches', () => {
    expect(() => chooseShots(all, ['sampel'])).toThrow('No picture has sampel in its id.')
  })
})
