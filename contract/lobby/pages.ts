/* The site's URLs, shared by the app's router and the server, which uses them for 404 responses and the sitemap. */

import { DEFAULT_LANGUAGE, type Language } from '../core/languages.ts'

/** Game list types with a URL of their own (`spec §2`); `all` is the home page. */
export const GAME_TYPES = ['all', 'hot', 'new', 'slot', 'table', 'jackpot', 'favorite', 'bonus'] as const
export type GameType = (typeof GAME_TYPES)[number]

/** Whether a URL slug is a game list type. */
export function isGameType(slug: string): slug is GameType {
  return GAME_TYPES.some((type) => type === slug)
}

/** Paths of pages with their own metadata, by metadata key. */
export const PAGES = {
  home: '/',
  promo: '/promo',
  tournaments: '/tournaments',
  winners: '/winners',
  levels: '/levels',
  faq: '/faq',
  'payments-info': '/payments-info',
  'terms-and-conditions': '/terms-and-conditions',
  instructions: '/instructions',
  'responsible-gaming': '/responsible-gaming',
  fairness: '/fairness',
  privacy: '/privacy',
  complaints: '/complaints',
  accessibility: '/accessibility',
} as const
export type PageName = keyof typeof PAGES

/** Payment pages with a word of their own; the generic invoice has none. */
export const INVOICE_PAGES = [
  'magnet-card',
  'magnet-qiwi',
  'magnet-yoomoney',
  'swiftpay-card',
  'gex-card',
  'wait',
] as const
export type InvoicePageName = (typeof INVOICE_PAGES)[number]

/** Whether a URL word is a payment page. */
export const isInvoicePage = (word: string): word is InvoicePageName => INVOICE_PAGES.some((name) => name === word)

/**
 * Whether a URL path is a page with a card form. Its document has a stricter policy: no frames, and nothing of another
 * host.
 */
