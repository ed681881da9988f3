import { buildStorybook } from './storybook.ts'

/* The Storybook that the stories and the pictures are tested with, built once for both. */
process.exitCode = (await buildStorybook()) ? 0 : 1
