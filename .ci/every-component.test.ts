import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/* Every component that the door of the design system gives is shown in Storybook, and every group of stories has its page. */

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What is no sight of its own: it stands around every story. */
const AROUND_ALL = new Set(['UiProvider'])
const components = [...read('ui/index.ts').matchAll(/export \{([^}]*)\}/gu)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z][a-z]/u.test(name) && !AROUND_ALL.has(name))
const stories = globSync('stories/**/*.stories.tsx', { cwd: root })
const pageOf = (file: string) => file.replace(/\.stories\.tsx$/u, '.mdx')
const shown = stories.map(read).join('\n')

describe('every component', () => {
  it('is known to this test', () => {
    expect(components.length).toBeGreaterThan(60)
  })

  it.each(components)('%s has a story', (name) => {
    expect(new RegExp(`component: ${name}\\b|<${name}\\b`, 'u').test(shown)).toBe(true)
  })

  it.each(stories)('%s has a page', (file) => {
    expect(existsSync(join(root, pageOf(file)))).toBe(true)
  })

  it.each(stories.filter((file) => !file.startsWith('stories/screens/')))(
    '%s says what it is for, when not, the keyboard and accessibility',
    (file) => {
      for (const heading of ['When', 'When not', 'Keyboard', 'Accessibility'])
        expect(read(pageOf(file))).toContain(`## ${heading}\n`)
    },
  )
})
