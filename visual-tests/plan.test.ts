import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages, modes, oppositeOf, themes, widths } from '#storybook/modes.ts'
import { chooseShots, modesToVisit, planShots, storyIds, storyOf } from './plan.ts'

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

/** The two pairs of opposite modes. */
const PAIRS = [
  ['1440-ru-night', '390-en-day'],
  ['1440-en-day', '390-ru-night'],
]

describe('planShots', () => {
  const shots = planShots([
    'primitives-sample--one',
    'primitives-sample--two',
    'primitives-sample--three',
    'layout-surface--plain',
  ])
  const modeIds = (story: string) =>
    shots.filter(({ id, state }) => id.startsWith(`${story}/`) && state === null).map(({ mode }) => mode.id)

  it('plans the home page in two opposite modes, and the jackpots once', () => {
    expect(modeIds('home')).toEqual(['1440-ru-night', '390-en-day'])
    expect(modeIds('jackpots')).toEqual(['390-ru-day'])
  })

  it('plans opposite modes for the first story of a component, and one mode for each of the others', () => {
    expect(PAIRS).toContainEqual(modeIds('primitives-sample--one'))
    expect(PAIRS).toContainEqual(modeIds('layout-surface--plain'))
    expect(modeIds('primitives-sample--two')).toHaveLength(1)
    expect(modeIds('primitives-sample--three')).toHaveLength(1)
  })

  it('changes the pictures of no other story for one that is added in the middle', () => {
    const names = Array.from({ length: 8 }, (_, index) => `screens-sample--state-${index}`)
    const idsOf = (stories: readonly string[]) => planShots(stories).map(({ id }) => id)
    const added = idsOf(['screens-sample--added', ...names]).filter((id) => !id.startsWith('screens-sample--added'))
    expect(added).toEqual(idsOf(names))
  })

  it('spreads the other stories over all modes and both pairs', () => {
    const names = Array.from({ length: 40 }, (_, index) => `state-${index}`)
    const states = planShots(names.map((name) => `screens-sample--${name}`)).filter(({ subject }) => 'story' in subject)
    const counts = modes.map((mode) => states.filter((shot) => shot.mode.id === mode.id).length)
    expect(Math.min(...counts)).toBeGreaterThan(4)
    const full = planShots(names.map((name) => `screens-${name}--full`)).filter(({ subject }) => 'story' in subject)
    const pairs = Map.groupBy(full, storyOf).values()
    expect(new Set([...pairs].map((pair) => pair.map(({ mode }) => mode.id).join(' ')))).toEqual(
      new Set(PAIRS.map((pair) => pair.join(' '))),
    )
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

  it('plans full screens and first steps of dialogs in two opposite modes, and other states in one mode', () => {
    const screens = planShots([
      'screens-sample--full',
      'screens-outcomes--forbidden',
      'screens-access--sign-in',
      'screens-access--sign-in-unread',
      'screens-promo--loading',
      'screens-terms--full',
      'screens-terms--instructions',
      'product-sample--full',
    ])
    const idsOf = (story: string) => screens.filter(({ id }) => id.startsWith(`${story}/`)).map(({ mode }) => mode.id)
    expect(PAIRS).toContainEqual(idsOf('screens-sample--full'))
    expect(PAIRS).toContainEqual(idsOf('screens-outcomes--forbidden'))
    expect(PAIRS).toContainEqual(idsOf('screens-access--sign-in'))
    expect(idsOf('screens-access--sign-in-unread')).toHaveLength(1)
    expect(idsOf('screens-promo--loading')).toHaveLength(1)
    expect(PAIRS).toContainEqual(idsOf('screens-terms--full'))
    expect(PAIRS).toContainEqual(idsOf('screens-terms--instructions'))
    expect(PAIRS).toContainEqual(idsOf('product-sample--full'))
  })

  it('plans real art for components, but only in the first picture of an illustrated one', () => {
    const withArt = planShots(['product-hero--alone', 'product-hero--with-sign-up', 'screens-promo--full']).filter(
      ({ isFlat }) => !isFlat,
    )
    expect(withArt.map(({ subject }) => subject)).toEqual([{ kind: 'story', story: 'product-hero--alone' }])
    const ofComponent = planShots(['primitives-phonefield--filled']).filter(({ subject }) => subject.kind === 'story')
    expect(ofComponent.filter(({ isFlat, state }) => isFlat && state === null)).toEqual([])
  })

  it('plans mobile-only stories only at the phone width', () => {
    const ofStory = planShots(['product-mobilebar--plain']).filter(({ subject }) => subject.kind === 'story')
    expect(ofStory.filter(({ state }) => state === null)).toMatchObject([
      { id: 'product-mobilebar--plain/390-ru-day' },
      { id: 'product-mobilebar--plain/390-en-night' },
    ])
    expect(ofStory.every(({ mode }) => mode.width === 390)).toBe(true)
  })

  it('uses lower-case ASCII ids that are unique regardless of case', () => {
    const ids = shots.map(({ id }) => id)
    for (const id of ids) expect(id).toMatch(/^[a-z\d-]+\/[a-z\d-]+$/u)
    expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length)
  })
})

describe('modesToVisit', () => {
  const visitsOf = (stories: readonly string[]) => {
    const shots = planShots(stories)
    return stories.map((story) => ({
      pictures: shots.filter((shot) => storyOf(shot) === story).map(({ mode }) => mode),
      visits: modesToVisit(shots.filter((shot) => storyOf(shot) === story)),
    }))
  }

  it('adds the opposite mode for the tree and axe if all pictures have one language', () => {
    const [, second] = visitsOf(['primitives-sample--one', 'primitives-sample--two'])
    const [picture] = second?.pictures ?? []
    if (picture === undefined) throw new Error('No picture is planned.')
    expect(second?.visits).toEqual([picture, oppositeOf(picture)])
  })

  it('adds no mode to two opposite ones', () => {
    const [first] = visitsOf(['primitives-sample--one'])
    expect(first?.visits).toEqual(first?.pictures)
  })

  it('visits every story in both widths, languages and themes, unless it exists on phones only', () => {
    const names = ['full', 'empty', 'loading', 'failed', 'wrong', 'saved']
    for (const { visits } of visitsOf(
      ['primitives-sample', 'screens-sample'].flatMap((title) => names.map((name) => `${title}--${name}`)),
    )) {
      expect(new Set(visits.map(({ width }) => width)).size).toBe(widths.length)
      expect(new Set(visits.map(({ language }) => language)).size).toBe(languages.length)
      expect(new Set(visits.map(({ theme }) => theme)).size).toBe(themes.length)
    }
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
