import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import main from '#storybook/main.ts'
import { stateTable } from '../visual-tests/states.ts'
import { pictures } from '#stories/foundations/picture-sizes.tsx'

/* The docs pages: a component's page has all sections in one order, and links between pages lead to a page. */

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const pages = globSync('{ui,stories}/**/*.mdx', { cwd: root })
const componentPages = pages.filter((file) => file.startsWith('ui/'))

const SECTIONS = [
  'When to use',
  'When not to use',
  'Anatomy',
  'States',
  "Do and don't",
  'Content',
  'Keyboard',
  'Screen reader',
  'Props',
]

/** What a section has besides a text. */
const REQUIRED: Readonly<Record<string, readonly RegExp[]>> = {
  'When not to use': [/^- .+: use \[\w+\]\(\?path=\/docs\/[\w-]+\)/mu],
  Anatomy: [/<Anatomy\s+of=\{stories\.\w+\}/u],
  States: [/<States( wide)? \/>/u],
  "Do and don't": [/<Do text="/u, /<Dont text="/u],
  Props: [/<Controls of=\{stories\.\w+\} \/>/u],
}

/** The faults of a component's page; empty if it is complete. */
function faultsOf(source: string): string[] {
  const [intro = '', ...parts] = source.split(/^## /mu)
  const sections = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    return { title, text: lines.join('\n').trim() }
  })
  const titles = sections.map(({ title }) => title)
  const opening = /^# \w+\n\n([\s\S]*?)\n\n<Canvas of=\{stories\.\w+\}[^>]*\/>\s*$/mu.exec(intro)?.[1] ?? ''
  return [
    ...(/^\S[^\n]*\.$/u.test(opening) && !/\. /u.test(opening)
      ? []
      : ['begins without one sentence and a live example']),
    ...(titles.join() === SECTIONS.join() ? [] : [`has the sections ${titles.join(', ')}`]),
    ...sections.flatMap(({ title, text }) => [
      ...(text === '' ? [`${title} is empty`] : []),
      ...(REQUIRED[title] ?? []).filter((pattern) => !pattern.test(text)).map((pattern) => `${title} lacks ${pattern}`),
    ]),
  ]
}

