import { defineConfig } from 'vitest/config'
import { TIME_OUT } from '#ci/time-outs.ts'

/** The production build in Firefox, then in WebKit, one window at a time. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.test.ts'],
    testTimeout: TIME_OUT.engine,
    hookTimeout: TIME_OUT.engine,
    retry: 0,
  },
})
