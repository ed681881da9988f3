/** Ranking pages in one chunk: winners, tournaments, levels. */
export { LevelsPage } from './levels/page.tsx'
export { TournamentPage } from './tournament/page.tsx'
export { TournamentsPage } from './tournaments/page.tsx'
export { WinnersPage } from './winners/page.tsx'
