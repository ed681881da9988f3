import { fairnessPage } from './page-fairness.ts'
import { instructionsPage } from './page-instructions.ts'
import { responsibleGamingPage } from './page-responsible-gaming.ts'
import { termsPage } from './page-terms.ts'
import { accessibilityPage, complaintsPage, privacyPage } from './pages-legal.ts'
import {
  faqPage,
  gamesPage,
  homePage,
  levelsPage,
  paymentsInfoPage,
  promoPage,
  tournamentsPage,
  winnersPage,
} from './pages-lobby.ts'
import type { PageContent } from '../shapes.ts'

/** Keys of the page metadata call. */
export type PageKey =
  | 'home'
  | 'games'
  | 'promo'
  | 'tournaments'
  | 'winners'
  | 'levels'
  | 'faq'
  | 'payments-info'
  | 'terms-and-conditions'
  | 'instructions'
  | 'responsible-gaming'
  | 'privacy'
  | 'complaints'
  | 'accessibility'
  | 'fairness'

/** Metadata and HTML of every page, by key. */
export const pages: Readonly<Record<PageKey, PageContent>> = {
  home: homePage,
  games: gamesPage,
  promo: promoPage,
  tournaments: tournamentsPage,
  winners: winnersPage,
  levels: levelsPage,
  faq: faqPage,
  'payments-info': paymentsInfoPage,
  'terms-and-conditions': termsPage,
  instructions: instructionsPage,
  'responsible-gaming': responsibleGamingPage,
  privacy: privacyPage,
  complaints: complaintsPage,
  accessibility: accessibilityPage,
  fairness: fairnessPage,
}
