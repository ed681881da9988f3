import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The production bundle and the development server of the app; `server/` serves what is built into `dist/app`. */
export default defineConfig({
  root: 'app',
  publicDir: 'public',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // Fonts and pictures stay files: an inlined font would count against the styles and could not be cached on its own.
    assetsInlineLimit: 0,
  },
})
