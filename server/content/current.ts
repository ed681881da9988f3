import type {
  CatalogueGame,
  GroupContent,
  LevelNames,
  PageContent,
  PromoContent,
  SiteMessages,
  SlideContent,
} from './shapes.ts'
import { faq } from './faq/faq.ts'
import { levelNames } from './level-names.ts'
import { messages } from './messages.ts'
import { pages, type PageKey } from './pages/pages.ts'
import { paymentInfo } from './payment-info.ts'
import { promos } from './promos.ts'
import { slides } from './slides.ts'
import { catalogueGames } from '#server/seed/catalogue.ts'

/** What an operator replaces by files (`CONTENT_DIR`). */
export interface SiteContent {
  promos: readonly PromoContent[]
  slides: readonly SlideContent[]
  pages: Readonly<Record<PageKey, PageContent>>
  levels: LevelNames
  messages: SiteMessages
  faq: readonly GroupContent[]
  paymentInfo: readonly GroupContent[]
  games: readonly CatalogueGame[]
}

/** The content of the repository. */
export const builtInContent: SiteContent = {
  promos,
  slides,
  pages,
  levels: levelNames,
  messages,
  faq,
  paymentInfo,
  games: catalogueGames,
}

let current = builtInContent

/** The content of this process. Read it in each call, and keep no copy. */
export const siteContent = (): SiteContent => current

/** Replaces the content, once, before the server is built. */
export function installContent(content: SiteContent): void {
  current = content
}
