import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inProduction } from '#ci/in-production.ts'
import { root } from '#ci/run-program.ts'
import { sourceHash } from '#ci/source-hash.ts'
import { REVIEW_PAGE_SOURCES } from '#ci/sources.ts'
import { resultFolder } from './baselines.ts'
import { readReport, writeReport } from './report.ts'

const builtFolder = join(root, 'dist', 'review')
const stampFile = join(builtFolder, 'build-stamp')
const FILES = ['index.html', 'review.js', 'review.css']

/** Classic scripts: Chromium loads no modules from disk. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Visual review</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="review.css" />
  </head>
  <body>
    <div id="root"></div>
    <script src="report.js"></script>
    <script src="review.js"></script>
  </body>
</html>
`

/** Builds the review page unless its sources are those of the last build. Resolves to its folder. */
export async function buildReviewPage(): Promise<string> {
  const stamp = await sourceHash(REVIEW_PAGE_SOURCES)
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return builtFolder
  await inProduction(async () => {
    const [{ build }, { vanillaExtractPlugin }, { default: react }] = await Promise.all([
      import('vite'),
      import('@vanilla-extract/vite-plugin'),
      import('@vitejs/plugin-react'),
    ])
    await build({
      root: join(root, 'visual-tests', 'review'),
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [react(), vanillaExtractPlugin()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: builtFolder,
        emptyOutDir: true,
        // Fonts inside the stylesheet: a page from disk may not load them.
        assetsInlineLimit: Number.MAX_SAFE_INTEGER,
        cssCodeSplit: false,
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          input: join(root, 'visual-tests', 'review', 'main.tsx'),
          output: {
            format: 'iife',
            entryFileNames: 'review.js',
            assetFileNames: 'review[extname]',
            codeSplitting: false,
          },
        },
      },
    })
  })
  await writeFile(join(builtFolder, 'index.html'), PAGE)
  await writeFile(stampFile, stamp)
  return builtFolder
}

/**
 * Puts the review page beside a report, so that the folder can be served, uploaded and opened from disk. Every script is
 * written anew: those of a downloaded folder must not run on the origin that approves.
 */
export async function writeReviewPage(folder = resultFolder): Promise<void> {
  const built = await buildReviewPage()
  await mkdir(folder, { recursive: true })
  for (const file of FILES) {
    const path = join(folder, file)
    // A downloaded folder may have a link here, which would be followed.
    await rm(path, { force: true })
    await copyFile(join(built, file), path)
  }
  const report = await readReport(folder)
  if (report !== null) await writeReport(report, folder)
}
