import { join } from 'node:path'
import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()
const playwrightOptions = base.testEnvironmentOptions?.['jest-playwright']

/** `visual-tests/visits.ts` passes the browser and the timeout in the environment. */
export default {
  ...base,
  ...(process.env['TEST_PROFILE'] === '1'
    ? { reporters: ['default', join(import.meta.dirname, '..', '.ci', 'profile-stories.js')] }
    : {}),
  testTimeout: Number(process.env['STORY_TIMEOUT']),
  testEnvironment: join(import.meta.dirname, '..', 'visual-tests', 'story-environment.ts'),
  // The environment has the hooks; the runner's own setup evaluates the whole Storybook core per file, about a second each.
  setupFilesAfterEnv: [],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...(typeof playwrightOptions === 'object' ? playwrightOptions : {}),
      launchOptions: {
        executablePath: process.env['BROWSER_PATH'],
        args: (process.env['BROWSER_FLAGS'] ?? '').split(' ').filter(Boolean),
      },
    },
  },
}
