/* Which files each build and each kind of test depends on, as patterns from the root. */

const PACKAGES = 'package-lock.json'

/** Everything that a test can read. */
export const ALL_SOURCES = [
  '{app,ui,contract,conformance,games,server,stories,e2e,bench,visual-tests,docs,.ci,.storybook}/**/*.*',
  '*.*',
]

/** The design system without the stories beside its components. */
const UI_SOURCES = 'ui/**/!(*.stories.tsx|*.mdx)'

/** The built app and games. */
export const APP_SOURCES = [
  '{app,contract,games}/**/*',
  UI_SOURCES,
  '.ci/{build-app,build-games,supported-browsers}.ts',
  'vite.config.ts',
  PACKAGES,
]

/** The built Storybook. */
export const STORYBOOK_SOURCES = [
  '{app,ui,contract,games,stories,.storybook,visual-tests/review}/**/*',
  'visual-tests/match-runs.ts',
  '.ci/storybook.ts',
  PACKAGES,
]

/** The built review page of the visual tests. */
export const REVIEW_PAGE_SOURCES = [UI_SOURCES, 'visual-tests/review/**/*', 'visual-tests/*.ts', PACKAGES]

/** The server with its sandbox. Frames of games have the fonts of the design system. */
export const SERVER_SOURCES = ['{contract,games,server,ui/fonts}/**/*', PACKAGES]

/** What every journey depends on besides the built files of the site that it loads. */
export const JOURNEY_SOURCES = [
  ...SERVER_SOURCES,
  'e2e/{vitest.config.ts,harness/**/*}',
  'app/testing/**/*',
  'docs/howto/**/*',
  '.ci/*.ts',
  '.storybook/modes.ts',
]

/** Everything that may change a picture, or how it is taken. */
export const PICTURE_SOURCES = [
  ...STORYBOOK_SOURCES,
  ...SERVER_SOURCES,
  'visual-tests/*.ts',
  '.ci/*.ts',
  'vite.config.ts',
]

/** What every unit test depends on. */
export const UNIT_SOURCES = ['.ci/**/*', 'vitest.config.ts', 'package.json', PACKAGES]
