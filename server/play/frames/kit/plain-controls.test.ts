import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const frames = join(import.meta.dirname, '..')

it.each(
  globSync('**/*.css', { cwd: frames }).flatMap((file) =>
    [
      ...readFileSync(join(frames, file), 'utf8').matchAll(/^ *([^{}@]+ input) \{([^{}]*appearance: none[^{}]*)\}/gmu),
    ].map(([, selector = '', rule = '']) => [`${file}: ${selector.trim()}`, rule] as const),
  ),
)(
  'an input without the look of the browser has its own background, because Firefox paints a disabled one: %s',
  (_, rule) => {
    expect(rule).toMatch(/\bbackground(?:-color)?: /u)
  },
)
