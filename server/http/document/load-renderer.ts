import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '#contract/lobby/rendered-page.ts'
import { escapeHtml } from '#contract/core/escape-html.ts'
import type { ContentGuard } from '#server/content/files/check-safety.ts'
import { logLine, messageOf } from '#server/http/logging/log-line.ts'

/** Returns tags for the files of modules. */
export type FileTags = (modules: readonly string[]) => {
  /** For the head. */
  styles: string
  /** For the end of the page: a browser requests what it finds first, and pictures come first. */
  scripts: string
}

/** Renders pages, and writes the tags of the files that they need. */
export interface PageRenderer {
  renderPage: RenderPage
  fileTags: FileTags
}

/** A module in the manifest of the build. */
interface BuiltModule {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}
type Manifest = Readonly<Record<string, BuiltModule>>

/** A module and all that it imports, without what the document has anyway. */
function filesOf(manifest: Manifest, modules: readonly string[]): { styles: Set<string>; scripts: Set<string> } {
  const visited = new Set<string>()
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const visit = (name: string): void => {
    const module = manifest[name]
    if (module === undefined || visited.has(name)) return
    visited.add(name)
    module.imports?.forEach(visit)
    scripts.add(module.file)
    for (const style of module.css ?? []) styles.add(style)
  }
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry === true) visit(name)
  styles.clear()
  scripts.clear()
  modules.forEach(visit)
  return { styles, scripts }
}

/** The renderer of the site, beside the app; `null` if the site is a folder without a build, such as in a test. */
const rendererOf = (site: string): string | null =>
  existsSync(join(site, '.vite')) ? join(site, '..', 'render', 'render-page.js') : null

const isRenderer = (module: object): module is { renderPage: RenderPage; provideWindow: (window: unknown) => void } =>
  'renderPage' in module && 'provideWindow' in module

async function importRenderer(file: string, site: string): Promise<PageRenderer> {
  const [module, { JSDOM }, manifest]: [object, typeof import('jsdom'), Manifest] = await Promise.all([
    import(pathToFileURL(file).href),
    import('jsdom'),
    readFile(join(site, '.vite', 'manifest.json'), 'utf8').then((text) => JSON.parse(text)),
  ])
  if (!isRenderer(module)) throw new Error(`${file} does not render pages.`)
  const styleFiles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const styleTexts = new Map(
    await Promise.all(
      [...styleFiles].map(async (style) => [style, await readFile(join(site, style), 'utf8')] as const),
    ),
  )
  module.provideWindow(new JSDOM('').window)
  return {
    renderPage: module.renderPage,
    fileTags(modules) {
      const { styles, scripts } = filesOf(manifest, modules)
      const texts = [...styles].map((style) => styleTexts.get(style) ?? '').join('')
      const links = [...styles].map(
        (style) => `<link rel="stylesheet" crossorigin href="/${escapeHtml(style)}" disabled />`,
      )
      return {
        // Inlined, because the first paint would wait for requests. The disabled links say that they are loaded
        // (`app/lib/browser/preload-chunk.ts`).
        styles: `<style>${texts}</style>${links.join('')}`,
        // The app fetches a chunk before it imports it.
        scripts: [...scripts]
          .map(
            (script) =>
              `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="/${escapeHtml(script)}" />`,
          )
          .join(''),
      }
    },
  }
}

/**
 * Loads the renderer that was built beside the app in `site`. Without one, or with a broken one, all pages are rendered on
 * the client, and the operator gets a report.
 */
export async function loadRenderer(site: string): Promise<PageRenderer | null> {
  const file = rendererOf(site)
  if (file === null) return null
  try {
    return await importRenderer(file, site)
  } catch (error) {
    logLine('error', 'rendererUnavailable', { message: messageOf(error) })
    return null
  }
}

const hasGuard = (module: object): module is { contentGuard: ContentGuard; provideWindow: (window: unknown) => void } =>
  'contentGuard' in module && 'provideWindow' in module

/** Loads the sanitiser and the address guard of the built app; `null` without a build. */
export async function loadContentGuard(site: string): Promise<ContentGuard | null> {
  const file = rendererOf(site)
  if (file === null || !existsSync(file)) return null
  const [module, { JSDOM }]: [object, typeof import('jsdom')] = await Promise.all([
    import(pathToFileURL(file).href),
    import('jsdom'),
  ])
  if (!hasGuard(module)) return null
  module.provideWindow(new JSDOM('').window)
  return module.contentGuard
}
