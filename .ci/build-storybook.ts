import { buildStorybook } from './storybook.ts'

/* Builds the Storybook that the `stories` and `pictures` stages share. */
process.exitCode = (await buildStorybook()) ? 0 : 1
