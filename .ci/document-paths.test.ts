import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/*
 * Every path that a document names exists. A path is relative to the root, to `app/` or to its document; a file may stand
 * alone. So does every section of the specification that the code cites.
 */

const root = join(import.meta.dirname, '..')
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
  'visual-tests/README.md',
  ...globSync('docs/**/*.md', { cwd: root }),
]

/** Paths that a command creates: a fresh clone has none of what `.gitignore` names. */
const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean)
const isCreated = (path: string): boolean => ignored.some((start) => path.startsWith(start))

/** Looks like a path, and is the name of a lint rule. */
const LINT_RULE = 'node/no-top-level-await'
const FILE = /\.(?:tsx?|mdx?|js|json|html|yml|jpg)$/u
const PATH = /^[\w.*<>-]+(?:\/[\w.*<>-]+)*\/?$/u
const isPath = (text: string): boolean => PATH.test(text) && (FILE.test(text) || text.includes('/'))

/** The paths in the code spans of a document; a code block holds commands and examples. */
const pathsIn = (markdown: string): string[] =>
  [...markdown.replaceAll(/^```[\s\S]*?^```/gmu, '').matchAll(/`([^`\n]+)`/gu)]
    .map(([, text = '']) => text)
    .filter((text) => isPath(text) && !isCreated(text) && text !== LINT_RULE)

/** A placeholder such as `<area>` stands for any name. */
const patternOf = (path: string): string => path.replaceAll(/<[^>]*>/gu, '*').replace(/\/$/u, '')

const FOLDERS = '{app,contract,conformance,games,server,ui,stories,e2e,bench,visual-tests,docs,.ci,.storybook}'

function exists(path: string, document: string): boolean {
  const pattern = patternOf(path)
  const candidates = path.includes('/')
    ? ['', 'app', dirname(document)].map((base) => join(base, pattern))
    : [pattern, `${FOLDERS}/**/${pattern}`]
  return candidates.some((candidate) => globSync(candidate, { cwd: root }).length > 0)
}

describe('pathsIn', () => {
  it('finds paths, and neither commands, URLs nor code', () => {
    const text = '`app/main.tsx`, `ui/<layer>/`, `*.race.test.ts`; `npm run size`, `/api/docs`, `errorCode.x`, `a()`'
    expect(pathsIn(text)).toEqual(['app/main.tsx', 'ui/<layer>/', '*.race.test.ts'])
  })

  it('skips code blocks', () => {
    expect(pathsIn('```ts\nimport `no/such.ts`\n```\n`app/`')).toEqual(['app/'])
  })
})

it.each(documents)('every path in %s exists', (document) => {
  const paths = pathsIn(readFileSync(join(root, document), 'utf8'))
  expect(paths.filter((path) => !exists(path, document))).toEqual([])
})

const sections = new Set(
  readFileSync(join(root, 'docs/spec.md'), 'utf8')
    .match(/^## §\d+/gmu)
    ?.map((heading) => heading.slice(3)),
)
const sources = globSync('{app,contract,e2e,games,server,stories,ui}/**/*.{ts,tsx,js,html,mdx}', { cwd: root })

it('every section of the specification that the code names exists', () => {
  const named = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bspec (§[\d§, ]+)/gu)].flatMap(([, list = '']) =>
      (list.match(/§\d+/gu) ?? []).map((section) => ({ file, section })),
    ),
  )
  expect(sections.size).toBeGreaterThan(0)
  expect(named.filter(({ section }) => !sections.has(section))).toEqual([])
})
