import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isProfiled } from '#ci/profile.ts'
import { TIMEOUT } from '#ci/timeouts.ts'

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
    testTimeout: TIMEOUT.journey,
    hookTimeout: TIMEOUT.journeyHook,
    globalSetup: ['e2e/harness/prepare.ts'],
    setupFiles: ['e2e/harness/setup.ts'],
    maxWorkers: isProfiled() ? 1 : 3,
    isolate: false,
    retry: 0,
    sequence: { sequencer: LongTablesFirst },
  },
})
