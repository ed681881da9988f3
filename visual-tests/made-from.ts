import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * What a picture of a story is made from: the story's code and styles as they were built, what all stories have in common, and
 * how pictures are taken. It is read from the built files, because they are what the browser gets: nothing outside of them
 * could change a pixel.
 */

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 20)

/** Sources that decide how a picture is taken of what was built. */
const TAKING = ['capture.ts', 'fonts.ts', '../.storybook/modes.ts']
/** Parts of a build that no story shows: Storybook's own frame, and the tests' tools. */
const UNSEEN = /^(?:assets|axe|sb-addons|sb-manager)\/|^(?:index\.html|index\.json|project\.json)$/u

const FILE = /[\w.-]+\.(?:js|css|svg|woff2|png)\b/gu
/** Files name each other by hashes of their contents, which would tell of every change anywhere. */
const withoutHashes = (text: string): string => text.replace(/-[\w-]{8}(?=\.(?:js|css|svg|woff2|png)\b)/gu, '')

/** The place in the preview where one story file is fetched. */
const FETCHED_STORY = /"\.\/stories\/[^"]+":\(\)=>.*?import\.meta\.url\)/gu
/** The files that the preview fetches anything with, named once and then by their number. */
const NEEDED = /m\.f=\[([^\]]*)\]/u

interface Preview {
  name: string
  /** Without the stories: what all of them have in common. */
  common: string
  /** By a story file's path, the chunks and styles that are fetched for it. */
  needs: ReadonlyMap<string, readonly string[]>
}

function readPreview(name: string, text: string): Preview {
  const needed = [...(NEEDED.exec(text)?.[1] ?? '').matchAll(FILE)].map(([file]) => file)
  const needs = new Map<string, readonly string[]>()
  for (const [entry] of text.matchAll(FETCHED_STORY)) {
    const [, path = '', chunk] = /^"(\.\/[^"]+)".*?import\(`\.\/([^`]+)`\)/u.exec(entry) ?? []
    const numbers = /__vite__mapDeps\(\[([\d,]*)\]\)/u.exec(entry)?.[1]
    if (chunk === undefined || numbers === undefined) continue
    const files = numbers.split(',').map((number) => needed[Number(number)])
    needs.set(path, [chunk, ...files.filter((file) => file !== undefined)])
  }
  const common = text
    .replace(FETCHED_STORY, '')
    .replace(NEEDED, '')
    .replace(/\(\[[\d,]*\]\)/gu, '')
  return { name, common, needs }
}

interface Entry {
  importPath: string
}

/** Tells what the picture of a story is made from, as a short text: equal texts, equal pictures. `null` for an unknown story. */
export type MadeFrom = (story: string) => string | null

/** Reads a built Storybook. @throws where the build has another form than this knows: then nothing may be taken as known */
export async function readMadeFrom(folder: string, environment: string): Promise<MadeFrom> {
  const texts = new Map<string, string>()
  const others: string[] = [environment]
  const built: string[] = []
  for await (const path of glob('**/*.*', { cwd: folder })) built.push(path)
  for (const path of built.sort()) {
    const bytes = await readFile(join(folder, path))
    const isText = /\.(?:js|css)$/u.test(path)
    if (path.startsWith('assets/')) texts.set(path.slice('assets/'.length), isText ? bytes.toString() : digest(bytes))
    else if (!UNSEEN.test(path)) others.push(path, digest(withoutHashes(bytes.toString('latin1'))))
  }
  for (const file of TAKING) others.push(digest(await readFile(join(import.meta.dirname, file))))

  const previews = [...texts]
    .filter(([, text]) => text.includes('"./stories/'))
    .map(([name, text]) => readPreview(name, text))
  const [preview] = previews
  if (preview === undefined || previews.length > 1 || preview.needs.size === 0)
    throw new Error(
      'The built Storybook does not fetch its stories as it did: visual-tests/made-from.ts has to be taught.',
    )
  texts.set(preview.name, preview.common)

  const named = new Map<string, readonly string[]>()
  const namesIn = (name: string): readonly string[] => {
    const known =
      named.get(name) ??
      [...(texts.get(name) ?? '').matchAll(FILE)].flatMap(([file]) => (texts.has(file) ? [file] : []))
    named.set(name, known)
    return known
  }
  const digests = new Map([...texts].map(([name, text]) => [name, digest(withoutHashes(text))]))
  const reached = (roots: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>()
    const visit = (name: string): void => {
      if (found.has(name)) return
      found.add(name)
      namesIn(name).forEach(visit)
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
    const parts = [...reached([...roots, ...needs])].map((name) => digests.get(name) ?? '')
    return digest([story, ...others, ...parts.sort()].join('\n'))
  }
}
