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

/** Stages of one batch run in parallel. */
export const batches: readonly (readonly Stage[])[] = [
  [
    { name: 'check', command: process.execPath, args: ['.ci/check.ts'] },
    { name: 'unit', command: bin('vitest'), args: ['run', '--reporter=dot'] },
    { name: 'storybook', command: process.execPath, args: ['.ci/build-storybook.ts'] },
  ],
  [{ name: 'size', command: process.execPath, args: ['bench/size.ts'] }],
  [{ name: 'journeys', command: bin('vitest'), args: ['run', '--config', 'e2e/vitest.config.ts'] }],
  [{ name: 'engines', command: bin('vitest'), args: ['run', '--config', 'e2e/engines/vitest.config.ts'] }],
  [{ name: 'stories', command: process.execPath, args: ['.ci/stories.ts'] }],
  [{ name: 'pictures', command: process.execPath, args: ['visual-tests/run.ts', 'test'] }],
]

export const STAGE_NAMES = Object.keys(CPU_BUDGETS)
