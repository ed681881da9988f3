import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { SUPPORTED_BROWSERS } from './.ci/supported-browsers.ts'

/** Pages are all called `page.tsx`: their chunks are named after their folders. */
const pageFolder = /[\\/]pages[\\/]([^\\/]+)[\\/]page\.tsx$/u

/** Loads chunks by `preload-chunk.ts` in place of Vite's helper, after which Firefox could not retry a failed import. */
export const preloadChunks = (): Plugin => {
  let isHelperReplaced = false
  return {
    name: 'preload-chunks',
    enforce: 'pre',
    // The renderer runs in Node, without a helper.
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    transform: {
      filter: { id: /vite\/preload-helper\.js$/u },
      handler() {
        isHelperReplaced = true
        return `export { preloadChunk as __vitePreload } from '#app/lib/browser/preload-chunk.ts'`
      },
    },
    generateBundle(_, bundle) {
      const isLazy = Object.values(bundle).some((file) => file.type === 'chunk' && file.dynamicImports.length > 0)
      if (isLazy && !isHelperReplaced) this.error('The preload helper of Vite was not found: is it renamed?')
    },
  }
}

/** Production build and development server of the app; `server/` serves the output in `dist/app`. */
export default defineConfig({
  root: 'app',
  resolve: {
    alias: [
      // The package's main export is its development build, with warnings.
      {
        find: /^react-router$/u,
        replacement: new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url).pathname,
      },
    ],
  },
  publicDir: 'public',
  plugins: [react(), vanillaExtractPlugin(), preloadChunks()],
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    target: SUPPORTED_BROWSERS,
    modulePreload: {
      // Every supported browser preloads modules natively.
      polyfill: false,
      // Vite lists only what a chunk imports, and nothing for a chunk that stands alone.
      resolveDependencies: (chunk, imports, { hostType }) =>
        hostType === 'js' ? [...new Set([chunk, ...imports])] : imports,
    },
    manifest: true,
    // Fonts and pictures stay files: an inlined font would count against the styles and could not be cached on its own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Libraries contain dozens of unused top-level property reads; none of them has a side effect.
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${pageFolder.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
        // The libraries and the app code of every page, and what most lazy parts share. All else is split by the parts that
        // use it, so that no page loads what it does not use.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], test: /node_modules[\\/]/u, priority: 1 },
            { name: 'start', tags: ['$initial'] },
            { name: 'shared', minShareCount: 18 },
          ],
        },
      },
    },
  },
})
