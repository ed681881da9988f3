import { join } from 'node:path'
import { CPU_BUDGETS, type StageName } from './cpu-budget.ts'

/* The stages of `npm test`. */

export const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

export interface Stage {
  name: StageName
  command: string
  args: readonly string[]
}

const vitest = (name: StageName, ...args: string[]): Stage => ({
  name,
  command: bin('vitest'),
  args: ['run', ...args, '--reporter=minimal', '--reporter=./.ci/file-reporter.ts'],
})
const script = (name: StageName, ...args: string[]): Stage => ({ name, command: process.execPath, args })

/** Stages of one batch run in parallel. */
export const batches: readonly (readonly Stage[])[] = [
  [script('check', '.ci/check.ts'), vitest('unit'), script('storybook', '.ci/build-storybook.ts')],
  [script('size', 'bench/size.ts')],
  [vitest('journeys', '--config', 'e2e/vitest.config.ts')],
  [vitest('engines', '--config', 'e2e/engines/vitest.config.ts')],
  [script('stories', '.ci/stories.ts')],
  [script('pictures', 'visual-tests/run.ts', 'test')],
]

export const STAGE_NAMES = Object.keys(CPU_BUDGETS)
