import { join } from 'node:path'
import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()
const playwrightOptions = base.testEnvironmentOptions?.['jest-playwright']

/** `.ci/stories.ts` passes the browser and the timeouts in the environment. */
export default {
  ...base,
  ...(process.env['TEST_PROFILE'] === '1'
    ? { reporters: ['default', join(import.meta.dirname, '..', '.ci', 'profile-stories.js')] }
    : {}),
  testTimeout: Number(process.env['STORY_TIMEOUT'] ?? 60_000),
  testEnvironment: join(import.meta.dirname, 'test-runner-environment.ts'),
  setupFilesAfterEnv: [join(import.meta.dirname, 'test-runner-setup.ts')],
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
