/*
 * The addresses of the site, for the app's router and for the server, which answers 404 elsewhere and tells search
 * engines what there is.
 */

import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

/** The list's types that have an address (`spec §2`); `all` is the home page itself. */
export const GAME_TYPES = ['all', 'hot', 'new', 'slot', 'table', 'jackpot', 'favorite', 'bonus'] as const
export type GameType = (typeof GAME_TYPES)[number]

/** Whether a slug from the address names a type of games. */
export function isGameType(slug: string): slug is GameType {
  return GAME_TYPES.some((type) => type === slug)
}

/** Pages with metadata of their own, by the metadata's key. */
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

/** The patterns of every route; a part after a colon is a parameter. */
export const ROUTES = {
  ...PAGES,
  games: '/games/:slug',
  game: '/game/:slug',
  tournament: '/tournaments/:slug',
  profile: '/profile',
  cashbox: '/cashbox',
  forbidden: '/forbidden',
  'payment-notify': '/payment-notify',
  'payment-rejected': '/payment-notify/rejected',
} as const

/** A path without the slash that somebody may have written at its end. */
const barePath = (path: string): string => (path.length > 1 ? path.replace(/\/$/u, '') : path)

/** The name of the document's `meta` that says where the reference API's own social network has its window. */
export const SOCIAL_WINDOW = 'social-window'

const isPageName = (name: string): name is PageName => Object.hasOwn(PAGES, name)

/** The keys of metadata: the pages', and one for the list of games of any type. */
export type MetaKey = PageName | 'games'

/** The key of the metadata of this very path, if it has any. */
export function metaKeyAt(path: string): MetaKey | null {
  const bare = barePath(path)
  for (const [name, address] of Object.entries(PAGES)) if (address === bare && isPageName(name)) return name
  return slugAt(bare, ROUTES.games) === null ? null : 'games'
}

/** The slug that a path has in the place of a route's parameter; `null` where the path is another route's. */
export function slugAt(path: string, route: string): string | null {
  const bare = barePath(path)
  const head = route.split(':')[0] ?? route
  const slug = bare.slice(head.length)
  return bare.startsWith(head) && /^[\w-]+$/u.test(slug) ? slug : null
}

/** The address of a page in a language: Russian, the default, has none of its own. `origin` ends without a slash. */
export const pageAddress = ({ origin, path, language }: { origin: string; path: string; language: Language }): string =>
  `${origin}${barePath(path)}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`

/** Whether a path is an address of the site: a parameter is a slug, and a type of games one of those that exist. */
export function isSitePath(path: string): boolean {
  const bare = barePath(path)
  return Object.values(ROUTES).some((pattern) => {
    if (!pattern.includes(':')) return bare === pattern
    const slug = slugAt(bare, pattern)
    return slug !== null && (pattern !== ROUTES.games || isGameType(slug))
  })
}
