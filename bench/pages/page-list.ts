/* The pages that `npm run bench:pages` opens. */

/** A page and its content: the first element that is more than frame, heading or skeleton. */
export interface MeasuredPage {
  path: string
  /** Selector of the content. */
  content: string
}

/** The public pages, one of each kind, and a game. */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', content: 'main [data-component="GameTile"]' },
  { path: '/games/slot', content: 'main [data-component="GameTile"]' },
  { path: '/promo', content: 'main [data-component="PromoCard"]' },
  { path: '/tournaments', content: 'main [data-component="TournamentCard"]' },
  { path: '/tournaments/polar-race', content: 'main [data-component="TournamentBanner"]' },
  { path: '/winners', content: 'main [role="tabpanel"] :is(tr, li)' },
  { path: '/levels', content: 'main [data-component="LevelPoster"]' },
  { path: '/faq', content: 'main [data-component="AnswerList"]' },
  { path: '/payments-info', content: 'main [data-component="Prose"]' },
  { path: '/terms-and-conditions', content: 'main [data-component="Prose"]' },
  { path: '/no-such-page', content: 'main h1' },
  { path: '/game/cherry-row?mode=demo', content: 'h1' },
]
