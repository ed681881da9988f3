import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { root } from '#ci/run-program.ts'
import { approvedCommit } from './approved-commit.ts'
import type { Finding } from './judge.ts'

/*
 * Which changed source files reach a story. The imports are read from the sources: the bundler evaluates `*.css.ts`, so its
 * graph lacks the tokens that they import.
 */

/** Reads a file by its path from the root; `null` if there is none. */
export type ReadSource = (path: string) => string | null

const FOLDERS: Readonly<Record<string, string>> = {
  '#ui': 'ui',
  '#app': 'app',
  '#contract': 'contract',
  '#games': 'games',
  '#stories': 'stories',
  '#storybook': '.storybook',
}

/** `import … from`, `export … from`, `import '…'` and `import('…')`. */
const IMPORT =
  /\b(?:import|export)\s+(type\s)?\s*([^'"();]*?)\s*(?:\bfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gu

interface Import {
  path: string
  /** Imported names; `null` for all. */
  names: string[] | null
}

function resolveImport(from: string, specifier: string): string | null {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  const [alias = '', ...rest] = path.split('/')
  const folder = FOLDERS[alias]
  return folder === undefined ? null : posix.join(folder, ...rest)
}

/** The names in `{ A, type B, C as D }`, as the other module calls them. */
function namesIn(clause: string): string[] | null {
  const braces = /^\{([^}]*)\}$/u.exec(clause.trim())?.[1]
  if (braces === undefined) return null
  return braces
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/u, '')
          .split(/\s+as\s+/u)[0] ?? '',
    )
    .filter(Boolean)
}

function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, , clause = '', specifier, lazy]) => {
    const path = resolveImport(file, specifier ?? lazy ?? '')
    return path === null ? [] : [{ path, names: namesIn(clause) }]
  })
}

/** Whether a module only re-exports, like `ui/index.ts`: who imports one name of it does not depend on the others. */
const isBarrel = (text: string): boolean =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '')
    .replaceAll(/\bexport\s+(?:type\s)?\s*\{[^}]*\}\s*from\s*['"][^'"]+['"];?/gu, '')
    .trim() === ''

/** All files that the entries import, directly or not, with the entries themselves: the nearest first. */
export function sourcesReachedFrom(entries: readonly string[], read: ReadSource): Set<string> {
  const reached = new Set<string>()
  const done = new Set<string>()
  const open: { path: string; names: string[] | null }[] = entries.map((path) => ({ path, names: null }))
  // Grows while it is read.
  for (const { path, names } of open) {
    const text = read(path)
    if (text === null) continue
    const isPart = names !== null && isBarrel(text)
    const key = isPart ? `${path} ${names.join()}` : path
    if (done.has(key)) continue
    done.add(key)
    // A change of a barrel itself adds or removes a name; it changes no picture of the others.
    if (!isPart) reached.add(path)
    for (const one of importsOf(path, text)) {
      const wanted = isPart ? (one.names ?? names).filter((name) => names.includes(name)) : one.names
      if (wanted === null || !isPart || wanted.length > 0) open.push({ path: one.path, names: wanted })
    }
  }
  return reached
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from the commit whose pictures were approved last. */
function changedFiles(): string[] {
  const changed = git('diff', '--name-only', approvedCommit(), '--', '.', ':!visual-tests/baselines')
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')]
}

interface StoryIndex {
  entries: Record<string, { importPath: string } | undefined>
}

/** Every story renders inside of it. */
const PREVIEW = '.storybook/preview.tsx'
const SITE = ['app/main.tsx', 'app/index.html']
/** The site shows data of the server, so each file of it may change a page. */
const SERVER = /^(?:server|games|contract)\//u

/** The entry files of a picture or tree; a tree belongs to all stories of its component. */
function entriesOf(id: string, { entries }: StoryIndex): string[] {
  const [subject = ''] = id.split('/')
  const paths = Object.keys(entries)
    .filter((story) => story === subject || story.startsWith(`${subject}--`))
    .map((story) => entries[story]?.importPath.replace(/^\.\//u, '') ?? '')
    .filter((path) => path.endsWith('.tsx'))
  return paths.length === 0 ? SITE : [...new Set(paths), PREVIEW]
}

/** Adds to changes the changed sources that reach them, the nearest first. Without the git history nothing is known, so nothing is added. */
export async function addSources(findings: readonly Finding[], storybookFolder: string): Promise<Finding[]> {
  const isExplained = ({ kind }: Finding): boolean => kind === 'changed' || kind === 'tree'
  if (!findings.some(isExplained)) return [...findings]
  let changed: string[]
  try {
    changed = changedFiles()
  } catch {
    return [...findings]
  }
  const index: StoryIndex = JSON.parse(await readFile(join(storybookFolder, 'index.json'), 'utf8'))
  const texts = new Map<string, string | null>()
  const read: ReadSource = (path) => {
    const known = texts.get(path)
    if (known !== undefined) return known
    const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
    texts.set(path, text)
    return text
  }
  const reachedBy = new Map<string, Set<string>>()
  return findings.map((finding) => {
    if (!isExplained(finding)) return finding
    const entries = entriesOf(finding.id, index)
    const key = entries.join(' ')
    const reached = reachedBy.get(key) ?? sourcesReachedFrom(entries, read)
    reachedBy.set(key, reached)
    const isOfServer = (path: string): boolean => entries === SITE && SERVER.test(path)
    const near = [...reached].filter((path) => changed.includes(path))
    const ofServer = changed.filter((path) => isOfServer(path) && !reached.has(path))
    return { ...finding, sources: [...near, ...ofServer] }
  })
}
