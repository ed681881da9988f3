import { defineConfig } from 'vitest/config'

/** Journeys run in a real browser against the real server, three files at a time on two cores, because a browser often waits: each worker has a site and a browser. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['e2e/prepare.ts'],
    maxWorkers: 3,
    isolate: false,
    retry: 0,
  },
})
