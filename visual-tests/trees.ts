import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { languages, type LanguageName } from '#storybook/modes.ts'

/*
 * Accessibility trees: roles, names, values, states and their order as text, one file per title and language. They show
 * what a picture cannot: swapped names, a lost alternative text, a wrong word in the language that has no picture.
 */

/** Reads the accessibility tree of the current story. */
export const readTree = (page: Page): Promise<string> => page.locator('body').ariaSnapshot()

export const treeFolder = join(import.meta.dirname, 'trees')

/** The approved trees of a title in a language, such as `product-bonuscard/en`. */
export const treePath = (id: string): string => join(treeFolder, `${id}.txt`)

/** Trees of a title by story, in the order of the file. */
export type Trees = ReadonlyMap<string, string>

const HEADING = /^## (.+)\n/gmu

/** The text of a file of trees. */
export const formatTrees = (trees: Trees): string =>
  [...trees].map(([story, tree]) => `## ${story}\n\n${tree}\n`).join('\n')

/** Reads the text of a file of trees. */
export function parseTrees(text: string): Trees {
  const headings = [...text.matchAll(HEADING)]
  return new Map(
    headings.map((heading, index) => [
      heading[1] ?? '',
      text.slice(heading.index + heading[0].length, headings[index + 1]?.index).trim(),
    ]),
  )
}

const readText = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '')

/** The approved tree of a story in a language; empty if there is none. */
export async function readTreesOf(story: string, language: LanguageName): Promise<string> {
  const [title = story] = story.split('--')
  return parseTrees(await readText(treePath(`${title}/${language}`))).get(story) ?? ''
}

/** Trees of a language that differ from the approved ones. */
export interface TreeChange {
  /** `product-bonuscard/en` */
  id: string
  approved: string
  taken: string
}

/** The trees that a visit of a story has read. */
interface SeenTrees {
  story: string
  trees: Partial<Record<LanguageName, string>>
}

/** Compares trees with the approved ones. Those of stories that were not visited stay, unless their story is gone. */
export async function compareTrees(seen: readonly SeenTrees[], stories: readonly string[]): Promise<TreeChange[]> {
  const changes: TreeChange[] = []
  const known = new Set(stories)
  const visited = new Map(seen.map(({ story, trees }) => [story, trees]))
  const titles = Map.groupBy(stories, (story) => story.split('--')[0] ?? story)
  const approvedIds: string[] = []
  for await (const file of glob('*/*.txt', { cwd: treeFolder })) approvedIds.push(file.replace(/\.txt$/u, ''))
  const ids = new Set([
    ...approvedIds,
    ...[...titles.keys()].flatMap((title) => languages.map((name) => `${title}/${name}`)),
  ])
  for (const id of [...ids].sort()) {
    const [title = '', language] = id.split('/')
    const approved = await readText(treePath(id))
    const before = parseTrees(approved)
    const after = new Map<string, string>()
    for (const story of titles.get(title) ?? []) {
      const tree = visited.get(story)?.[language === 'ru' ? 'ru' : 'en'] ?? before.get(story)
      if (tree !== undefined && known.has(story)) after.set(story, tree)
    }
    const taken = formatTrees(after)
    if (taken !== approved) changes.push({ id, approved, taken })
  }
  return changes
}
