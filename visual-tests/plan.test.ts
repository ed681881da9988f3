import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages, modes, themes, widths } from '#storybook/modes.ts'
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

  it('plans full screens and first steps of dialogs in two opposite modes, and other states in one mode in turn', () => {
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
    const pairs = [
      ['1440-ru-night', '390-en-day'],
      ['1440-en-day', '390-ru-night'],
    ]
    expect(idsOf('screens-sample--full')).toEqual(pairs[0])
    expect(idsOf('screens-outcomes--forbidden')).toEqual(pairs[0])
    expect(idsOf('screens-access--sign-in')).toEqual(pairs[0])
    expect(idsOf('screens-access--sign-in-unread')).toEqual(['1440-en-day'])
    expect(idsOf('screens-promo--loading')).toEqual(['1440-ru-night'])
    expect(idsOf('screens-terms--full')).toEqual(pairs[0])
    expect(idsOf('screens-terms--instructions')).toEqual(pairs[1])
    expect(idsOf('product-sample--full')).toEqual(pairs[0])
  })

  it('plans real art for components, but only in the first picture of an illustrated one', () => {
    const withArt = planShots(['product-hero--alone', 'product-hero--with-sign-up', 'screens-promo--full']).filter(
      ({ isFlat }) => !isFlat,
    )
    expect(withArt.map(({ id }) => id)).toEqual(['product-hero--alone/1440-ru-night'])
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
    const [, , third] = visitsOf(['primitives-sample--one', 'primitives-sample--two', 'primitives-sample--three'])
    expect(third?.pictures.map(({ id }) => id)).toEqual(['390-ru-day'])
    expect(third?.visits.map(({ id }) => id)).toEqual(['390-ru-day', '1440-en-night'])
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

  it('plans pictures of each title with two stories of components in both widths, languages and themes', () => {
    const pictures = visitsOf(['primitives-sample--one', 'primitives-sample--two']).flatMap((story) => story.pictures)
    expect(pictures.map(({ id }) => id).sort()).toEqual(['1440-en-day', '1440-ru-night', '390-en-day', '390-ru-night'])
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
