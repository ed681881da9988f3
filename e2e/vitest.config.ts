import { defineConfig } from 'vitest/config'

/** Journeys run in a real browser against the real server, one file after the other. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts', 'visual-tests/**/*.e2e.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    retry: 0,
  },
})
