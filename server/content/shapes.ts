import type { Bilingual, Language } from '#contract/core/languages.ts'
import type { VIP_LEVELS } from '#contract/lobby/levels.ts'
import type { EngineId } from '#games/registry.ts'
import type { PromoPlace } from '#contract/lobby/info.ts'
import type { Motif } from '#server/media/motifs.ts'

export type { Bilingual }

/** A question and its answer; `text` is HTML. */
export interface AnswerContent {
  title: Bilingual
  text: Bilingual
}

/** A group of an accordion page; the app chooses its icon by the id. */
export interface GroupContent {
  id: number
  title: Bilingual
  answers: readonly AnswerContent[]
}

/** Metadata of a page, and its HTML above and below the app's content. */
export interface PageContent {
  title: Bilingual
  description: Bilingual
  keywords: Bilingual
  content: Bilingual
  bottom: Bilingual
}

/** A promotion; `text` is HTML, `time` describes its period. */
export interface PromoContent {
  slug: string
  scene: Motif
  title: Bilingual
  text: Bilingual
  time: Bilingual
  active: boolean
  /** Where it is taken up. */
  place: PromoPlace
}

/** A slide of the home page. */
export interface SlideContent {
  scene: Motif
  /** Whether the scene is an HTML document in an iframe. */
  isFrame?: boolean | undefined
  url: string
  desktop: boolean
  mobile: boolean
  title: Bilingual
  text: Bilingual
  action: Bilingual
}

/** Messages that the site itself says. */
export interface SiteMessages {
  /** Lines of the news banner, beside that of the tournament. */
  news: readonly Bilingual[]
  /** The answer to the first message of a support chat. */
  supportReply: Bilingual
}

/** The names of the VIP levels (`spec §9`); a tier's name ends in its number. */
export type LevelNames = Readonly<Record<Language, Readonly<Record<(typeof VIP_LEVELS)[number], string>>>>

/** A game of the catalogue. */
export interface CatalogueGame {
  slug: string
  name: Bilingual
  /** The motif of its cover. */
  scene: Motif
  /** The rules that play it. */
  engine: EngineId
  isTable: boolean
  /** The number of its jackpot, from the smallest; `null` for none. */
  jackpot: number | null
}
