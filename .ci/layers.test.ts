import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/* Tests the lint rules for layers: writes files that violate each rule and checks the linter's output. */

const root = join(import.meta.dirname, '..')
const oxlint = join(root, 'node_modules', '.bin', 'oxlint')

const forbidden = [
  ['contract', '#server/start.ts'],
  ['contract', 'react'],
  ['contract', '#games/registry.ts'],
  ['conformance', '#server/start.ts'],
  ['conformance', '../app/operator.ts'],
  ['games', '#contract/lobby/games.ts'],
  ['games/kit', '#ui/index.ts'],
  ['games/kit', '#ui/tokens/values.ts'],
  ['games/cherry-row', '@vanilla-extract/css'],
  ['games/kit/styles', '#ui/styles/styled.ts'],
  ['games/kit/styles', '#contract/core/languages.ts'],
  ['games/kit/styles', '../../../server/start.ts'],
  ['games/kit', '#app/operator.ts'],
  ['games', '#server/start.ts'],
  ['games', 'node:crypto'],
  ['games', '@fastify/static'],
  ['games/cherry-row', '../../contract/core/constants.ts'],
  ['app/shell', '#games/registry.ts'],
  ['app/pages/home', '#games/registry.ts'],
  ['app/features/game', '#games/registry.ts'],
  ['app/features/game', '#app/pages/home/page.tsx'],
  ['app/features/game', '#app/start/wiring.ts'],
  ['app/features/game', '#app/features/cashier/lazy.tsx'],
  ['app/features/game', '#app/features/cashier/deposit/deposit.tsx'],
  ['app/features/game', '../cashier/index.ts'],
  ['app/features/proof', '#app/features/cashier/lazy.tsx'],
  ['app/features/game/models', '#app/features/cashier/models/deposit.model.ts'],
  ['app/pages/home', '#app/features/game/models/play.model.ts'],
  ['app/pages/home', '#app/features/game/lazy.tsx'],
  ['app/features/game/models', '#app/shell/frame/footer.tsx'],
  ['app/features/game/models', 'effector-react'],
  ['app/features/proof', '#server/play/round/rounds.ts'],
  ['app/features/proof', '#app/pages/home/page.tsx'],
  ['stories', '#games/registry.ts'],
  ['ui/layout', '#app/operator.ts'],
  ['ui/layout', '#contract/lobby/games.ts'],
  ['ui/layout', 'effector'],
  ['ui/layout', 'react-i18next'],
  ['app/shell', '#server/start.ts'],
  ['app/shell', '#ui/primitives/Button/Button.tsx'],
  ['app/shell', '#ui/provider/texts.ts'],
  ['app/shell', '@radix-ui/react-tabs'],
  ['app/shell', '@vanilla-extract/css'],
  ['app/models/clock', '#app/pages/home/page.tsx'],
  ['app/models/clock', '#app/router/paths.ts'],
  ['app/models/clock', '#app/forms/form.tsx'],
  ['app/forms', '#app/shell/frame/footer.tsx'],
  ['app/forms', '#app/pages/home/page.tsx'],
  ['app/pages/home', '#app/start/wiring.ts'],
  ['app/shell', '#app/pages/home/page.tsx'],
  ['app/shell', '#app/features/game/index.ts'],
  ['app/forms', '#app/features/game/index.ts'],
  ['app/models/clock', '#app/features/game/index.ts'],
  ['app/router', '#app/shell/frame/footer.tsx'],
  ['app/router', '#app/models/clock/clock.model.ts'],
  ['app/queries', '#app/models/clock/clock.model.ts'],
  ['app/queries', 'effector'],
  ['app/http', '#app/queries/lobby.ts'],
  ['app/http', '#app/router/paths.ts'],
  ['app/lib', '#app/shell/frame/footer.tsx'],
  ['app/lib', '#app/models/clock/clock.model.ts'],
  ['server/http', '#ui/index.ts'],
  ['server/http', '#app/operator.ts'],
  ['server/testing', '#ui/index.ts'],
  ['server/testing', '#ci/ports.ts'],
  ['stories', '#server/start.ts'],
  ['stories/screens', '#server/start.ts'],
  // Relative paths are covered by the same rules.
  ['contract', '../app/operator.ts'],
  ['app/models/clock', '../../../server/start.ts'],
  ['app/models/clock', '../../pages/home/page.tsx'],
  ['app/pages/home', '../../start/wiring.ts'],
  ['app/shell', '../pages/home/page.tsx'],
  ['app/router', '../shell/frame/footer.tsx'],
  ['app/queries', '../models/clock/clock.model.ts'],
  ['app/lib', '../models/clock/clock.model.ts'],
  ['ui/layout', '../../app/operator.ts'],
  ['server/http', '../../app/operator.ts'],
  ['stories/foundations', '../../server/start.ts'],
  ['ui/primitives', '../../product/Hero/Hero.tsx'],
  ['ui/primitives', '#ui/product/Hero/Hero.tsx'],
  ['ui/text', '../primitives/Button/Button.tsx'],
  ['ui/layout', '../text/text.tsx'],
  ['ui/tokens', '../layout/layout.tsx'],
  ['ui/private', '../primitives/Button/Button.tsx'],
  ['app/models/clock', 'react'],
  ['app/models/clock', 'react/jsx-runtime'],
  ['app/models/clock', 'react-i18next'],
  ['app/models/clock', 'effector-react'],
  // The component itself knows neither its story nor the fixtures.
  ['ui/layout', './Stack.stories.tsx'],
  ['ui/primitives/Badge', './Badge.stories.tsx'],
  ['ui/provider', '#ui/primitives/Badge/Badge.stories.tsx'],
  ['ui/product', '#stories/fixtures/names.ts'],
] as const
const allowed = [
  ['app/shell', '#ui/index.ts'],
  ['app/shell', '#ui/texts/ru.ts'],
  ['app/shell', '#contract/lobby/games.ts'],
  ['app/shell', '#app/router/paths.ts'],
  ['app/models/clock', '#app/queries/lobby.ts'],
  ['app/forms', '#app/models/clock/clock.model.ts'],
  ['app/shell', '#app/forms/form.tsx'],
  ['app/queries', '#app/http/failure.ts'],
  ['server/http', '#contract/lobby/games.ts'],
  ['server/http', '#games/registry.ts'],
  ['server/testing', '#ci/timeouts.ts'],
  ['app/features/proof', '#games/verify.ts'],
  ['app/features/proof/verifier', '#games/verify.ts'],
  ['app/features/game', '#app/shell/frame/footer.tsx'],
  ['app/pages/home', '#app/features/game/index.ts'],
  ['app/features/cashier', '#app/features/payments/index.ts'],
  ['app/features/cashier/models', './deposit.model.ts'],
  ['games', '@noble/hashes/sha2.js'],
  ['games/kit', '#contract/play/frame-calls.ts'],
  ['games/cherry-row', '../numbers.ts'],
  ['games/kit/styles', '#ui/tokens/values.ts'],
  ['games/kit/styles', '@vanilla-extract/css'],
  ['stories', '#ui/index.ts'],
  ['stories/screens', '#contract/lobby/games.ts'],
  ['ui/product', '../primitives/Button/Button.tsx'],
  ['ui/primitives', '../layout/layout.tsx'],
  ['app/models/clock', 'effector'],
] as const
const forbiddenInStories = [
  ['ui/product/Hero', '#app/brand.ts'],
  ['ui/product/Hero', '#contract/lobby/games.ts'],
  ['ui/product/Hero', '#server/start.ts'],
  ['ui/product/Hero', '#stories/screens/answers.ts'],
  ['ui/product/Hero', '../../../server/start.ts'],
] as const
const allowedInStories = [
  ['ui/primitives/Badge', '#ui/index.ts'],
  ['ui/primitives/Badge', '#stories/fixtures/names.ts'],
  ['ui/primitives/Badge', '#storybook/modes.ts'],
] as const
const forbiddenInStyles = [
  ['games/cherry-row', '#ui/index.ts'],
  ['games/cherry-row', '#server/start.ts'],
] as const
const allowedInStyles = [
  ['games/cherry-row', '#ui/tokens/values.ts'],
  ['games/cherry-row', '@vanilla-extract/css'],
] as const
const FOLDERS_WITHOUT_TIMERS = ['ui/layout', 'app/shell', 'app/models/session'] as const
const TIME_CALLS = [
  'setTimeout(() => undefined, 1)',
  'setInterval(() => undefined, 1)',
  'window.setTimeout(() => undefined, 1)',
  'globalThis.setInterval(() => undefined, 1)',
  'Date.now()',
  'performance.now()',
] as const

