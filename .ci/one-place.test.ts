import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/* Some work is done by one module for the whole project. A pattern finds code elsewhere that does it again. */

const root = join(import.meta.dirname, '..')
const sources = globSync('{app,contract,e2e,games,server,ui}/**/*.{ts,tsx,js}', { cwd: root }).filter(
  (file) => !/\.(?:test|samples|stories)\.|\/testing?\//u.test(file),
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
  'reading the environment': {
    use: 'server/settings.ts',
    pattern: /\bprocess\.env\b|\bNodeJS\.ProcessEnv\b|\benv\b.*from 'node:process'/u,
    files: {
      'server/settings.ts': 'the module',
      'server/check-settings.ts': 'reads it again without what is wrong',
      'server/run.ts': 'starts the server',
      'server/variables.ts': 'prints the variables',
      'server/serve.ts': 'passes the environment to what prints it',
      'server/ledger.ts': 'is a program of its own',
      'server/payments.ts': 'is a program of its own',
      'server/migrate.ts': 'is a program of its own',
      'server/accounts/documents/export.ts': 'is a program of its own',
      'e2e/harness/loaded-files.ts': 'gets its folder from the stage that starts it',
      'e2e/harness/site.ts': 'passes the environment on to the server',
      'e2e/harness/prepare.ts': 'tells the workers where the site is',
      'e2e/engines/webkit.ts': 'passes the environment on to a browser',
    },
    examples: {
      found: ["process.env['NODE_ENV']", 'sandboxAllowed(process.env)', "import { env } from 'node:process'"],
      passed: ['process.exitCode = 1', 'import.meta.env.DEV', 'process.stdout'],
    },
  },
  'formatting a time': {
    use: 'app/lib/text/moscow-time.ts',
    pattern: /Intl\.DateTimeFormat|\.toLocale(?:Time|Date)String\(/u,
    files: {
      'app/lib/text/moscow-time.ts': 'the module',
      'server/sandbox/console/console.js': 'formats in a page without a bundler',
    },
    examples: {
      found: ["new Intl.DateTimeFormat('ru')", 'sentAt.toLocaleTimeString()'],
      passed: ["amount.toLocaleString('ru')", 'new Intl.NumberFormat(language)'],
    },
  },
  'reading an amount': {
    use: 'contract/money/money-rules.ts',
    pattern: /\.replace(?:All)?\((?:','|\/,\/\w*), '\.'\)|\bparseFloat\(/u,
    files: {
      'contract/money/money-rules.ts': 'the module',
      'contract/money/provider-facts.ts': 'reads the fee that an operator has configured',
      'e2e/lobby/standings.e2e.ts': 'reads a computed style',
    },
    examples: {
      found: ["text.replace(',', '.')", "typed.replaceAll(',', '.')", "typed.replace(/,/gu, '.')", 'parseFloat(typed)'],
      passed: ["code.replace('+', '')", 'Number(match[1])'],
    },
  },
  'advancing the clock of a page': {
    use: 'e2e/harness/journey.ts',
    pattern: /\bclock\s*\.(?:runFor|fastForward)\(/u,
    files: { 'e2e/harness/journey.ts': 'the module, which waits for responses first' },
    examples: {
      found: ['await context.clock.runFor(1000)', 'page.context().clock.fastForward(ms)'],
      passed: ['await advance(page, 1000)', 'context.clock.install()'],
    },
  },
  'a list without markers': {
    use: 'ui/styles/base.css.ts',
    pattern: /\b(?:listStyle(?:Type)?|list-style(?:-type)?): ?'?none/u,
    files: {
      'ui/product/ConditionPanel/MetConditions.css.ts': 'the marker of a summary',
    },
    examples: {
      found: ["styled({ listStyle: 'none' })", "listStyleType: 'none'", 'list-style: none'],
      passed: ["listStyle: 'disc'", "listStyleType: `''`"],
    },
  },
  'importing a module for its effect': {
    use: 'app/start/deferred-wiring.ts',
    // Styles are imported where they are used.
    pattern: /^import '(?!.*styles\.ts'|.*\.css(?:\.ts)?')/u,
    files: {
      'app/start/deferred-wiring.ts': 'the list (docs/decisions/005-wiring-by-import.md)',
      'app/start/deferred-start.ts': 'imports the list',
      'app/main.tsx': 'starts the notices of the first screen',
      'app/features/profile/lazy.tsx': 'loads with the sections whose changes it follows',
      'app/pages/game/page.tsx': 'loads the window of the game with its page',
      'e2e/harness/app-tab.ts': 'loads a module before the first step',
    },
    examples: {
      found: ["import './retry-on-reconnect.ts'", "import '#app/models/session/activity.model.ts'"],
      passed: ["import { sample } from 'effector'", "import '#ui/styles.ts'", "import './view.css.ts'"],
    },
  },
  'cutting text': {
    use: 'contract/core/truncate.ts',
    pattern:
      /\bmaxLength=|\.substr(?:ing)?\(|\.slice\([^)]*\)\.join\(''\)|\.slice\(0, (?:(?:\w+\.)?\w*(?:Max|Length)|[A-Z_]*LENGTH|length)\)|\[0\]\??\.to(?:Upper|Lower)/u,
    files: {
      'contract/core/truncate.ts': 'the module',
      'e2e/harness/browser.ts': 'cuts the text of a log',
      'contract/core/plain-text.ts': 'cuts between words',
      'server/accounts/social/free-logins.ts': 'suggests a login, by grapheme',
      'ui/primitives/Avatar/Avatar.tsx': 'joins initials',
      'ui/private/game-cover.tsx': 'draws an initial',
      'server/http/logging/failure-log.ts': 'bounds a line of the log',
      'server/http/document/policy-reports.ts': 'bounds a line of the log',
      'server/accounts/sessions/sessions.ts': 'bounds a header that browsers send',
      'server/accounts/documents/document-cipher.ts': 'shortens a hash',
    },
    examples: {
      found: [
        '<TextArea maxLength={10} />',
        'name.slice(0, person.nameMax)',
        "[...name].slice(0, 5).join('')",
        'x.substring(1)',
      ],
      passed: ['games.slice(0, SIMILAR_GAMES)', 'rows.slice(1)', 'z.maxLength(MAX_LENGTH)', 'text.slice(index)'],
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
