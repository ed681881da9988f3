import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { isProfiled } from './.ci/profile.ts'
import { TIMEOUT } from './.ci/timeouts.ts'
import { UNIT_PROJECTS, unitProjectNames, type UnitProject } from './.ci/unit-projects.ts'

/** Passwords cost next to nothing here; what they cost really is named by its whole address. */
const cheapPasswords = { alias: { './password-cost.ts': '#server/testing/password-cost.ts' } }

/**
 * Unit tests. The files of `server` share the modules of their worker, and those of `dom` its document too, which
 * `setup.ts` empties after each test: that halves the time. Models are joined by being loaded, so each of their files has
 * modules of its own.
 */
const settings: Record<UnitProject, UserWorkspaceConfig> = {
  server: {
    resolve: cheapPasswords,
    test: { environment: 'node', isolate: false, globalSetup: ['server/testing/seeded-databases.ts'] },
  },
  joined: {
    resolve: cheapPasswords,
    test: { environment: 'node', globalSetup: ['server/testing/seeded-databases.ts'] },
  },
  frames: {
    plugins: [vanillaExtractPlugin()],
    test: {
      environment: 'jsdom',
      isolate: false,
      setupFiles: ['ui/test/setup.ts'],
      // Each document of a game runs its scripts anew.
      execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    },
  },
  models: { test: { environment: 'node' } },
  dom: {
    plugins: [react(), vanillaExtractPlugin()],
    test: { isolate: false, environment: 'jsdom', setupFiles: ['ui/test/setup.ts', '.ci/wait-for-states.ts'] },
  },
  rules: { test: { environment: 'node', isolate: false } },
  tools: { plugins: [vanillaExtractPlugin()], test: { environment: 'node', isolate: false } },
}

export default defineConfig({
  test: {
    // Both cores: of its own accord the runner leaves one for its main process, which has little to do.
    maxWorkers: isProfiled() ? 1 : 2,
    projects: unitProjectNames.map((name) => ({
      ...settings[name],
      test: {
        ...settings[name].test,
        name,
        include: [...UNIT_PROJECTS[name].tests],
        testTimeout: TIMEOUT.unit,
        hookTimeout: TIMEOUT.unitHook,
        expect: { poll: { timeout: TIMEOUT.state } },
      },
    })),
  },
})
