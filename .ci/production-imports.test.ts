import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/* `npm ci --omit=dev` and the Dockerfile install what the server imports, and nothing that only builds it. */

const root = join(import.meta.dirname, '..')
/** Styles of games are built into their frames. */
const isBuiltOnly = (file: string) => file.endsWith('.css.ts') || file.startsWith('games/kit/styles/')
const files = globSync('{server,contract,games}/**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && !file.startsWith('server/testing/') && !isBuiltOnly(file),
)
/** `from '…'`, `import('…')` and `import '…'`. */
const PACKAGE = /\b(?:from |import\(|import )'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/gu
const ALIAS = /\b(?:from |import\(|import )'#(\w+)\//gu

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

const importsOf = (pattern: RegExp): Set<string> =>
  new Set(files.flatMap((file) => namesIn(readFileSync(join(root, file), 'utf8'), pattern)))

test('every form of import is found', () => {
  const source = `import a from 'one'\nconst b = await import('@scope/two/part')\nimport 'three'\nimport '#app/x.ts'`
  expect(namesIn(source, PACKAGE)).toEqual(['one', '@scope/two', 'three'])
  expect(namesIn(source, ALIAS)).toEqual(['app'])
})

test('the server imports packages of `dependencies` only', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const packages = [...importsOf(PACKAGE)]
  expect(packages).toContain('fastify')
  expect(packages.filter((name) => !(name in dependencies))).toEqual([])
})

/** Folders outside the importing file's that are read at run time, relative to the root. */
const foldersRead = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/new URL\([`'](\.\.\/[^`'$]*\/)/gu)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path).replace(/\/$/u, ''),
  ),
)

test('the Dockerfile copies the folders that the server imports and reads', () => {
  const copied = [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY ([\w/]+) \1$/gmu)].map(
    ([, folder = '']) => folder,
  )
  expect(copied.toSorted()).toEqual([...importsOf(ALIAS), ...foldersRead].toSorted())
})
