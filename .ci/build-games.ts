import { globSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type InlineConfig } from 'vite'
import { inProduction } from './in-production.ts'
import { SUPPORTED_BROWSERS } from './supported-browsers.ts'

const games = join(import.meta.dirname, '..', 'games')

/** The folder of the built games. */
export const gamesFolder = join(games, '..', 'dist', 'games')

/** Whether a module is of no single game. */
function isShared(id: string): boolean {
  const [folder, ...inside] = relative(games, id).split(sep)
  return inside.length === 0 || folder === 'kit' || folder === '..'
}

/**
 * The build of the games' frames: one entry per game, and one chunk of what they share. The server finds the files of a
 * game in the manifest.
 */
export const gamesBuild = (): InlineConfig => ({
  configFile: false,
  root: games,
  base: '/play/frames/',
  publicDir: false,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin()],
  build: {
    outDir: gamesFolder,
    emptyOutDir: true,
    target: SUPPORTED_BROWSERS,
    manifest: 'manifest.json',
    modulePreload: false,
    assetsInlineLimit: 0,
    // The minifier rounds a third of a reel, and moves `font` behind the numerals that it resets.
    cssMinify: false,
    rolldownOptions: {
      input: Object.fromEntries(
        globSync('*/view.ts', { cwd: games }).map((view) => [basename(dirname(view)), join(games, view)]),
      ),
      output: {
        // One chunk, whose styles stand before those of a game, which override them.
        codeSplitting: { groups: [{ name: 'kit', test: isShared }] },
      },
    },
  },
})

/** Builds the games into `dist/games`. */
export const buildGames = (): Promise<unknown> => inProduction(() => build(gamesBuild()))

/** `node .ci/build-games.ts --watch`: builds again on each change. A process of its own, because Vite sets `NODE_ENV`. */
if (import.meta.main && process.argv.includes('--watch'))
  await build({ ...gamesBuild(), build: { ...gamesBuild().build, watch: {} } })