const importSource = (module: string) => `import * as it from '${module}'\nexport const used = it\n`

/** The files to lint, one per case, all in one run. */
const files = new Map<string, string>()
const addFile = (folder: string, text: string, extension = 'ts'): string => {
  const name = `${folder}/on-purpose-${files.size}.${extension}`
  files.set(name, text)
  return name
}
const imports = (cases: readonly (readonly [string, string])[], extension?: string) =>
  cases.map(([folder, module]) => [folder, module, addFile(folder, importSource(module), extension)] as const)
const forbiddenFiles = imports(forbidden)
const allowedFiles = imports(allowed)
const forbiddenStories = imports(forbiddenInStories, 'stories.tsx')
const allowedStories = imports(allowedInStories, 'stories.tsx')
const forbiddenStyles = imports(forbiddenInStyles, 'css.ts')
const allowedStyles = imports(allowedInStyles, 'css.ts')
const timerFiles = FOLDERS_WITHOUT_TIMERS.flatMap((folder) =>
  TIME_CALLS.map((call) => [folder, call, addFile(folder, `export const call = () => ${call}\n`)] as const),
)
const awaitFiles = [
  ...['app/start', 'app/lib', 'ui/layout', 'contract', 'games'].map((folder) => [folder, 'ts'] as const),
  ...['server/flash', 'server/sandbox/console'].map((folder) => [folder, 'js'] as const),
].map(([folder, extension]) => [folder, addFile(folder, 'await Promise.resolve()\nexport {}\n', extension)] as const)

