import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/* What one module does for all: code elsewhere that does it again is found by its spelling. */

const root = join(import.meta.dirname, '..')
const sources = globSync('{app,contract,games,server,ui}/**/*.{ts,tsx,js}', { cwd: root }).filter(
  (file) => !/\.(?:test|samples)\.|\/testing?\//u.test(file),
)

interface OnePlace {
  /** What to use instead. */
  use: string
  pattern: RegExp
  /** The module itself, and files that have a reason of their own. */
  files: Readonly<Record<string, string>>
  /** Lines that must be found, and lines that must not. */
  examples: { found: readonly string[]; passed: readonly string[] }
}

const places: Readonly<Record<string, OnePlace>> = {
  'date arithmetic': {
    use: 'contract/core/moscow-calendar.ts',
    pattern:
      /dayjs|\bDate\.UTC\(|\.[gs]et(?:UTC)?(?:FullYear|Month|Date|Day|Hours)\(|Europe\/Moscow|date_trunc|% DAY\b|floor\(\w+ \/ DAY/u,
    files: {
      'contract/core/moscow-calendar.ts': 'the module',
      'contract/core/moscow-time.ts': 'parses ten thousand timestamps without a library',
      'app/lib/text/moscow-time.ts': 'formats',
      'server/sandbox/console/console.js': 'formats in a page without a bundler',
    },
    examples: {
      found: ["import dayjs from 'dayjs'", 'today.getUTCMonth()', 'at - (at % DAY)', 'Math.floor(now / DAY)'],
      passed: ['new Date(now)', 'now - 7 * DAY', 'born.getTime()', 'const period = Math.ceil((end - start) / DAY)'],
    },
  },
}

const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/)/u.test(line)

describe.each(Object.entries(places))('%s', (_, { use, pattern, files, examples }) => {
  it('is recognised', () => {
    expect(examples.found.filter((line) => !pattern.test(line))).toEqual([])
    expect(examples.passed.filter((line) => pattern.test(line))).toEqual([])
  })

  it(`stands only in ${use}`, () => {
    const found = sources.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) && !isComment(line) ? [{ file, at: `${file}:${index + 1}` }] : [],
        ),
    )
    expect(found.filter(({ file }) => !(file in files)).map(({ at }) => at)).toEqual([])
    // An exception that is no longer needed is removed.
    expect(Object.keys(files).filter((file) => !found.some((one) => one.file === file))).toEqual([])
  })
})
