import { defineConfig } from 'vitest/config'
import { TIMEOUT } from '#ci/timeouts.ts'

/** The production build in Firefox, then in WebKit, one window at a time. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.test.ts'],
    testTimeout: TIMEOUT.engine,
    hookTimeout: TIMEOUT.engine,
    retry: 0,
  },
})
