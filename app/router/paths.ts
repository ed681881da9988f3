import type { PlayMode } from '#contract/lobby/games.ts'
import { PAGES, ROUTES, type GameType } from '#contract/lobby/pages.ts'

/** Whether a path shows the lobby: the home page or a game type. */
export const isLobbyPath = (path: string): boolean => path === PAGES.home || path.startsWith('/games/')

/** Builds every path of the site. */
export const paths = {
  home: () => PAGES.home,
  games: (type: GameType) => (type === 'all' ? '/' : `/games/${type}`),
  /** `mode` is part of the URL, so that a reload and a shared link keep it. */
  game: (slug: string, mode: PlayMode) => `/game/${encodeURIComponent(slug)}${mode === 'demo' ? '?mode=demo' : ''}`,
  signUp: () => '/#register',
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
  /** The proof of a round. */
  round: (id: string) => `${PAGES.fairness}?round=${encodeURIComponent(id)}`,
  privacy: () => PAGES.privacy,
  complaints: () => PAGES.complaints,
  accessibility: () => PAGES.accessibility,
  cashbox: () => ROUTES.cashbox,
  profile: () => ROUTES.profile,
  /** A path without a route, which shows the not-found page (`spec §2`). */
  notFound: () => '/404',
  forbidden: () => ROUTES.forbidden,
} as const
