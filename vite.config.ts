import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Lets the parts of the router that nobody uses fall away: the names it gives its components for developers' tools, and the
 * calls that make them, look like side effects to the bundler and would keep them in the page's first bytes.
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
 * Asks the browser to compile a file whole, on a thread beside the page, while it arrives: what is split so that only what
 * is needed is fetched would otherwise be compiled function by function where it holds the page up.
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

/** The production bundle and the development server of the app; `server/` serves what is built into `dist/app`. */
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
      // A top-level reading of a property that nobody uses does nothing: libraries leave dozens of them behind.
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
