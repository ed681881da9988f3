import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMode, languages, modes, oppositeOf, themes, type Mode } from '#storybook/modes.ts'
import { sha256 } from './baselines.ts'
import { statesOf, type StateName } from './states.ts'

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
  /** `primitives-button--primary/1440-ru-night`, or `…/1440-ru-night-hover` in a state. */
  id: string
  subject: { kind: 'story'; story: string } | { kind: 'page'; page: PageName }
  mode: Mode
  state: StateName | null
  /** Flat colours instead of illustrations and large gradients, whose pixels are ten times as many bytes. */
  isFlat: boolean
}

/** Whether a story shows a full screen; these have their own title prefix. */
export const isScreen = (story: string): boolean => story.startsWith('screens-')

/** Bars of the site, which the stories of screens leave out. */
const BARS = /^product-(?:accountbar|actionbar|gamewindow|mobilebar|sessionbar|siteheader)--/u

/** Whether a story is also laid out on a narrow viewport with large text. */
export const isForLargeText = (story: string): boolean => isScreen(story) || BARS.test(story)

/**
 * Screens captured in two opposite modes: full pages, each list of a page with several, and the first step of dialogs.
 * Other states and steps use one mode.
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

/** The review page is a tool with fonts of the system: its journey tests it, not a picture. */
const isReviewPage = (story: string): boolean => story.startsWith('review-')

/** Ids of all stories of the product in a built Storybook. */
export async function storyIds(folder: string): Promise<string[]> {
  const index: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
  return entriesOf(index)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
    .filter((id) => !isReviewPage(id))
}

/** Mobile-only stories, which show nothing at 1440 px. */
export const PHONE_STORIES: ReadonlySet<string> = new Set([
  'product-mobilebar--plain',
  ...['menu-of-guest', 'menu-of-player', 'search', 'providers'].map((panel) => `screens-shell--${panel}`),
])

const opposites = (mode: Mode): readonly Mode[] => [mode, oppositeOf(mode)]

/** Pairs of opposite modes. Each pair has both widths, languages and themes. */
const oppositeModes = [opposites(createMode(1440, 'ru', 'night')), opposites(createMode(1440, 'en', 'day'))]

/** Spreads stories evenly over `count` places, each by its id alone: a new story changes the pictures of no other. */
const placeOf = (story: string, count: number): number =>
  Number.parseInt(sha256(Buffer.from(story)).slice(0, 8), 16) % count

/**
 * Modes of a story. Full screens and the first story of a component are seen in a pair. Other states are spread over the
 * modes: accessibility trees show all texts, and axe runs in both themes.
 */
function modesOf(story: string, isFirst: boolean): readonly Mode[] {
  if (PHONE_STORIES.has(story)) return modes.filter(({ width }) => width === 390)
  const isWhole = isScreen(story) ? isFullScreen(story) : isFirst
  const choices = isWhole ? oppositeModes : modes.map((mode) => [mode])
  return choices[placeOf(story, choices.length)] ?? []
}

/** Components with illustrations or large gradients. Their real art is seen in their first picture. */
const ILLUSTRATED =
  /^(?:primitives-carousel|product-(?:bonuscard|featuredgame|gamegrid|gamerail|gametile|hero|jackpotpanel|levelposter|levelprogress|podiumstage|promocard|tournamentbanner))--/u

const storyShot = (story: string, mode: Mode, state: StateName | null, isFirst = false): Shot => ({
  id: `${story}/${mode.id}${state === null ? '' : `-${state}`}`,
  subject: { kind: 'story', story },
  mode,
  state,
  isFlat: isScreen(story) || state !== null || (ILLUSTRATED.test(story) && !isFirst),
})

/** Modes of a page of the site. The jackpots are the home page with other games: one picture is enough. */
const modesOfPage = (page: PageName): readonly Mode[] =>
  page === 'home' ? opposites(createMode(1440, 'ru', 'night')) : [createMode(390, 'ru', 'day')]

/** All planned screenshots. */
export function planShots(stories: readonly string[]): Shot[] {
  const titles = Map.groupBy(stories, (story) => story.split('--')[0])
  return [
    ...pageNames.flatMap((page) =>
      modesOfPage(page).map((mode): Shot => ({
        id: `${page}/${mode.id}`,
        subject: { kind: 'page', page },
        mode,
        state: null,
        isFlat: true,
      })),
    ),
    ...[...titles.values()].flatMap((group) =>
      group.flatMap((story, rank) => [
        ...modesOf(story, rank === 0).map((mode, index) => storyShot(story, mode, null, rank === 0 && index === 0)),
        ...statesOf(story).map(({ mode, state }) => storyShot(story, mode, state)),
      ]),
    ),
  ]
}

/** Modes of a visit. Without pictures in one language or theme, the opposite mode is visited for its tree and axe. */
export function modesToVisit(shots: readonly Shot[]): Mode[] {
  const seen = [...new Map(shots.map(({ mode }) => [mode.id, mode])).values()]
  const [first] = seen
  const isWhole =
    languages.every((name) => seen.some(({ language }) => language === name)) &&
    themes.every((name) => seen.some(({ theme }) => theme === name))
  return first === undefined || isWhole ? seen : [...seen, oppositeOf(first)]
}

/** Screens and pages are captured in full height, components in the viewport. */
export const isFullHeight = ({ subject }: Shot): boolean => subject.kind === 'page' || isScreen(subject.story)

/** The story of a screenshot; `null` for a page of the site. */
export const storyOf = ({ subject }: Shot): string | null => (subject.kind === 'story' ? subject.story : null)

/** Screenshots of a run. */
export interface Choice {
  shots: Shot[]
  /** Whether words have left any out. Such a run cannot detect leftovers. */
  isPartial: boolean
}

/** Selects everything without words, or the ids that contain one of the words. @throws if there is none */
export function chooseShots(all: readonly Shot[], words: readonly string[]): Choice {
  const shots = all.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
  if (shots.length === 0) throw new Error(`No picture has ${words.join(' or ')} in its id.`)
  return { shots, isPartial: words.length > 0 }
}
