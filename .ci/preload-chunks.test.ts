import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { preloadChunks } from '../vite.config.ts'

const MODULES: Readonly<Record<string, string>> = {
  '/start.js': `import('/page.js').then(({ page }) => globalThis.show(page))`,
  '/alone.js': `globalThis.show('alone')`,
  '/page.js': `export const page = 'page'`,
}
const modules: Plugin = {
  name: 'modules',
  resolveId: (id) => (id in MODULES ? id : null),
  load: (id) => MODULES[id] ?? null,
}

/** Builds a module in memory, and returns its code. */
async function buildCode(input: string, plugin: Plugin, ssr = false): Promise<string> {
  const output = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, modules],
    build: { write: false, minify: false, ssr, modulePreload: { polyfill: false }, rolldownOptions: { input } },
  })
  return JSON.stringify(output)
}

it('a build loads chunks by preloadChunk', async () => {
  expect(await buildCode('/start.js', preloadChunks())).toContain('async function preloadChunk')
})

/** As after an update of Vite that renames its helper. */
const withoutHelper = (): Plugin => ({ ...preloadChunks(), transform: () => null })

it('a build with lazy code fails if the helper of Vite was not replaced', async () => {
  await expect(buildCode('/start.js', withoutHelper())).rejects.toThrow('preload helper')
  await expect(buildCode('/alone.js', withoutHelper())).resolves.toContain('alone')
  // The renderer runs in Node.
  await expect(buildCode('/start.js', withoutHelper(), true)).resolves.toContain('page')
})
