import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ui = join(import.meta.dirname, '..')
/** The type is in a lookahead, because it may have properties of its own. */
const OPTIONAL = /^( +)(?:readonly )?([\w'-]+)\?:(?=(.*(?:\n\1 .*|\n\1[\])}].*)*)$)/gmu

/** The optional properties of a source whose type has no `undefined`. */
const exactProperties = (source: string): string[] =>
  [...source.matchAll(OPTIONAL)].flatMap(([, , name = '', type = '']) =>
    // A comma ends a parameter.
    /(?:\| undefined|,)$/u.test(type) ? [] : [name],
  )

it('optional props accept `undefined`, so that a host with exactOptionalPropertyTypes can fill them by a condition', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: ui, exclude: ['**/*.test.*', '**/*.stories.*', 'test/**'] })
  expect(files.length).toBeGreaterThan(200)
  const faults = files.flatMap((file) =>
    exactProperties(readFileSync(join(ui, file), 'utf8')).map((property) => `${file}: ${property}`),
  )
  expect(faults).toEqual([])
})

it('finds exact properties: on one line, on several and inside of another', () => {
  const source = [
    'interface A {',
    '  b?: {',
    '    c?: string',
    '  }',
    '  d?:',
    '    | string',
    '    | undefined',
    '  e?: number | undefined',
    '}',
  ]
  expect(exactProperties(source.join('\n'))).toEqual(['b', 'c'])
})
