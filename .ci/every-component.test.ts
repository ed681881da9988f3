import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/* Every component that `ui/index.ts` exports has a story beside it, and every story file has a docs page. */

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Components that wrap every story and need none of their own. */
const WITHOUT_STORY = new Set(['UiProvider'])
/** The folder of each component, by its name. */
const folders = new Map(
  [...read('ui/index.ts').matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/gu)].flatMap(([, names = '', path = '']) =>
    names.split(',').map((name) => [name.trim(), dirname(join('ui', path))] as const),
  ),
)
const components = [...folders.keys()].filter((name) => /^[A-Z][a-z]/u.test(name) && !WITHOUT_STORY.has(name))
const stories = globSync('{ui,stories}/**/*.stories.tsx', { cwd: root })
const pageOf = (file: string) => file.replace(/\.stories\.tsx$/u, '.mdx')
const storySources = stories.map(read).join('\n')
const componentStories = stories.filter((file) => file.startsWith('ui/'))
/** `ui/layout/Stack.stories.tsx` is `Layout/Stack`. */
function titleOf(file: string): string {
  const [layer = ''] = file.split('/').slice(1)
  return `${layer.charAt(0).toUpperCase()}${layer.slice(1)}/${basename(file, '.stories.tsx')}`
}

describe('stories of a component', () => {
  it.each(componentStories)('%s stands beside its component and has its name: title, file and `component`', (file) => {
    const name = basename(file, '.stories.tsx')
    expect(components).toContain(name)
    expect(dirname(file)).toBe(folders.get(name))
    expect(read(file)).toContain(`  title: '${titleOf(file)}',\n`)
    expect(read(file)).toMatch(new RegExp(`^  component: ${name}(?:<\\w+>)?,$`, 'mu'))
    expect(read(pageOf(file))).toContain(`# ${name}\n`)
  })
})

/** Pairs of `localized({ ru: '…', en: '…' })` in all files of the stories. */
const translations = globSync(['stories/**/*.{ts,tsx}', 'ui/**/*.stories.tsx'], { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/localized\(\{\s*ru:\s*(['"`])(.*?)\1,\s*en:\s*(['"`])(.*?)\3,?\s*\}\)/gsu)].map(
    ([, , russian = '', , english = '']) => ({ russian, english }),
  ),
)

describe('texts of the stories', () => {
  it('give each Russian text one English text, so that the order in which stories are loaded does not matter', () => {
    expect(translations.length).toBeGreaterThan(400)
    const ambiguous = [...Map.groupBy(translations, ({ russian }) => russian)].filter(
      ([, pairs]) => new Set(pairs.map(({ english }) => english)).size > 1,
    )
    expect(ambiguous).toEqual([])
  })
})

describe('design system', () => {
  it('exports more than 60 components', () => {
    expect(components.length).toBeGreaterThan(60)
  })

  it.each(components)('%s has a story', (name) => {
    expect(new RegExp(`component: ${name}\\b|<${name}\\b`, 'u').test(storySources)).toBe(true)
  })

  it.each(stories)('%s has a docs page', (file) => {
    expect(existsSync(join(root, pageOf(file)))).toBe(true)
  })
})
