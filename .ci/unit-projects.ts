/*
 * The projects of the unit tests, and the folders that each depends on: one that has passed is not run again while its
 * folders are unchanged.
 */

export const UNIT_PROJECTS = {
  /** The server, on PGlite, and races on PostgreSQL. */
  server: {
    tests: ['{server,conformance}/**/!(*.dom).test.ts'],
    folders: ['server', 'conformance', 'contract', 'games', 'ui/fonts'],
  },
  /** The documents of games. */
  frames: { tests: ['{server,games}/**/*.dom.test.ts'], folders: ['server', 'contract', 'games', 'ui'] },
  /** The app's models against the API. */
  joined: { tests: ['e2e/!(engines)/*.test.ts'], folders: ['e2e', 'app', 'ui', 'server', 'contract', 'games'] },
  /** Models and other code of the app that runs without a document. */
  models: { tests: ['app/**/*.test.ts'], folders: ['app', 'ui', 'contract', 'games'] },
  /** Components and pages. */
  dom: { tests: ['ui/**/*.test.{ts,tsx}', 'app/**/*.test.tsx'], folders: ['app', 'ui', 'contract', 'games'] },
  rules: { tests: ['{contract,games}/**/!(*.dom).test.ts'], folders: ['contract', 'games', 'ui/tokens'] },
  tools: { tests: ['{visual-tests,bench,.ci}/**/*.test.ts'], folders: [] },
} as const

export type UnitProject = keyof typeof UNIT_PROJECTS
const isUnitProject = (name: string): name is UnitProject => name in UNIT_PROJECTS
export const unitProjectNames = Object.keys(UNIT_PROJECTS).filter(isUnitProject)
