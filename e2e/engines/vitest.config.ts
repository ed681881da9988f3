import { defineConfig } from 'vitest/config'

/** The production build in Firefox and WebKit: one site, one window of each engine at a time. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 0,
  },
})
