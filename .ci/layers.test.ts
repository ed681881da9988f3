import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

/* Every wall of the house is held by the linter; here each is walked into on purpose. */

const root = join(import.meta.dirname, '..')
const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
const written: string[] = []

afterEach(() => {
  for (const file of written.splice(0)) rmSync(file, { force: true })
})

function lint(folder: string, source: string): string {
  const file = join(root, folder, 'forbidden-on-purpose.ts')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  written.push(file)
  try {
    return execFileSync(oxlint, ['--quiet', file], { cwd: root, encoding: 'utf8' })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}

describe('a forbidden import fails the check', () => {
  it.each([
    ['contract', '#server/start.ts'],
    ['contract', 'react'],
    ['ui/layout', '#app/operator.ts'],
    ['ui/layout', '#contract/games.ts'],
    ['ui/layout', 'effector'],
    ['ui/layout', 'react-i18next'],
    ['app/shell', '#server/start.ts'],
    ['app/shell', '#ui/primitives/Button/Button.tsx'],
    ['app/shell', '@radix-ui/react-tabs'],
    ['app/shell', '@vanilla-extract/css'],
    ['app/models/clock', '#app/pages/home/page.tsx'],
    ['app/lib', '#app/shell/layout.tsx'],
    ['server/http', '#ui/index.ts'],
    ['server/http', '#app/operator.ts'],
    ['stories', '#server/start.ts'],
  ])('%s may not import %s', (folder, module) => {
    expect(lint(folder, `import * as it from '${module}'\nexport const seen = it\n`)).toContain('no-restricted-imports')
  })

  it.each([
    ['app/shell', '#ui/index.ts'],
    ['app/shell', '#contract/games.ts'],
    ['server/http', '#contract/games.ts'],
    ['stories', '#ui/index.ts'],
  ])('%s may import %s', (folder, module) => {
    expect(lint(folder, `import * as it from '${module}'\nexport const seen = it\n`)).not.toContain(
      'no-restricted-imports',
    )
  })
})

describe('time', () => {
  it.each(['ui/layout', 'app/shell', 'app/models/session'])('%s may not set a timer of its own', (folder) => {
    expect(lint(folder, 'export const late = () => setTimeout(() => undefined, 1)\n')).toContain(
      'no-restricted-globals',
    )
  })
})
