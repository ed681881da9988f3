import type { PlayMode } from '#contract/games.ts'

/** The list's types that have an address (`spec §2`); `all` is the home page itself. */
export const GAME_TYPES = ['all', 'hot', 'new', 'slot', 'table', 'jackpot', 'favorite', 'bonus'] as const
export type GameType = (typeof GAME_TYPES)[number]

/** Whether a slug from the address names a type of games. */
export function isGameType(slug: string): slug is GameType {
  return GAME_TYPES.some((type) => type === slug)
}

/** Every address of the site, built in one place. */
export const paths = {
  home: () => '/',
  games: (type: GameType) => (type === 'all' ? '/' : `/games/${type}`),
  /** `mode` is kept in the address, so that a reload and a shared link open the same game the same way. */
  game: (slug: string, mode: PlayMode) => `/game/${encodeURIComponent(slug)}${mode === 'demo' ? '?mode=demo' : ''}`,
  register: () => '/#register',
  promo: () => '/promo',
  tournaments: () => '/tournaments',
  tournament: (slug: string) => `/tournaments/${encodeURIComponent(slug)}`,
  levels: () => '/levels',
  winners: () => '/winners',
  faq: () => '/faq',
  terms: () => '/terms-and-conditions',
  responsibleGaming: () => '/responsible-gaming',
  cashbox: () => '/cashbox',
  forbidden: () => '/forbidden',
} as const

/** The patterns of the routes that exist, for the router and for the server's 404. */
export const patterns = {
  home: '/',
  games: '/games/:slug',
  game: '/game/:slug',
  forbidden: '/forbidden',
} as const
