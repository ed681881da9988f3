import { join } from 'node:path'
import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()

/** `.ci/browser.ts` finds the browser and passes it in the environment. */
export default {
  ...base,
  testTimeout: 60_000,
  setupFilesAfterEnv: [join(import.meta.dirname, 'test-runner-setup.ts')],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env['BROWSER_PATH'],
        args: (process.env['BROWSER_FLAGS'] ?? '').split(' ').filter(Boolean),
      },
    },
  },
}
