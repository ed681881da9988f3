import { glob, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { languages, type LanguageName } from '#storybook/modes.ts'
import { treeFolder, writeInto } from './baselines.ts'

/*
 * Accessibility trees: roles, names, values, states and their order as text, one file per title and language. They show
 * what a picture cannot: swapped names, a lost alternative text, a wrong word in the language that has no picture.
 */

/** Reads the accessibility tree of the current story. */
export const readTree = (page: Page): Promise<string> => page.locator('body').ariaSnapshot()

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

/** The title of a story, such as `product-bonuscard`. */
export const titleOf = (story: string): string => story.split('--')[0] ?? story

/** The file with the approved trees of the title of a story. */
const fileOf = (story: string, language: string): string => join(treeFolder, titleOf(story), `${language}.txt`)

/** The approved tree of a story in a language; empty if there is none. */
export async function readTreesOf(story: string, language: string): Promise<string> {
  return parseTrees(await readText(fileOf(story, language))).get(story) ?? ''
}

/** The tree of a story in a language that differs from the approved one. */
export interface TreeChange {
  /** `product-bonuscard--active/en` */
  id: string
  /** Empty for a new story. */
  approved: string
  /** Empty if the story is gone. */
  taken: string
}

/** The trees that a visit of a story has read. */
interface SeenTrees {
  story: string
  trees: Partial<Record<LanguageName, string>>
}

/** Compares the trees of visited stories with the approved ones. */
export async function compareTrees(seen: readonly SeenTrees[]): Promise<TreeChange[]> {
  const changes = await Promise.all(
    seen.flatMap(({ story, trees }) =>
      languages.map(async (language) => {
        const approved = await readTreesOf(story, language)
        const taken = trees[language]?.trim() ?? approved
        return { id: `${story}/${language}`, approved, taken }
      }),
    ),
  )
  return changes.filter(({ approved, taken }) => approved !== taken).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Finds approved trees of stories that are not in the build. */
export async function findGoneTrees(stories: readonly string[]): Promise<TreeChange[]> {
  const known = new Set(stories)
  const changes: TreeChange[] = []
  for await (const file of glob('*/*.txt', { cwd: treeFolder })) {
    const language = file.replace(/^.*\/|\.txt$/gu, '')
    for (const [story, approved] of parseTrees(await readText(join(treeFolder, file))))
      if (!known.has(story) && approved !== '') changes.push({ id: `${story}/${language}`, approved, taken: '' })
  }
  return changes
}

/** Writes an approved tree into the file of its title, a new story at the end. An empty tree is removed. */
export async function writeTree(id: string, tree: string): Promise<void> {
  const [story = '', language = ''] = id.split('/')
  const path = fileOf(story, language)
  const trees = new Map(parseTrees(await readText(path)))
  if (tree === '') trees.delete(story)
  else trees.set(story, tree)
  await (trees.size === 0 ? rm(path, { force: true }) : writeInto(path, formatTrees(trees)))
}

/** Stories whose second visit has read another tree than the first, or none. */
export function storiesWithUnsteadyTrees(first: readonly SeenTrees[], second: readonly SeenTrees[]): Set<string> {
  const again = new Map(second.map(({ story, trees }) => [story, trees]))
  const isSame = ({ story, trees }: SeenTrees): boolean =>
    languages.every((language) => again.get(story)?.[language] === trees[language])
  return new Set(first.filter((one) => !isSame(one)).map(({ story }) => story))
}
