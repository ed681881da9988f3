import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/* Every component that `ui/index.ts` exports has a story, and every story file has a docs page. */

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Components that wrap every story and need none of their own. */
const WITHOUT_STORY = new Set(['UiProvider'])
const components = [...read('ui/index.ts').matchAll(/export \{([^}]*)\}/gu)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z][a-z]/u.test(name) && !WITHOUT_STORY.has(name))
const stories = globSync('stories/**/*.stories.tsx', { cwd: root })
const pageOf = (file: string) => file.replace(/\.stories\.tsx$/u, '.mdx')
const storySources = stories.map(read).join('\n')

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

  it.each(stories.filter((file) => !file.startsWith('stories/screens/')))(
    'docs page of %s covers When, When not, Keyboard and Accessibility',
    (file) => {
      for (const heading of ['When', 'When not', 'Keyboard', 'Accessibility'])
        expect(read(pageOf(file))).toContain(`## ${heading}\n`)
    },
  )
})
