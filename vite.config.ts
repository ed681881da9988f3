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
    // The supported browsers of README: what they lack is polyfilled nowhere.
    target: ['chrome120', 'edge120', 'firefox128', 'safari17'],
    // Every supported browser preloads modules natively.
    modulePreload: { polyfill: false },
    manifest: true,
    // Fonts and pictures stay files: an inlined font would count against the styles and could not be cached on its own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A top-level reading of a property that nobody uses does nothing: libraries leave dozens of them behind.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // What every page needs is two files, one of them changed by an upgrade alone: a dozen small ones would
        // compress worse and cost a request each.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u,
              priority: 2,
            },
            { name: 'base', tags: ['$initial'], test: /node_modules[\\/]/u, priority: 1 },
            { name: 'start', tags: ['$initial'] },
            // What the second screen of every page shares with what starts late.
            {
              name: 'late-models',
              test: /app[\\/](?:models[\\/](?:polling|popups|presence|referral|session[\\/](?:address-offer|end-session|logout|player-changed|session-load)|shell[\\/]recovery|support[\\/]support-open)|router[\\/]player-paths|shell[\\/]footer-links)/u,
              includeDependenciesRecursively: false,
            },
            // What lives by the second, in the lobby and on the pages of winners, tournaments and jackpots.
            {
              name: 'live',
              test: /app[\\/](?:lib[\\/]create-live-query|models[\\/]tournaments[\\/]phase|queries[\\/](?:tournaments|winners)|shell[\\/](?:jackpot-block|provider-choice|tournament-link|use-phases))|contract[\\/](?:tournaments|winners)\.|ui[\\/](?:primitives[\\/](?:Countdown|MultiSelect)|product[\\/](?:JackpotPanel|Podium|TournamentCard))[\\/]/u,
              includeDependenciesRecursively: false,
            },
            // What pages beyond the lobby have in common: alone each would be a file smaller than the request for it.
            {
              name: 'pages',
              test: /app[\\/](?:router[\\/]search-word|lib[\\/]moscow-time|shell[\\/](?:loaded|page-head|page-heading|paint-head|block-failure|failure-message|failure-words|use-page-text|use-remaining))|ui[\\/](?:private[\\/]state-place|primitives[\\/](?:Link|Table|EmptyState|ErrorState|Tabs|ProgressBar)|product[\\/](?:FactList|PromoCard))[\\/]/u,
            },
            // The wire and the tools of who is signed in, or signs in: wanted by whatever comes after the first screen.
            {
              name: 'wire',
              test: /contract[\\/](?:account|auth|bonuses|confirmation|credentials|play|profile|verification)\.|app[\\/](?:http[\\/](?:absent|end-session|not-signed-in)|lib[\\/](?:create-machine|random-name)|models[\\/]proof[\\/](?:kept-ticket|ticket)\.ts)/u,
            },
            // What every form of an account has.
            {
              name: 'forms',
              test: /app[\\/](?:lib[\\/]format-phone|models[\\/]sign-in[\\/](?:whole-phone|problems)|shell[\\/](?:use-support|access[\\/](?:form-failure|form-texts|use-form-words|use-first-wrong-focus|use-password-strength)))/u,
            },
            // What menus, dialogs, tabs and answers are made of is wanted on every page sooner or later: one request
            // beside the first screen instead of a dozen small ones at each first press.
            {
              name: 'primitives',
              test: /node_modules[\\/](?:@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)/u,
            },
          ],
        },
      },
    },
  },
})
