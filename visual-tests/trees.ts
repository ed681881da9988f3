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
  return parseTrees(await readText(treePath(`${titleOf(story)}/${language}`))).get(story) ?? ''
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

/** The title of a story, such as `product-bonuscard`. */
export const titleOf = (story: string): string => story.split('--')[0] ?? story

export interface TreeScope {
  /** All stories of the build, in the order of the files. */
  stories: readonly string[]
  /** Files to compare: those of the visited titles, or all, which also finds those of titles that are gone. */
  isPartial: boolean
  /** Texts of earlier findings that are not approved yet, by id: a story that was not visited keeps its change. */
  pending: ReadonlyMap<string, string>
}

/** Compares trees with the approved ones, file by file. */
export async function compareTrees(
  seen: readonly SeenTrees[],
  { stories, isPartial, pending }: TreeScope,
): Promise<TreeChange[]> {
  const visited = new Map(seen.map(({ story, trees }) => [story, trees]))
  const titles = Map.groupBy(stories, titleOf)
  const ids = new Set(
    (isPartial ? [...new Set(seen.map(({ story }) => titleOf(story)))] : [...titles.keys()]).flatMap((title) =>
      languages.map((language) => `${title}/${language}`),
    ),
  )
  if (!isPartial) for await (const file of glob('*/*.txt', { cwd: treeFolder })) ids.add(file.replace(/\.txt$/u, ''))
  const changes: TreeChange[] = []
  for (const id of [...ids].sort()) {
    const [title = '', language] = id.split('/')
    const approved = await readText(treePath(id))
    const before = parseTrees(pending.get(id) ?? approved)
    const after = new Map<string, string>()
    for (const story of titles.get(title) ?? []) {
      const tree = visited.get(story)?.[language === 'ru' ? 'ru' : 'en'] ?? before.get(story)
      if (tree !== undefined) after.set(story, tree)
    }
    const taken = formatTrees(after)
    if (taken !== approved) changes.push({ id, approved, taken })
  }
  return changes
}

/** Stories of which a tree differs from the approved one. */
export function storiesWithChanges(changes: readonly TreeChange[]): Set<string> {
  return new Set(
    changes.flatMap(({ approved, taken }) => {
      const [before, after] = [parseTrees(approved), parseTrees(taken)]
      return [...after].flatMap(([story, tree]) => (before.get(story) === tree ? [] : [story]))
    }),
  )
}

/** Stories whose second visit has read another tree than the first, or none. */
export function storiesWithUnsteadyTrees(first: readonly SeenTrees[], second: readonly SeenTrees[]): Set<string> {
  const again = new Map(second.map(({ story, trees }) => [story, trees]))
  const isSame = ({ story, trees }: SeenTrees): boolean =>
    languages.every((language) => again.get(story)?.[language] === trees[language])
  return new Set(first.filter((one) => !isSame(one)).map(({ story }) => story))
}
