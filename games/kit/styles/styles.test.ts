import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { coveringInput } from './parts.ts'

const games = join(import.meta.dirname, '..', '..')
const styles = globSync(['**/*.css.ts', 'kit/styles/*.ts'], { cwd: games })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(join(games, file), 'utf8')] as const)

describe('styles of the games', () => {
  it.each(styles.filter(([file]) => basename(file) !== 'colours.ts'))('%s has no raw colour', (_, source) => {
    expect(source).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\(/iu)
  })

  // Firefox paints a disabled input.
  it('give an input without the look of the browser a background', () => {
    expect(coveringInput).toMatchObject({ appearance: 'none', background: 'none' })
  })

  it.each(styles)('%s takes the look from an input by the shared style only', (_, source) => {
    expect(source).not.toMatch(/globalStyle\('[^']*input[^']*', \{[^}]*appearance/u)
  })
})
