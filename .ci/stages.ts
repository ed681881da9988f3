import { CPU_BUDGETS, type StageName } from './cpu-budget.ts'
import { packageProgram } from './run-program.ts'

/* The stages of `npm test`. */

export interface Stage {
  name: StageName
  command: string
  args: readonly string[]
}

/** The first prints failures, the second how far a stage is. */
export const FILE_REPORTERS = ['--reporter=minimal', '--reporter=./.ci/file-reporter.ts']

const vitest = (name: StageName, ...args: string[]): Stage => ({
  name,
  command: packageProgram('vitest'),
  args: ['run', ...args, ...FILE_REPORTERS],
})
const script = (name: StageName, ...args: string[]): Stage => ({ name, command: process.execPath, args })

/** In this order, one after the other: each uses all cores, and its CPU time is its own. */
export const stages: readonly Stage[] = [
  script('check', '.ci/check.ts'),
  script('unit', '.ci/unit.ts'),
  script('size', 'bench/size.ts'),
  script('journeys', '.ci/journeys.ts'),
  vitest('engines', '--config', 'e2e/engines/vitest.config.ts'),
  script('storybook', '.ci/build-storybook.ts'),
  script('stories', 'visual-tests/run.ts', 'test', '--changed'),
]

export const STAGE_NAMES = Object.keys(CPU_BUDGETS)
