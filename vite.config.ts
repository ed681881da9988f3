import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Makes unused parts of the router tree-shakable. The bundler treats its `displayName` assignments and its
 * `createContext` and `forwardRef` calls as side effects and would keep them in the entry chunk.
 */
const lighterRouter: Plugin = {
  name: 'lighter-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gmu, '')
        .replace(/(?<= = )(?=React\d*\.(?:forwardRef|createContext)\()/gu, '/* @__PURE__ */ '),
      map: null,
    }),
  },
}

/**
 * Asks the browser to compile each chunk eagerly, off the main thread, while it downloads. Lazy compilation would
 * compile function by function on the main thread.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

/** Production build and development server of the app; `server/` serves the output in `dist/app`. */
export default defineConfig({
  root: 'app',
  resolve: {
    // React has had `useSyncExternalStore` since 18; the shim for older ones would only be bytes.
    alias: [
      {
        find: /^use-sync-external-store\/shim(?:\/index\.js)?$/u,
        replacement: new URL('./app/lib/native-external-store.ts', import.meta.url).pathname,
      },
      // The package's own door leads to its development build, warnings and all.
      {
        find: /^react-router$/u,
        replacement: new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url).pathname,
      },
    ],
  },
  publicDir: 'public',
  plugins: [react(), vanillaExtractPlugin(), lighterRouter, compiledAhead],
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    // The supported browsers of README. No polyfills are added.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // Every supported browser preloads modules natively.
    modulePreload: { polyfill: false },
    manifest: true,
    // Fonts and pictures stay files: an inlined font would count against the styles and could not be cached on its own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Libraries contain dozens of unused top-level property reads; none of them has a side effect.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Groups by folder: the libraries and the app code of the first screen, then what several lazy parts share.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], test: /node_modules[\\/]/u, priority: 1 },
            { name: 'start', tags: ['$initial'] },
            { name: 'ui', test: /[\\/]ui[\\/]/u, minShareCount: 3 },
            { name: 'app', test: /[\\/](?:app|contract)[\\/]/u, minShareCount: 3 },
            // Menus, dialogs and tabs are needed on every page sooner or later.
            { name: 'primitives', test: /node_modules[\\/](?:@radix-ui|@floating-ui)[\\/]/u },
          ],
        },
      },
    },
  },
})
