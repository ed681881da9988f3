import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files of long tables, which go by their length: the runner begins with what has the most lines, and waited for these alone at its end. */
const LONG_TABLES = ['axe-states', 'keyboard-stops', 'profile-look', 'hostile-html']
const isLongTable = ({ moduleId }: TestSpecification): boolean => LONG_TABLES.includes(basename(moduleId, '.e2e.ts'))

class LongTablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(isLongTable(b)) - Number(isLongTable(a)))
  }
}

/** Journeys run in a real browser against the real server, three files at a time on two cores, because a browser often waits: each worker has a site and a browser. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['e2e/prepare.ts'],
    maxWorkers: 3,
    isolate: false,
    retry: 0,
    sequence: { sequencer: LongTablesFirst },
  },
})
