/* Server-side rendering: what the server and the app exchange. */

import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '../core/languages.ts'
import type { Device } from './games.ts'

/** For whom a page is rendered. A page for players contains no data of a player, only placeholders. */
export type Audience = 'guest' | 'player'

/** A page to render. */
export interface PageRequest {
  path: string
  /** Parameters with their question mark, or an empty string. */
  search: string
  language: Language
  device: Device
  audience: Audience
  /** The server's time in milliseconds. */
  now: number
  /** Requests a path below `/api`. */
  fetchApi: (path: string, language: Language) => Promise<Response>
}

/** The data of a rendered page, which stand in its document. */
export const renderedDataSchema = z.object({
  language: z.enum(LANGUAGES),
  /** In the server's time, in milliseconds. */
  renderedAt: z.number(),
  /** Keys and data of the queries that the page was rendered with. */
  queries: z.array(z.tuple([z.array(z.unknown()), z.unknown()])),
})
export type RenderedData = z.infer<typeof renderedDataSchema>

/** What a page tells search engines besides its text. */
export interface PageFacts {
  /** The home page, those above the page, and the page; empty for the home page. */
  breadcrumbs: readonly { name: string; path: string }[]
  /** Questions with their answers as sanitised HTML. */
  questions: readonly { question: string; answer: string }[]
  /** A tournament; times in milliseconds. */
  event: { name: string; picture: string | null; startsAt: number; endsAt: number } | null
}

/** A rendered page. */
export interface RenderedPage {
  html: string
  /** The lazy modules of the page in the manifest of the build: their styles belong to the document. */
  modules: string[]
  data: RenderedData
  /** Why queries have no data: the page has their skeletons. */
  missing: readonly string[]
  facts: PageFacts
}

/** Renders a page. Where data are missing, it has skeletons. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** The id of the element with `RenderedData`. */
export const RENDERED_DATA = 'rendered-data'
