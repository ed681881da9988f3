import { describe, expect, it } from 'vitest'
import type { Cluster } from '../evidence.ts'
import type { ReportedFinding } from '../report.ts'
import { approveCommand, causeTitle, kindTitle, languageOf, partsOf, storybookLinks, treeOf } from './describe.ts'

const findingOf = (id: string, kind: ReportedFinding['kind'] = 'changed'): ReportedFinding => ({
  id,
  kind,
  detail: '',
  sha: kind === 'tree' ? null : '0123456789abcdef',
  source: 'source',
})

describe('causeTitle', () => {
  it.each([
    ['- region\n  - button "Save"', '- region\n  - button "Send"', 'button "Save" → button "Send"'],
    ['- region', '- region\n  - link "Help"', 'nothing → link "Help"'],
    ['- a\n- same\n- b', '- x\n- same\n- y\n- z', 'a → x, and 2 more changes'],
    ['- a\n- same\n- b', '- same', 'a → nothing, and 1 more change'],
  ])('names the changed lines of a tree', (approved, taken, title) => {
    const finding = { ...findingOf('product-a--one/en', 'tree'), approved, taken }
    expect(causeTitle({ key: '', findings: [finding] })).toBe(title)
  })
})

describe('causeTitle of a picture', () => {
  const clusterOf = (more: Partial<Cluster>): Cluster => ({
    kind: 'changed',
    box: { left: 0, top: 0, right: 99, bottom: 51 },
    approvedTop: 0,
    count: 4,
    before: '#000000',
    after: '#ffffff',
    fingerprint: '',
    ...more,
  })
  it.each([
    [{ component: 'Button' }, 'Button, 100 × 52 px'],
    [{}, 'primitives › dialog › with toast, 100 × 52 px'],
    [{ move: { x: 3, y: 0 } }, 'Content moved 3 px right'],
    [{ kind: 'inserted' }, '52 rows inserted'],
  ] as const)('names the component, or the story of what would be only a size: %j', (cluster, title) => {
    const finding = { ...findingOf('primitives-dialog--with-toast/390-ru-day'), clusters: [clusterOf(cluster)] }
    expect(causeTitle({ key: '', findings: [finding] })).toBe(title)
  })
})

describe('kindTitle', () => {
  it.each([
    ['a--b/checks', 'button-name: no text\n  at button', 'Check failed: button-name: no text'],
    ['a--b/390-en-day', 'console error: 404', 'Could not be captured: console error: 404'],
    ['a--b/checks', '', 'Check failed'],
    ['a--b/checks', 'x'.repeat(200), `Check failed: ${'x'.repeat(119)}…`],
  ])('names the fault of %s: %j', (id, detail, title) => {
    expect(kindTitle({ ...findingOf(id, 'failed'), detail })).toBe(title)
  })

  it('names other findings by their kind', () => {
    expect(kindTitle(findingOf('a--b/390-en-day', 'new'))).toBe('New story')
  })
})

describe('partsOf', () => {
  it.each([
    ['product-bonuscard--at-top/1440-ru-night', 'product › bonuscard › at top', ['1440 px', 'ru', 'night']],
    ['product-bonuscard--active/en', 'product › bonuscard › active', ['en']],
    ['home/390-en-day', 'home', ['390 px', 'en', 'day']],
    ['a--b/1440-ru-night-hover', 'a › b', ['1440 px', 'ru', 'night', 'hover']],
    ['a--b/1440-ru-night-at-768', 'a › b', ['768 px', 'ru', 'night']],
    ['a--b/1440-ru-night-forced-colours', 'a › b', ['1440 px', 'ru', 'night', 'forced colours']],
    ['a--b/1440-ru-night-motion-half', 'a › b', ['1440 px', 'ru', 'night', 'middle of the motion']],
    ['a--b/390-ru-day-text-200', 'a › b', ['390 px', 'ru', 'day', 'text at 200 %']],
    ['a--b/320-ru-night-gone-state', 'a › b', ['320 px', 'ru', 'night', 'gone state']],
    ['a--b/checks-2', 'a › b', ['checks']],
  ])('reads %s', (id, title, modes) => {
    expect(partsOf(id)).toMatchObject({ title, modes })
  })
})

describe('treeOf', () => {
  it('finds the tree of the same story and language', () => {
    const trees = ['product-a--one/ru', 'product-a--two/en', 'product-a--one/en'].map((id) => findingOf(id, 'tree'))
    expect(treeOf(findingOf('product-a--one/390-en-day'), trees)?.id).toBe('product-a--one/en')
    expect(treeOf(findingOf('product-a--three/390-en-day'), trees)).toBeUndefined()
  })

  it('knows the language of an id', () => {
    expect(['product-a/ru', 'product-a--ru-b/390-en-day', 'home'].map(languageOf)).toEqual(['ru', 'en', null])
  })
})

describe('storybookLinks', () => {
  it('opens the story in its mode, and its docs', () => {
    expect(storybookLinks('product-a--one/390-en-day', '/storybook/')).toEqual({
      story: '/storybook/?path=/story/product-a--one&globals=theme:day;language:en',
      docs: '/storybook/?path=/docs/product-a--docs',
    })
  })

  it('has none for a page of the site', () => {
    expect(storybookLinks('home/390-en-day', '')).toBeNull()
  })
})

describe('approveCommand', () => {
  it('names the folder and each file with its hash', () => {
    expect(approveCommand([findingOf('a--b/390-en-day'), findingOf('c')], "/home/o'neil/my report")).toBe(
      String.raw`npm run visual -- approve --from '/home/o'\''neil/my report' a--b/390-en-day@0123456789ab c@0123456789ab`,
    )
    const changed = { ...findingOf('d'), approvedSha: 'fedcba9876543210' }
    expect(approveCommand([changed], '/report')).toContain(' d@0123456789ab:fedcba987654')
  })
})
