import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages, modes, type Mode } from '#storybook/modes.ts'

/** Pages captured from the running site: path and initial number of games, on a phone in whole rows of two. */
export const pages = {
  home: { path: '/', games: { phone: 14, desktop: 15 } },
  jackpots: { path: '/games/jackpot', games: { phone: 14, desktop: 14 } },
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

/** Whether a story shows a full screen; these have their own title prefix. */
export const isScreen = (story: string): boolean => story.startsWith('screens-')

/**
 * Screens captured in every mode: full pages, each list of a page with several, and the first step of dialogs. Other
 * states and steps use two modes.
 */
const FULL_SCREENS = [
  /--full$/u,
  /^screens-outcomes--/u,
  /^screens-(?:answers--payments|terms--(?:instructions|responsible-gaming)|winners--jackpots|tournaments--completed)$/u,
  /^screens-(?:access--sign-(?:in|up)|recovery--contact|profile--data)$/u,
]
const isFullScreen = (story: string): boolean => isScreen(story) && FULL_SCREENS.some((pattern) => pattern.test(story))

interface IndexEntry {
  id: string
  type: string
  importPath: string
}

function entriesOf(index: unknown): IndexEntry[] {
  if (typeof index !== 'object' || index === null || !('entries' in index)) throw new Error('Storybook has no index.')
  const { entries } = index
  if (typeof entries !== 'object' || entries === null) return []
  return Object.values(entries).flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'id' in entry && 'type' in entry
      ? [
          {
            id: String(entry.id),
            type: String(entry.type),
            importPath: 'importPath' in entry ? String(entry.importPath) : '',
          },
        ]
      : [],
  )
}

/** The review page is a tool: no picture of it needs an approval. */
const TOOL_STORIES = './visual-tests/'

/** Ids of all stories of the product in a built Storybook. */
export async function storyIds(folder: string): Promise<string[]> {
  const index: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
  return entriesOf(index)
    .filter(({ type, importPath }) => type === 'story' && !importPath.startsWith(TOOL_STORIES))
    .map(({ id }) => id)
}

/** Mobile-only stories, which show nothing at 1440 px. */
const PHONE_STORIES: ReadonlySet<string> = new Set([
  'product-mobilebar--plain',
  ...['menu-of-guest', 'menu-of-player', 'search', 'providers'].map((panel) => `screens-shell--${panel}`),
])

/**
 * Modes of a story, which is the `rank`-th of its component. Two modes per story show both widths and themes; the next
 * story takes the other two, so a component is seen in both languages.
 */
function modesOf(story: string, rank: number): readonly Mode[] {
  if (isFullScreen(story)) return modes
  if (PHONE_STORIES.has(story)) return modes.filter(({ width }) => width === 390)
  return modes.filter(({ language }) => language === languages[rank % languages.length])
}

/** All planned screenshots, ordered by mode so that the page can be reused. */
export function planShots(stories: readonly string[]): Shot[] {
  const components = Map.groupBy(stories, (story) => story.split('--')[0])
  const plan = [...components.values()].flatMap((group) =>
    group.map((story, rank) => ({ story, modes: modesOf(story, rank) })),
  )
  return modes.flatMap((mode): Shot[] => [
    ...pageNames.map((page): Shot => ({ id: `${page}/${mode.id}`, subject: { kind: 'page', page }, mode })),
    ...plan
      .filter((entry) => entry.modes.includes(mode))
      .map(({ story }): Shot => ({ id: `${story}/${mode.id}`, subject: { kind: 'story', story }, mode })),
  ])
}

/** Screens are captured in full height, components in the viewport. */
export const isFullHeight = ({ subject }: Shot): boolean => subject.kind === 'page' || isScreen(subject.story)

/** Screens show flat art, except the wide home page, which shows the real one in both themes. */
export const hasFlatArt = (shot: Shot): boolean =>
  isFullHeight(shot) && !(shot.subject.kind === 'page' && shot.subject.page === 'home' && shot.mode.width === 1440)

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
