import { join } from 'node:path'
import { getJestConfig } from '@storybook/test-runner'
import { isProfiled } from '../.ci/profile.ts'
import { TIMEOUT } from '../.ci/timeouts.ts'

const base = getJestConfig()
const playwrightOptions = base.testEnvironmentOptions?.['jest-playwright']

/** `visual-tests/visits.ts` passes the browser in the environment. */
export default {
  ...base,
  ...(isProfiled() ? { reporters: ['default', join(import.meta.dirname, '..', '.ci', 'profile-stories.js')] } : {}),
  testTimeout: TIMEOUT.story,
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
