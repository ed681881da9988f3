import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutContentHashes } from '#ci/built-files.ts'
import { sourceHash } from '#ci/source-hash.ts'

/*
 * Hash of everything a story's screenshot depends on: its built code and styles, code shared by all stories, and how
 * screenshots are captured. It is computed from the build output, because that is all the browser loads.
 */

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 20)

/** What a visit of a story sees and checks, and with which packages. */
const VISIT_SOURCES = [
  'visual-tests/*.ts',
  '.storybook/{cyrillic-texts,layout-faults,modes}.ts',
  '.storybook/test-runner-jest.config.js',
  '.ci/browser.ts',
  'package-lock.json',
]
/** Build output that no story shows: Storybook's manager. */
const EXCLUDED = /^(?:assets|sb-addons|sb-manager)\/|^(?:index\.html|index\.json|project\.json)$/u

const FILE = /[\w.-]+\.(?:js|css|svg|woff2|png)\b/gu

/** The import of one story file in the preview. */
const STORY_IMPORT = /"\.\/(?:stories|ui|visual-tests)\/[^"]+":\(\)=>.*?import\.meta\.url\)/gu
/** Vite's list of preloaded files, referenced by index. */
const PRELOAD_LIST = /m\.f=\[([^\]]*)\]/u

interface Preview {
  name: string
  /** The preview without its story imports, shared by all stories. */
  common: string
  /** Chunks and styles by story file path. */
  needs: ReadonlyMap<string, readonly string[]>
}

function readPreview(name: string, text: string): Preview {
  const preloaded = [...(PRELOAD_LIST.exec(text)?.[1] ?? '').matchAll(FILE)].map(([file]) => file)
  const needs = new Map<string, readonly string[]>()
  for (const [entry] of text.matchAll(STORY_IMPORT)) {
    const [, path = '', chunk] = /^"(\.\/[^"]+)".*?import\(`\.\/([^`]+)`\)/u.exec(entry) ?? []
    const numbers = /__vite__mapDeps\(\[([\d,]*)\]\)/u.exec(entry)?.[1]
    if (chunk === undefined || numbers === undefined) continue
    const files = numbers.split(',').map((number) => preloaded[Number(number)])
    needs.set(path, [chunk, ...files.filter((file) => file !== undefined)])
  }
  const common = text
    .replace(STORY_IMPORT, '')
    .replace(PRELOAD_LIST, '')
    .replace(/\(\[[\d,]*\]\)/gu, '')
  return { name, common, needs }
}

interface Entry {
  importPath: string
}

/** Returns the hash of a story's sources; equal hashes mean equal screenshots. `null` for an unknown story. */
export type MadeFrom = (story: string) => string | null

/** Reads a built Storybook. @throws if the build has an unknown structure, so that nothing is treated as unchanged */
export async function readMadeFrom(folder: string, environment: string): Promise<MadeFrom> {
  const texts = new Map<string, string>()
  const sharedParts: string[] = [environment]
  const built: string[] = []
  for await (const path of glob('**/*.*', { cwd: folder })) built.push(path)
  for (const path of built.sort()) {
    const bytes = await readFile(join(folder, path))
    const isText = /\.(?:js|css)$/u.test(path)
    if (path.startsWith('assets/')) texts.set(path.slice('assets/'.length), isText ? bytes.toString() : digest(bytes))
    else if (!EXCLUDED.test(path)) sharedParts.push(path, digest(withoutContentHashes(bytes.toString('latin1'))))
  }
  sharedParts.push(await sourceHash(VISIT_SOURCES))

  const previews = [...texts]
    .filter(([, text]) => text.includes('"./stories/'))
    .map(([name, text]) => readPreview(name, text))
  const [preview] = previews
  if (preview === undefined || previews.length > 1 || preview.needs.size === 0)
    throw new Error('The Storybook build has an unknown structure: visual-tests/made-from.ts has to be updated.')
  texts.set(preview.name, preview.common)

  const referencesByFile = new Map<string, readonly string[]>()
  const referencesOf = (name: string): readonly string[] => {
    const references =
      referencesByFile.get(name) ??
      [...(texts.get(name) ?? '').matchAll(FILE)].flatMap(([file]) => (texts.has(file) ? [file] : []))
    referencesByFile.set(name, references)
    return references
  }
  const digests = new Map([...texts].map(([name, text]) => [name, digest(withoutContentHashes(text))]))
  const reachableFrom = (roots: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>()
    const visit = (name: string): void => {
      if (found.has(name)) return
      found.add(name)
      referencesOf(name).forEach(visit)
    }
    roots.forEach(visit)
    return found
  }

  const page = await readFile(join(folder, 'iframe.html'), 'utf8')
  const roots = [...page.matchAll(FILE)].flatMap(([file]) => (texts.has(file) ? [file] : []))
  const index: { entries: Record<string, Entry | undefined> } = JSON.parse(
    await readFile(join(folder, 'index.json'), 'utf8'),
  )
  return (story) => {
    const entry = index.entries[story]
    const needs = entry === undefined ? undefined : preview.needs.get(entry.importPath)
    if (needs === undefined) return null
    const parts = [...reachableFrom([...roots, ...needs])].map((name) => digests.get(name) ?? '')
    return digest([story, ...sharedParts, ...parts.sort()].join('\n'))
  }
}
