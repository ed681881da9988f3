import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/* The examples of these pages stand in the app or in a test, so they compile and do what the page says. */

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Code without line breaks, indentation, `export` and trailing commas, which differ between a page and its source. */
const normalise = (code: string): string =>
  code
    .replaceAll(/\s+/gu, '')
    .replaceAll(/,(?=[)\]}])/gu, '')
    .replaceAll(/export(?=const|function|type|interface)/gu, '')

const sources = globSync('app/**/*.{ts,tsx}', { cwd: root }).map((file) => normalise(read(file)))
const isReal = (paragraph: string): boolean => sources.some((source) => source.includes(normalise(paragraph)))

/** The paragraphs of all code blocks of a page: a page may leave out what stands between them. */
const examplesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^```tsx?\n([\s\S]*?)^```/gmu)].flatMap(([, code = '']) => code.trim().split(/\n{2,}/u))

describe('isReal', () => {
  it('rejects code that no source has', () => {
    expect(isReal('const neverWritten = createWorkflow({ never: "written" })')).toBe(false)
  })
})

describe.each([...globSync('docs/state/*.md', { cwd: root }), 'docs/howto/add-a-form.md'])('%s', (page) => {
  it('shows code that stands in the app', () => {
    const examples = examplesIn(read(page))
    expect(examples).not.toEqual([])
    expect(examples.filter((example) => !isReal(example))).toEqual([])
  })
})
