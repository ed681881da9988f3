import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

/* Files that import each other, directly or through others, can be neither understood nor moved one at a time. */

const root = join(import.meta.dirname, '..')

/** Cycles that have only type imports or dynamic imports to close them. Lower these numbers when one is gone. */
const MAX_CYCLES = 11
const MAX_FILES_IN_A_CYCLE = 4

interface Import {
  /** The imported file, from the root. */
  file: string
  /** Whether the file is evaluated before the importing one. */
  isStatic: boolean
}

/** Imported files by importing file, both from the root. */
type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The path of an imported file from the root; `undefined` for a package. */
function importedFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1).replace(/^(?=(?:ci|storybook)\/)/u, '.')
  return specifier.startsWith('.') ? resolve('/', dirname(file), specifier).slice(1) : undefined
}

/** The files that a source imports or exports from. */
function findImports(file: string, source: string): Import[] {
  const imports: Import[] = []
  const add = (specifier: unknown, isStatic: boolean) => {
    const imported = typeof specifier === 'string' ? importedFile(file, specifier) : undefined
    if (imported !== undefined) imports.push({ file: imported, isStatic })
  }
  new Visitor({
    ImportDeclaration: ({ source: { value }, importKind }) => add(value, importKind !== 'type'),
    ExportNamedDeclaration: ({ source: from, exportKind }) => add(from?.value, exportKind !== 'type'),
    ExportAllDeclaration: ({ source: { value }, exportKind }) => add(value, exportKind !== 'type'),
    ImportExpression: ({ source: from }) => add(from.type === 'Literal' && from.value, false),
    TSImportType: ({ source: { value } }) => add(value, false),
  }).visit(parseSync(file, source).program)
  return imports
}

/** Groups of files that all reach each other: the strongly connected components, by Tarjan's algorithm. */
function findCycles(graph: ImportGraph): string[][] {
  const indexes = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  /** Returns the lowest index on the stack that the file reaches. */
  const visit = (file: string): number => {
    const index = indexes.size
    indexes.set(file, index)
    stack.push(file)
    let lowest = index
    for (const imported of graph.get(file) ?? []) {
      const seenIndex = indexes.get(imported)
      if (seenIndex === undefined) lowest = Math.min(lowest, visit(imported))
      else if (stack.includes(imported)) lowest = Math.min(lowest, seenIndex)
    }
    if (lowest === index) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1) cycles.push(group.toSorted())
    }
    return lowest
  }
  for (const file of graph.keys()) if (!indexes.has(file)) visit(file)
  return cycles
}

const files = globSync(
  '{app,contract,conformance,games,server,ui,stories,.storybook,visual-tests,e2e,bench,.ci}/**/*.{ts,tsx,js}',
  {
    cwd: root,
  },
)
const importsByFile = new Map(files.map((file) => [file, findImports(file, readFileSync(join(root, file), 'utf8'))]))
const graphOf = (isCounted: (found: Import) => boolean): ImportGraph =>
  new Map([...importsByFile].map(([name, imports]) => [name, imports.filter(isCounted).map(({ file }) => file)]))

describe('findImports', () => {
  it('finds every form of import', () => {
    const source = [
      "import { a } from './a.ts'",
      "import type { B } from '../b.ts'",
      "export { c } from '#ci/c.ts'",
      "export type * from '#app/d.ts'",
      "const e = await import('./e.ts')",
      "let f: import('./f.ts').F",
      "import react from 'react'",
    ].join('\n')
    expect(findImports('app/lib/file.ts', source)).toEqual([
      { file: 'app/lib/a.ts', isStatic: true },
      { file: 'app/b.ts', isStatic: false },
      { file: '.ci/c.ts', isStatic: true },
      { file: 'app/d.ts', isStatic: false },
      { file: 'app/lib/e.ts', isStatic: false },
      { file: 'app/lib/f.ts', isStatic: false },
    ])
  })
})

describe('findCycles', () => {
  it('finds files that reach each other', () => {
    const imports = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['d', 'f'], f: [] }
    expect(findCycles(new Map(Object.entries(imports)))).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ])
  })
})

describe('imports of the project', () => {
  it('are found', () => {
    expect(importsByFile.get('.ci/check.ts')?.map(({ file }) => file)).toEqual(['.ci/run-program.ts'])
    expect(files.length).toBeGreaterThan(2000)
  })

  it('have no cycle of static imports', () => {
    expect(findCycles(graphOf(({ isStatic }) => isStatic))).toEqual([])
  })

  it('have no more cycles with type and dynamic imports than the known ones', () => {
    const cycles = findCycles(graphOf(() => true))
    const list = cycles.map((group) => group.join(' ↔ ')).join('\n')
    expect(cycles.length, list).toBeLessThanOrEqual(MAX_CYCLES)
    expect(Math.max(0, ...cycles.map(({ length }) => length)), list).toBeLessThanOrEqual(MAX_FILES_IN_A_CYCLE)
  })
})
