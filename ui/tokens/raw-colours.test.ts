import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const ui = join(import.meta.dirname, '..')
const RAW_COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\(|(?<![-\w])(?:white|black)(?![-\w])/iu

/** The raw colours of a source file, without its comments. */
function rawColoursIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '')
  return code.split('\n').flatMap((line) => RAW_COLOUR.exec(line)?.[0] ?? [])
}

describe('colours outside of tokens/', () => {
  it('are tokens: no component or style has a raw colour', async () => {
    const entries = await readdir(ui, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter(({ name }) => /\.tsx?$/u.test(name) && !/\.(?:test|stories)\.tsx?$/u.test(name))
      .map(({ parentPath, name }) => relative(ui, join(parentPath, name)))
      .filter((path) => !path.startsWith('tokens'))
    expect(paths.length).toBeGreaterThan(100)
    const found = await Promise.all(
      paths.map(async (path) =>
        rawColoursIn(await readFile(join(ui, path), 'utf8')).map((colour) => `${path}: ${colour}`),
      ),
    )
    expect(found.flat()).toEqual([])
  })

  it.each([
    ["background: '#0a0e1f'", '#0a0e1f'],
    ["background: 'rgb(10 14 31 / 0.5)'", 'rgb('],
    ["border: '1px solid black'", 'black'],
    ["color: 'oklch(70% 0.1 20)'", 'oklch('],
  ])('finds the raw colour of %j', (line, colour) => {
    expect(rawColoursIn(line)).toEqual([colour])
  })

  it.each(["whiteSpace: 'nowrap'", "background: 'color-mix(in srgb, currentColor 9%, transparent)'", '// on white'])(
    'finds none in %j',
    (line) => {
      expect(rawColoursIn(line)).toEqual([])
    },
  )
})