export const isCardPage = (path: string): boolean => /^\/invoice\/(?:swiftpay|gex)-card(?:[/?#]|$)/u.test(path)

/** Path patterns of all routes; a segment with a colon is a parameter. */
export const ROUTES = {
  ...PAGES,
  games: '/games/:slug',
  game: '/game/:slug',
  tournament: '/tournaments/:slug',
  /** Limits and breaks of the player; a guest sees what there is. */
  limits: '/responsible-gaming/limits',
  profile: '/profile',
  cashbox: '/cashbox',
  invoice: '/invoice',
  'invoice-page': '/invoice/:slug',
  forbidden: '/forbidden',
  'payment-notify': '/payment-notify',
  'payment-rejected': '/payment-notify/rejected',
} as const

/** A path without a trailing slash. */
const barePath = (path: string): string => (path.length > 1 ? path.replace(/\/$/u, '') : path)

/** Name of the document's `<meta>` with the URL of the sandbox social network's popup. */
export const SOCIAL_WINDOW = 'social-window'

const isPageName = (name: string): name is PageName => Object.hasOwn(PAGES, name)

/** Metadata keys: one per page, and one for all game lists. */
export type MetaKey = PageName | 'games'

/** Metadata key of exactly this path, or `null`. */
export function metaKeyAt(path: string): MetaKey | null {
  const bare = barePath(path)
  for (const [name, address] of Object.entries(PAGES)) if (address === bare && isPageName(name)) return name
  return slugAt(bare, ROUTES.games) === null ? null : 'games'
}

/** The route parameter in a path, or `null` if the path does not match the route. */
export function slugAt(path: string, route: string): string | null {
  const bare = barePath(path)
  const head = route.split(':')[0] ?? route
  const slug = bare.slice(head.length)
  return bare.startsWith(head) && /^[\w-]+$/u.test(slug) ? slug : null
}

/** The URL of a page in a language; the default language has no `lang` parameter. `origin` has no trailing slash. */
export const pageAddress = ({ origin, path, language }: { origin: string; path: string; language: Language }): string =>
  `${origin}${barePath(path)}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`

/** Whether a path belongs to the site: parameters must be slugs, game list types and payment pages must exist. */
export function isSitePath(path: string): boolean {
  const bare = barePath(path)
  return Object.values(ROUTES).some((pattern) => {
    if (!pattern.includes(':')) return bare === pattern
    const slug = slugAt(bare, pattern)
    if (slug === null) return false
    if (pattern === ROUTES.games) return isGameType(slug)
    return pattern !== ROUTES['invoice-page'] || isInvoicePage(slug)
  })
}

/** Orders of a game list besides that of the back end, by popularity: values of `sort`. */
export const GAME_SORTS = ['new', 'online', 'name'] as const

/** What a server-rendered page depends on, besides its path and language. */
export interface RenderedRoute {
  /** Values of the search parameters that change the page, by name. */
  parameters?: Readonly<Record<string, readonly string[]>>
  /** Whether a phone gets another page than a desktop: with other games, or its contents above the text. */
  isByDevice?: boolean
  /** Whether it is rendered for players only: a guest is sent to the sign-in, or has an empty list. */
  isForPlayers?: boolean
}

const gameList: RenderedRoute = { isByDevice: true }
const textPage: RenderedRoute = { isByDevice: true }
const privatePage: RenderedRoute = { isForPlayers: true }
const listOf = (type: GameType): string => ROUTES.games.replace(':slug', type)

/** Game lists with a public page: `all` is the home page, others belong to a player. */
export const PUBLIC_GAME_LISTS: readonly GameType[] = GAME_TYPES.filter(
  (type) => !['all', 'favorite', 'bonus'].includes(type),
)

/** Routes that are rendered on the server. */
const RENDERED_ROUTES: Readonly<Record<string, RenderedRoute>> = {
  [ROUTES.home]: gameList,
  ...Object.fromEntries(PUBLIC_GAME_LISTS.map((type) => [listOf(type), gameList])),
  [listOf('favorite')]: { ...gameList, ...privatePage },
  [listOf('bonus')]: { ...gameList, ...privatePage },
  [ROUTES.promo]: {},
  [ROUTES.tournaments]: { parameters: { list: ['completed'] } },
  // `view` only scrolls.
  [ROUTES.tournament]: { isByDevice: true },
  [ROUTES.winners]: { parameters: { list: ['monthly', 'jackpot', 'last'] } },
  [ROUTES.levels]: {},
  [ROUTES.faq]: {},
  [ROUTES['payments-info']]: {},
  [ROUTES['terms-and-conditions']]: textPage,
  [ROUTES.instructions]: textPage,
  [ROUTES['responsible-gaming']]: textPage,
  [ROUTES.fairness]: textPage,
  [ROUTES.privacy]: textPage,
  [ROUTES.complaints]: textPage,
  [ROUTES.accessibility]: textPage,
  [ROUTES.game]: { parameters: { mode: ['demo'] }, isByDevice: true },
  // What a guest sees there loads its texts with the app.
  [ROUTES.limits]: privatePage,
  [ROUTES.profile]: privatePage,
  [ROUTES.cashbox]: privatePage,
  [ROUTES.invoice]: privatePage,
  [ROUTES['invoice-page']]: privatePage,
  [ROUTES['payment-notify']]: {},
  [ROUTES['payment-rejected']]: {},
}

/**
 * Parameters of pages that are rendered on the client only: a sign-in link, a redirect, the proof of a round, the open
 * panel of a game, and the order of a game list, because each would be a page of its own.
 */
export const CLIENT_PARAMETERS = ['token', 'to', 'round', 'sort', 'panel'] as const

/** The rendered route at a path; `null` if its page is rendered on the client only. */
export const renderedRouteAt = (path: string): RenderedRoute | null =>
  RENDERED_ROUTES[path] ??
  [ROUTES.tournament, ROUTES.game, ROUTES['invoice-page']]
    .filter((route) => slugAt(path, route) !== null)
    .map((route) => RENDERED_ROUTES[route])[0] ??
  null

/** A path of the not-found page. */
export const NOT_FOUND_PATH = '/404'

/** Whether no route begins like this path, so that the app shows its not-found page. */
export const isUnrouted = (path: string): boolean =>
  Object.values(ROUTES).every((route) => {
    const folder = route.split(':')[0]?.replace(/\/$/u, '') ?? ''
    return folder === '' ? path !== '/' : path !== folder && !path.startsWith(`${folder}/`)
  })
