import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modes, type Mode } from '#storybook/modes.ts'

/** Pages that are taken from the running site: where each is, and how many games it begins with. */
export const pages = {
  home: { path: '/', games: 15 },
  jackpots: { path: '/games/jackpot', games: 14 },
} as const
export type PageName = keyof typeof pages
const isPage = (name: string): name is PageName => name in pages
const pageNames = Object.keys(pages).filter(isPage)

/** One picture that has to exist: its id is its place below `baselines/`. */
export interface Shot {
  /** `primitives-button--primary/1440-ru-night` */
  id: string
  subject: { kind: 'story'; story: string } | { kind: 'page'; page: PageName }
  mode: Mode
}

/**
 * Modes of every story: the two corners that differ in every dimension. Screens, the home page among them, and one story
 * are taken in all of them.
 */
const STORY_MODES: ReadonlySet<string> = new Set(['1440-ru-night', '390-en-day'])

/** Stories of whole screens have a name of their own. */
export const isScreen = (story: string): boolean => story.startsWith('screens-')

/** The story that proves the modes: it has words, a date, colours of both themes and takes the width that it is given. */
const PROOF_STORY = 'product-tournamentcard--running'

/**
 * A page as a visitor meets it, each list of one that has several, and the first step of a dialog; other states and steps are taken
 * in the two corners, as every story.
 */
const WHOLE_SCREENS = [
  /--full$/u,
  /^screens-outcomes--/u,
  /^screens-(?:answers--payments|terms--(?:instructions|responsible-gaming)|winners--jackpots|tournaments--completed)$/u,
  /^screens-(?:access--sign-(?:in|up)|recovery--contact|profile--data)$/u,
]
const isWholeScreen = (story: string): boolean =>
  isScreen(story) && WHOLE_SCREENS.some((pattern) => pattern.test(story))

/** Subjects that are taken in every mode and prove that each dimension changes pixels. */
export const proofSubjects = ['home', PROOF_STORY] as const

interface IndexEntry {
  id: string
  type: string
}

function entriesOf(index: unknown): IndexEntry[] {
  if (typeof index !== 'object' || index === null || !('entries' in index)) throw new Error('Storybook has no index.')
  const { entries } = index
  if (typeof entries !== 'object' || entries === null) return []
  return Object.values(entries).flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'id' in entry && 'type' in entry
      ? [{ id: String(entry.id), type: String(entry.type) }]
      : [],
  )
}

/** The ids of the stories of a built Storybook. */
export async function storyIds(folder: string): Promise<string[]> {
  const index: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
  return entriesOf(index)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
}

/** At 1440 px there is nothing of them to see: the bar is taken in both corners of the phone, its panels in all that a phone has. */
const PHONE_STORIES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['product-mobilebar--plain', new Set(['390-ru-night', '390-en-day'])],
  ...['menu-of-guest', 'menu-of-player', 'search', 'providers'].map(
    (panel) =>
      [`screens-shell--${panel}`, new Set(modes.filter(({ width }) => width === 390).map(({ id }) => id))] as const,
  ),
])
const modesOf = (story: string): ReadonlySet<string> => PHONE_STORIES.get(story) ?? STORY_MODES

/** Every picture that has to exist, mode by mode: a page is kept as long as the mode stays. */
export function planShots(stories: readonly string[]): Shot[] {
  return modes.flatMap((mode): Shot[] => [
    ...pageNames.map((page): Shot => ({ id: `${page}/${mode.id}`, subject: { kind: 'page', page }, mode })),
    ...stories
      .filter((story) => story === PROOF_STORY || isWholeScreen(story) || modesOf(story).has(mode.id))
      .map((story): Shot => ({ id: `${story}/${mode.id}`, subject: { kind: 'story', story }, mode })),
  ])
}

/** What a run looks at. */
export interface Choice {
  /** What was asked for. */
  named: Shot[]
  /** What of it is photographed. */
  taken: Shot[]
  /** The pictures that every file in `baselines/` has to belong to; `null` where only some pictures were asked for. */
  planned: readonly Shot[] | null
}

/**
 * Without words, everything; with words, what has one of them in its id; with `--changed`, what is not known to be as it was
 * approved. A picture that is only not taken stays planned: its file is no leftover.
 */
export async function chooseShots(
  all: readonly Shot[],
  words: readonly string[],
  isKnown: (shot: Shot) => Promise<boolean>,
): Promise<Choice> {
  const parts = words.filter((word) => word !== '--changed')
  const named = all.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)))
  if (named.length === 0) throw new Error(`No picture has ${parts.join(' or ')} in its id.`)
  const taken: Shot[] = []
  for (const shot of named) if (!words.includes('--changed') || !(await isKnown(shot))) taken.push(shot)
  return { named, taken, planned: parts.length === 0 ? all : null }
}
