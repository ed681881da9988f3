import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { componentDocs } from './component-docs-plugin.ts'

/** The tests read no table of props, so that a new description changes no story. */
const isForTests = process.env['STORIES_FOR'] === 'tests'

/** Storybook builds from the repository root, not from `app/`. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), isForTests ? [] : componentDocs()],
  build: { chunkSizeWarningLimit: 4000 },
})
