import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { isProfiled } from './.ci/profile.ts'
import { TIME_OUT } from './.ci/time-outs.ts'

/**
 * Unit tests: `server` on PGlite (races on PostgreSQL), also with the app's models against it, `node` for what else runs
 * without a browser, `dom` for components and pages. The server's files share the modules of their worker, and the pages'
 * its document too, which `setup.ts` empties after each test: that halves the time. Models are joined by being loaded, so
 * each of their files has modules of its own.
 */
export default defineConfig({
  test: {
    // Both cores: of its own accord the runner leaves one for its main process, which has little to do.
    maxWorkers: isProfiled() ? 1 : 2,
    projects: [
      {
        // Passwords cost next to nothing here; what they cost really is named by its whole address.
        resolve: { alias: { './password-cost.ts': '#server/testing/password-cost.ts' } },
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['server/**/*.test.ts', 'e2e/**/*.test.ts'],
          // Another stage runs the browsers.
          exclude: ['e2e/engines/**'],
          globalSetup: ['server/testing/seeded-databases.ts'],
          testTimeout: TIME_OUT.unit,
          hookTimeout: TIME_OUT.unitHook,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{contract,games,app,visual-tests,bench,.ci}/**/*.test.ts'],
          testTimeout: TIME_OUT.unit,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'dom',
          isolate: false,
          environment: 'jsdom',
          include: ['ui/**/*.test.{ts,tsx}', 'app/**/*.test.tsx'],
          setupFiles: ['ui/test/setup.ts'],
          testTimeout: TIME_OUT.unit,
        },
      },
    ],
  },
})
