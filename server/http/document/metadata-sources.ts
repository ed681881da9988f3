import { readPayload, type Call, type Nothing } from '#contract/core/call.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/languages.ts'
import { getMeta } from '#contract/lobby/meta.ts'
import { getTournaments } from '#contract/lobby/tournaments.ts'
import { plainText, SHARE_TEXT_LENGTH } from '#contract/core/plain-text.ts'
import type { Database } from '#server/db/open.ts'
import type { Reading } from '#server/db/reading.ts'
import { gameWithProvider } from '#server/games/queries.ts'
import { metaOf } from '#server/site/routes.ts'
import { findTournament, tournamentOf } from '#server/tournaments/queries.ts'
import type { MetadataSources } from './page-metadata.ts'
import { logLine, messageOf } from '#server/http/logging/log-line.ts'

const SLUGS_CACHE_MS = 60_000

/**
 * Whether a slug is in a list, which is read at most once a minute: anyone can request made-up slugs.
 */
function createSlugCheck(readSlugs: () => Promise<readonly string[]>): (slug: string) => Promise<boolean> {
  let slugs: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  return async (slug) => {
    if (Date.now() - readAt >= SLUGS_CACHE_MS) {
      slugs = new Set(await readSlugs())
      readAt = Date.now()
    }
    return slugs.has(slug)
  }
}

const slugsOf = async (db: Database, table: 'games' | 'tournaments'): Promise<string[]> => {
  const rows = await db.selectFrom(table).select('slug').orderBy('id').execute()
  return rows.map(({ slug }) => slug)
}

/** The title of a page without a text of its own, with the site's name as in the texts of the others. */
const withSite = (title: string, language: Language): string =>
  language === 'ru' ? `${title} — Кассиопея` : `${title} | Cassiopeia`

const describeGame = ({ name, provider }: { name: string; provider: string }, language: Language): string =>
  language === 'ru'
    ? `${name}, провайдер ${provider}: демо без регистрации, правила, возврат и проверка каждого раунда.`
    : `${name} by ${provider}: a demo without signing up, the rules, the return, and proof of every round.`

/** Metadata of the reference API. */
export function embeddedMetadata(reading: Reading): MetadataSources {
  const hasGame = createSlugCheck(() => reading((db) => slugsOf(db, 'games')))
  const hasTournament = createSlugCheck(() => reading((db) => slugsOf(db, 'tournaments')))
  return {
    meta: async (key, language) => metaOf(key, language),
    async game(slug, language) {
      const row = (await hasGame(slug)) ? await reading((db) => gameWithProvider(db, slug, language)) : undefined
      if (row === undefined) return null
      const { name, provider } = row
      return { title: withSite(name, language), description: describeGame({ name, provider }, language), keywords: '' }
    },
    async tournament(slug, language) {
      const row = (await hasTournament(slug)) ? await reading((db) => findTournament(db, slug)) : undefined
      if (row === undefined) return null
      const { name, description } = tournamentOf(row, language)
      return { title: withSite(name, language), description: plainText(description, SHARE_TEXT_LENGTH), keywords: '' }
    },
    tournaments: () => reading((db) => slugsOf(db, 'tournaments')),
  }
}

const CACHE_MS = 5 * 60_000
const TIMEOUT_MS = 2000

/** Calls an operator's back end, cached per language for five minutes; `null` if it fails. */
function cachedCall<Data>(
  url: string,
  call: Call<Nothing, Nothing, Nothing, Data>,
): (language: Language) => Promise<Data | null> {
  const cache = new Map<Language, { fetchedAt: number; data: Promise<Data | null> }>()
  const fetchData = async (language: Language): Promise<Data | null> => {
    try {
      const response = await fetch(`${url}/api${call.path}`, {
        headers: { 'accept-language': language },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const envelope = readEnvelope(await response.json())
      const read = envelope.kind === 'accepted' ? readPayload(call, envelope.payload) : null
      return read?.kind === 'read' ? read.data : null
    } catch (error) {
      logLine('warning', 'backEndFailed', { call: call.name, message: messageOf(error) })
      return null
    }
  }
  return (language) => {
    const cached = cache.get(language)
    const entry =
      cached !== undefined && Date.now() - cached.fetchedAt < CACHE_MS
        ? cached
        : { fetchedAt: Date.now(), data: fetchData(language) }
    cache.set(language, entry)
    return entry.data
  }
}

/**
 * Metadata of an operator's back end; without a response the document keeps its own. Single tournaments are not
 * fetched, because any visitor could make up slugs.
 */
export function operatorMetadata(url: string): MetadataSources {
  const meta = cachedCall(url, getMeta)
  const tournaments = cachedCall(url, getTournaments)
  return {
    meta: async (key, language) => (await meta(language))?.items[key] ?? null,
    game: null,
    tournament: null,
    async tournaments() {
      const lists = await tournaments(DEFAULT_LANGUAGE)
      return lists === null ? [] : [...lists.active, ...lists.upcoming, ...lists.finished].map(({ url: slug }) => slug)
    },
  }
}
