import type { Bilingual } from '#contract/core/languages.ts'
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