describe('faultsOf', () => {
  const page = read('ui/primitives/Button/Button.mdx')

  it.each([
    ['a missing section', page.replace(/## Content[\s\S]*?(?=## Keyboard)/u, '')],
    [
      'two sections in another order',
      page.replace('## Keyboard', '## A').replace('## Content', '## Keyboard').replace('## A', '## Content'),
    ],
    ['an empty section', page.replace(/(?<=## Content\n)[\s\S]*?(?=## Keyboard)/u, '\n')],
    ['a situation without a link', page.replaceAll(/^- .*: use .*$/gmu, '- Navigation.')],
    ['a pair without a bad example', page.replaceAll('<Dont ', '<Do ')],
    ['two sentences at the start', page.replace('Starts an action on this page:', 'A button. It')],
    ['no live example', page.replace(/<Canvas .*/u, '')],
  ])('finds %s', (_, source) => {
    expect(faultsOf(page)).toEqual([])
    expect(faultsOf(source)).not.toEqual([])
  })
})

it.each(componentPages)('page %s has all sections', (file) => {
  expect(faultsOf(read(file))).toEqual([])
})

/** `primitives-button` of `primitives-button--primary`. */
const toPageId = (story: string): string => story.split('--')[0] ?? ''

describe('the states of the pointer and the keyboard', () => {
  const isInFrame = (file: string, story: string): boolean => {
    const source = read(file.replace(/\w+\.mdx$/u, (name) => name.replace('.mdx', '.stories.tsx')))
    const [, meta = '', own = ''] =
      new RegExp(`const meta([\\s\\S]*?)satisfies[\\s\\S]*?^export const ${story}\\b([\\s\\S]*?)^\\}?$`, 'mu').exec(
        source,
      ) ?? []
    return /ownFrame|inline: false/u.test(meta + own)
  }
  const seen = new Set(
    stateTable.filter(({ states }) => states.includes('hover')).flatMap(({ stories }) => stories.map(toPageId)),
  )
  // Their stories are shown in frames, where the focus and the pointer are real.
  const inFrames = ['primitives-table', 'primitives-toggletip']
  const interactive = componentPages.filter((file) => {
    const id = idOf(file).replace('--docs', '')
    return id.startsWith('primitives-') && seen.has(id) && !inFrames.includes(id)
  })

  it('are seen for more than twenty components', () => {
    expect(interactive.length).toBeGreaterThan(20)
  })

  it.each([...interactive, 'ui/product/GameGrid/GameTile.mdx'])('%s shows them side by side', (file) => {
    const stories = [...read(file).matchAll(/<Interaction\s+of=\{stories\.(\w+)\}/gu)].map(([, story = '']) => story)
    expect(stories).not.toEqual([])
    expect(stories.filter((story) => isInFrame(file, story))).toEqual([])
  })
})

/** The id of a page, from its own title or that of its stories. */
function idOf(file: string): string {
  const source = read(file)
  const stories = /<Meta of=\{(\w+)\}/u.exec(source)?.[1]
  const path = new RegExp(`import \\* as ${stories} from '([^']+)'`, 'u').exec(source)?.[1]
  const title = path === undefined ? /<Meta title="([^"]+)"/u : /(?:^ {2}|= \{ )title: '([^']+)'/mu
  return toId(title.exec(path === undefined ? source : read(join(dirname(file), path)))?.[1] ?? '', 'docs')
}

describe('links of the docs pages', () => {
  const links = new Set(pages.map((file) => `?path=/docs/${idOf(file)}`))

  it.each(pages)('%s links to pages that exist', (file) => {
    const found = [...read(file).matchAll(/\]\(([^)]*)\)|\bhref="([^"]*)"/gu)].map(
      ([, inText, inTag]) => inText ?? inTag ?? '',
    )
    expect(found.filter((link) => !links.has(link) && !/^https:\/\/|^#\w/u.test(link))).toEqual([])
  })
})

it('docs pages have no tables of Markdown, which Storybook shows as text', () => {
  expect(pages.filter((file) => /^\|/mu.test(read(file)))).toEqual([])
})

describe('stories on the docs pages', () => {
  it.each(pages)('%s shows stories that exist', (file) => {
    const source = read(file)
    const sources = new Map(
      [...source.matchAll(/import \* as (\w+) from '([^']+\.stories\.tsx)'/gu)].map(
        ([, name = '', path = '']) => [name, read(join(dirname(file), path))] as const,
      ),
    )
    const used = [...source.matchAll(/\bof=\{(\w+)\.(\w+)\}/gu)]
    const missing = used.filter(
      ([, name = '', story = '']) => !new RegExp(`^export const ${story}\\b`, 'mu').test(sources.get(name) ?? ''),
    )
    expect(missing.map(([text]) => text)).toEqual([])
  })
})

describe('page of a pattern', () => {
  it.each(pages.filter((file) => file.startsWith('stories/patterns/')))(
    '%s has a rule, an example and links to components',
    (file) => {
      const source = read(file)
      expect(source.match(/^\*\*Rule: .*\*\*$/gmu)).toHaveLength(1)
      expect(source).toMatch(/^<Canvas of=/mu)
      expect(source).toMatch(/\]\(\?path=\/docs\/(?:primitives|product|layout)-/u)
    },
  )
})

it.each(pages.filter((file) => file.startsWith('stories/screens/')))('screen %s names its components', (file) => {
  const [, section = ''] = read(file).split(/^## Components$/mu)
  expect(section.split(/^## /mu)[0]).toMatch(/<ScreenComponents \/>|\]\(\?path=\/docs\/(?:primitives|product|layout)-/u)
})

describe('sizes of the pictures', () => {
  it.each(pictures)('$where has $width × $height', ({ where, width, height }) => {
    const [file = ''] = globSync(`ui/product/**/${where}.tsx`, { cwd: root })
    expect(read(file)).toMatch(new RegExp(`width=\\{${width}\\}\\s+height=\\{${height}\\}`, 'u'))
  })
})

/** Names by which designers search for a component or a foundation. */
const OTHER_NAMES = [
  'modal',
  'drawer',
  'dropdown',
  'snackbar',
  'stepper',
  'spinner',
  'tooltip',
  'toggle',
  'radio',
  'autocomplete',
  'timer',
  'leaderboard',
  'typography',
  'spacing',
  'motion',
  'breakpoint',
  'token',
  'focus',
  'focus ring',
  'z-index',
  'layers',
  'stacking',
  'destructive',
  'delete',
  'limits',
  'sticky',
  'navigation',
  'currency',
  'touch target',
  'dark mode',
  'stroke',
  'microcopy',
  'manrope',
  'hover',
  'easing',
  'writing',
  'tone of voice',
  'status',
  'lozenge',
  'bottom bar',
]

it('the tools of the tests are no part of the published Storybook', () => {
  expect(JSON.stringify(main.stories)).not.toContain('visual-tests')
})

describe('the search of the sidebar', () => {
  // Storybook adds the headings to its index by this feature.
  const entries = read('stories/find-a-component.mdx').split(/^### /mu).slice(1)

  it('has headings of docs pages', () => {
    expect(main.features).toMatchObject({ experimentalSearchDocsHeadings: true })
  })

  it.each(OTHER_NAMES)('finds "%s" in a heading, which leads to a page', (name) => {
    const found = entries.filter((entry) => new RegExp(`\\b${name}\\b`, 'iu').test(entry.split('\n')[0] ?? ''))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/\]\(\?path=\/docs\//u)
  })
})
