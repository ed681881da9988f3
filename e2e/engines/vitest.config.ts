import { defineConfig } from 'vitest/config'

/** The production build in Firefox, then in WebKit, one window at a time. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 0,
  },
})
