import { buildStorybook } from './storybook.ts'

/* Builds the Storybook that the stage `stories` visits. */
process.exitCode = (await buildStorybook()) ? 0 : 1
