import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Unit tests: `node` for what runs without a browser, `dom` for components and models. */
export default defineConfig({
  test: {
    // Both cores: of its own accord the runner leaves one for its main process, which has little to do.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{contract,server,app,visual-tests,bench,.ci}/**/*.test.ts'],
          testTimeout: 30_000,
          // An API with its database, migrations and seed takes 3 seconds, and 15 where other work fills both cores.
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'dom',
          // One document for the files of a worker: `setup.ts` empties it after each test, and fifty of them cost a minute.
          isolate: false,
          environment: 'jsdom',
          include: ['ui/**/*.test.{ts,tsx}', 'app/**/*.test.tsx'],
          setupFiles: ['ui/test/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