const copy = mkdtempSync(join(tmpdir(), 'layers-'))

/** The linter's output, one line per problem. */
let lintOutput: readonly string[] = []
const lintOutputOf = (file: string): string => lintOutput.filter((line) => line.startsWith(`${file}:`)).join('\n')

beforeAll(() => {
  // Not in the project, where other tests would read them.
  copyFileSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
  for (const [name, source] of files) {
    mkdirSync(join(copy, dirname(name)), { recursive: true })
    writeFileSync(join(copy, name), source)
  }
  try {
    lintOutput = execFileSync(oxlint, ['--quiet', '--format', 'unix', ...files.keys()], {
      cwd: copy,
      encoding: 'utf8',
    }).split('\n')
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error)) throw error
    lintOutput = String(error.stdout).split('\n')
  }
})
afterAll(() => rmSync(copy, { recursive: true }))

describe('import rules', () => {
  it.each(forbiddenFiles)('%s may not import %s', (_folder, _module, file) => {
    expect(lintOutputOf(file)).toContain('no-restricted-imports')
  })

  it.each(allowedFiles)('%s may import %s', (_folder, _module, file) => {
    expect(lintOutputOf(file)).not.toContain('no-restricted-imports')
  })

  it.each(forbiddenStories)('a story in %s may not import %s', (_folder, _module, file) => {
    expect(lintOutputOf(file)).toContain('no-restricted-imports')
  })

  it.each(allowedStories)('a story in %s may import %s', (_folder, _module, file) => {
    expect(lintOutputOf(file)).not.toContain('no-restricted-imports')
  })

  it.each(forbiddenStyles)('styles in %s may not import %s', (_folder, _module, file) => {
    expect(lintOutputOf(file)).toContain('no-restricted-imports')
  })

  it.each(allowedStyles)('styles in %s may import %s', (_folder, _module, file) => {
    expect(lintOutputOf(file)).not.toContain('no-restricted-imports')
  })
})

/** The dynamic imports of a feature's insides by other folders, which the linter does not see. */
function foreignInsides(file: string, source: string): string[] {
  const own = /^app\/features\/[^/]+\//u.exec(file)?.[0] ?? 'none'
  return [...source.matchAll(/import\(\s*'#(?<path>app\/features\/[^']+)'/gu)]
    .flatMap(({ groups }) => groups?.['path'] ?? [])
    .filter((path) => !path.startsWith(own) && !path.endsWith('/index.ts'))
}

describe('lazy code of features', () => {
  it('is found in a dynamic import from outside', () => {
    const source = "await import('#app/features/game/game-host.tsx')"
    expect(foreignInsides('app/pages/home/page.tsx', source)).toEqual(['app/features/game/game-host.tsx'])
    expect(foreignInsides('app/features/game/lazy.tsx', source)).toEqual([])
  })

  it('is loaded by the feature itself', () => {
    const app = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(?:test|samples|cases)\./u.test(file))
    expect(app.flatMap((file) => foreignInsides(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})

describe('time rules', () => {
  it.each(timerFiles)('%s may not call %s', (_folder, _call, file) => {
    expect(lintOutputOf(file)).toMatch(/no-restricted-(?:globals|properties)/u)
  })
})

describe('top-level await rule', () => {
  // WebKit evaluates a module before its dependencies with top-level await have finished.
  it.each(awaitFiles)('rejects it in %s', (_folder, file) => {
    expect(lintOutputOf(file)).toContain('no-top-level-await')
  })
})
