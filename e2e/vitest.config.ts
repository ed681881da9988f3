import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files with few lines but many cases. The default order, by size, would start them last. */
const LONG_TABLES = ['keyboard-stops', 'profile-look', 'hostile-html', 'reading']
const isLongTable = ({ moduleId }: TestSpecification): boolean => LONG_TABLES.includes(basename(moduleId, '.e2e.ts'))

class LongTablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(isLongTable(b)) - Number(isLongTable(a)))
  }
}

/**
 * End-to-end tests in a real browser against the real server. Three workers on two cores, because browsers often wait;
 * each has its own site and browser.
 */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['e2e/harness/prepare.ts'],
    maxWorkers: 3,
    isolate: false,
    retry: 0,
    sequence: { sequencer: LongTablesFirst },
  },
})
