import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modes, type Mode } from '#storybook/modes.ts'

/** Pages captured from the running site: path and initial number of games. */
export const pages = {
  home: { path: '/', games: 15 },
  jackpots: { path: '/games/jackpot', games: 14 },
} as const
export type PageName = keyof typeof pages
const isPage = (name: string): name is PageName => name in pages
const pageNames = Object.keys(pages).filter(isPage)

/** A planned screenshot; its id is its path below `baselines/`. */
export interface Shot {
  /** `primitives-button--primary/1440-ru-night` */
  id: string
  subject: { kind: 'story'; story: string } | { kind: 'page'; page: PageName }
  mode: Mode
}

/** Default modes of a story: the two that differ in every dimension. Full screens and one story use all modes. */
const STORY_MODES: ReadonlySet<string> = new Set(['1440-ru-night', '390-en-day'])

/** Whether a story shows a full screen; these have their own title prefix. */
export const isScreen = (story: string): boolean => story.startsWith('screens-')

/** The story that proves the modes: it has text, a date, colours of both themes, and takes the available width. */
const PROOF_STORY = 'product-tournamentcard--running'

/**
 * Screens captured in every mode: full pages, each list of a page with several, and the first step of dialogs. Other
 * states and steps use the two default modes.
 */
const WHOLE_SCREENS = [
  /--full$/u,
  /^screens-outcomes--/u,
  /^screens-(?:answers--payments|terms--(?:instructions|responsible-gaming)|winners--jackpots|tournaments--completed)$/u,
  /^screens-(?:access--sign-(?:in|up)|recovery--contact|profile--data)$/u,
]
const isWholeScreen = (story: string): boolean =>
  isScreen(story) && WHOLE_SCREENS.some((pattern) => pattern.test(story))

/** Subjects captured in every mode, to prove that each dimension changes pixels. */
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

/** Ids of all stories of a built Storybook. */
export async function storyIds(folder: string): Promise<string[]> {
  const index: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
  return entriesOf(index)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
}

/** Mobile-only stories, which show nothing at 1440 px: the bar in two modes, its panels in all four phone modes. */
const PHONE_STORIES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['product-mobilebar--plain', new Set(['390-ru-night', '390-en-day'])],
  ...['menu-of-guest', 'menu-of-player', 'search', 'providers'].map(
    (panel) =>
      [`screens-shell--${panel}`, new Set(modes.filter(({ width }) => width === 390).map(({ id }) => id))] as const,
  ),
])
const modesOf = (story: string): ReadonlySet<string> => PHONE_STORIES.get(story) ?? STORY_MODES

/** All planned screenshots, ordered by mode so that the page can be reused. */
export function planShots(stories: readonly string[]): Shot[] {
  return modes.flatMap((mode): Shot[] => [
    ...pageNames.map((page): Shot => ({ id: `${page}/${mode.id}`, subject: { kind: 'page', page }, mode })),
    ...stories
      .filter((story) => story === PROOF_STORY || isWholeScreen(story) || modesOf(story).has(mode.id))
      .map((story): Shot => ({ id: `${story}/${mode.id}`, subject: { kind: 'story', story }, mode })),
  ])
}

/** Screenshots of a run. */
export interface Choice {
  /** Selected by the arguments. */
  matching: Shot[]
  /** Selected and not cached. */
  toCapture: Shot[]
  /** All screenshots that may have a baseline file; `null` for a partial run, which cannot detect leftovers. */
  planned: readonly Shot[] | null
}

/**
 * Selects everything without words, or the ids that contain one of the words. `--changed` skips cached screenshots, which
 * stay planned, so that their files are not leftovers.
 */
export async function chooseShots(
  all: readonly Shot[],
  words: readonly string[],
  isCached: (shot: Shot) => Promise<boolean>,
): Promise<Choice> {
  const parts = words.filter((word) => word !== '--changed')
  const matching = all.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)))
  if (matching.length === 0) throw new Error(`No picture has ${parts.join(' or ')} in its id.`)
  const toCapture: Shot[] = []
  for (const shot of matching) if (!words.includes('--changed') || !(await isCached(shot))) toCapture.push(shot)
  return { matching, toCapture, planned: parts.length === 0 ? all : null }
}
