import type { PlayMode } from '#contract/games.ts'
import { PAGES, ROUTES, type GameType } from '#contract/pages.ts'

/** The lobby has the home page's address and one for each type of games. */
export const isLobbyPath = (path: string): boolean => path === PAGES.home || path.startsWith('/games/')

/** Every address of the site, built in one place. */
export const paths = {
  home: () => PAGES.home,
  games: (type: GameType) => (type === 'all' ? '/' : `/games/${type}`),
  /** `mode` is kept in the address, so that a reload and a shared link open the same game the same way. */
  game: (slug: string, mode: PlayMode) => `/game/${encodeURIComponent(slug)}${mode === 'demo' ? '?mode=demo' : ''}`,
  register: () => '/#register',
  promo: () => PAGES.promo,
  tournaments: () => PAGES.tournaments,
  tournament: (slug: string) => `${PAGES.tournaments}/${encodeURIComponent(slug)}`,
  levels: () => PAGES.levels,
  winners: () => PAGES.winners,
  faq: () => PAGES.faq,
  paymentsInfo: () => PAGES['payments-info'],
  instructions: () => PAGES.instructions,
  terms: () => PAGES['terms-and-conditions'],
  responsibleGaming: () => PAGES['responsible-gaming'],
  fairness: () => PAGES.fairness,
  privacy: () => PAGES.privacy,
  complaints: () => PAGES.complaints,
  accessibility: () => PAGES.accessibility,
  cashbox: () => ROUTES.cashbox,
  profile: () => ROUTES.profile,
  /** Leads to the not-found page: a thing that does not exist (`spec §2`). */
  notFound: () => '/404',
  forbidden: () => ROUTES.forbidden,
} as const
