import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

/** Storybook builds from the repository root, not from `app/`. */
export default defineConfig({ plugins: [vanillaExtractPlugin()], build: { chunkSizeWarningLimit: 4000 } })
