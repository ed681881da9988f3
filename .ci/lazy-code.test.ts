import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

/*
 * Code that is loaded on demand may fail to load: offline, or after a deployment. Every dynamic import of the site is
 * an argument of one of the wrappers below, whose own tests show what the player sees then. A wrapper counts by the file
 * that it is imported from, not by its name.
 */

const root = join(import.meta.dirname, '..')

/** The wrappers, by the file that declares them. */
const WRAPPERS: Readonly<Record<string, readonly string[]>> = {
  // The skeleton, a message with a retry, or a toast, and again when the connection is back (`lazy-part.test.tsx`).
  'app/shell/lazy/lazy-part.tsx': ['lazyPart', 'lazyDialog'],
  // Texts of a part or a notice, loaded with it (`lazy-part.test.tsx`, `page-notice.test.ts`).
  'app/i18n/i18n.ts': ['lazyTexts'],
  // Any other code: a `ChunkLoadError`, and loaded again when the connection is back (`load-code.test.ts`).
  'app/lib/browser/load-code.ts': ['loadCode'],
  // The same, again and again until it is there (`load-until-loaded.test.ts`).
  'app/start/load-until-loaded.ts': ['loadUntilLoaded'],
}

/** Imports that stand alone, with what happens when they fail. */
const ALONE: Readonly<Record<string, string>> = {
  'app/http/client.ts': 'the call counts as without a response (`client.test.ts`)',
  'ui/primitives/Carousel/use-swiper.ts': 'slides scroll without an animation (`Carousel.stories.tsx`)',
}

interface Found {
  file: string
  line: number
  /** The calls around the import, from the outside in, each as its callee is declared: `file name`. */
  wrappers: readonly string[]
}

const files = globSync('{app,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|samples|stories)\.tsx?$|^app\/testing\//u.test(file),
)

/** The path of an imported file below the root. */
function importedFile(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? resolve('/', dirname(file), specifier).slice(1) : specifier
}

/** The dynamic imports of a file. A local function that hands its argument to a wrapper is one too. */
function findImports(file: string): Found[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { program } = parseSync(file, source)
  const declaredIn = new Map<string, string>()
  const localWrappers = new Map<string, string>()
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers }) {
      for (const { local } of specifiers) declaredIn.set(local.name, `${importedFile(file, value)} ${local.name}`)
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return
      const { params, body } = init
      const [parameter] = params
      if (body.type !== 'CallExpression' || body.callee.type !== 'Identifier') return
      const [first] = body.arguments
      const handsOn = parameter?.type === 'Identifier' && first?.type === 'Identifier' && first.name === parameter.name
      if (handsOn) localWrappers.set(id.name, body.callee.name)
    },
  }).visit(program)

  const found: Found[] = []
  const calls: string[] = []
  const declared = (name: string): string => declaredIn.get(localWrappers.get(name) ?? name) ?? `${file} ${name}`
  new Visitor({
    CallExpression({ callee }) {
      calls.push(callee.type === 'Identifier' ? declared(callee.name) : '')
    },
    'CallExpression:exit'() {
      calls.pop()
    },
    ImportExpression({ start }) {
      found.push({ file, line: source.slice(0, start).split('\n').length, wrappers: [...calls] })
    },
  }).visit(program)
  return found
}

const known = new Set(Object.entries(WRAPPERS).flatMap(([file, names]) => names.map((name) => `${file} ${name}`)))
const imports = files.flatMap(findImports)

describe('lazy code', () => {
  it('is found: the site has many dynamic imports', () => {
    expect(imports.length).toBeGreaterThan(60)
  })

  it('names the module that it imports, for a server-rendered page', () => {
    const pairs = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const sources = text.matchAll(/import\('([^']+)'\)(?:(?!import\()[^])*?source: '([^']+)'/gu)
      const folders = text.matchAll(/import\('([^']+page\.tsx)'\)\)\.\w+,\s*'([\w-]+)'/gu)
      return [
        ...[...sources].map(([, specifier = '', source]) => [importedFile(file, specifier), `app/${source}`]),
        ...[...folders].map(([, specifier = '', folder]) => [
          importedFile(file, specifier),
          `app/pages/${folder}/page.tsx`,
        ]),
      ]
    })
    expect(pairs.length).toBeGreaterThan(22)
    for (const [imported, source] of pairs) expect(source).toBe(imported)
  })

  it('is loaded by a wrapper that says so when it fails', () => {
    const unwrapped = imports.filter(
      ({ file, wrappers }) => !(file in ALONE) && !wrappers.some((wrapper) => known.has(wrapper)),
    )
    expect(unwrapped.map(({ file, line }) => `${file}:${line}`)).toEqual([])
  })

  it('stands alone only where the table says what happens', () => {
    const alone = imports.filter(({ wrappers }) => !wrappers.some((wrapper) => known.has(wrapper)))
    expect([...new Set(alone.map(({ file }) => file))].toSorted()).toEqual(Object.keys(ALONE).toSorted())
  })
})
