import { readPayload, type Call, type Nothing } from '#contract/call.ts'
import { readEnvelope } from '#contract/envelope.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { getMeta } from '#contract/meta.ts'
import { getTournaments } from '#contract/tournaments.ts'
import { plainText, SHARE_TEXT_LENGTH } from '#contract/plain-text.ts'
import type { Database } from '#server/db/open.ts'
import { metaOf } from '#server/site/routes.ts'
import { findTournament, tournamentOf } from '#server/tournaments/queries.ts'
import type { WordSources } from './document-words.ts'

/** The reference API's own texts. */
export const embeddedWords = (db: Database): WordSources => ({
  meta: async (key, language) => metaOf(key, language),
  async tournament(slug, language) {
    const row = await findTournament(db, slug)
    if (row === undefined) return null
    const { name, description } = tournamentOf(row, language)
    return { title: name, description: plainText(description, SHARE_TEXT_LENGTH), keywords: '' }
  },
  async tournaments() {
    const rows = await db.selectFrom('tournaments').select('slug').orderBy('id').execute()
    return rows.map(({ slug }) => slug)
  },
})

const KEPT = 5 * 60_000
const WAITED = 2000

/** What an operator's back end answers to a call of a language, asked at most every five minutes; `null` where it does not. */
function asked<Data>(
  url: string,
  call: Call<Nothing, Nothing, Nothing, Data>,
): (language: Language) => Promise<Data | null> {
  const known = new Map<Language, { at: number; answer: Promise<Data | null> }>()
  const ask = async (language: Language): Promise<Data | null> => {
    try {
      const response = await fetch(`${url}/api${call.path}`, {
        headers: { 'accept-language': language },
        signal: AbortSignal.timeout(WAITED),
      })
      const envelope = readEnvelope(await response.json())
      const read = envelope.kind === 'accepted' ? readPayload(call, envelope.payload) : null
      return read?.kind === 'read' ? read.data : null
    } catch (error) {
      console.warn(`The back end does not answer ${call.name}:`, error instanceof Error ? error.message : error)
      return null
    }
  }
  return (language) => {
    const before = known.get(language)
    const fresh =
      before !== undefined && Date.now() - before.at < KEPT ? before : { at: Date.now(), answer: ask(language) }
    known.set(language, fresh)
    return fresh.answer
  }
}

/**
 * An operator's texts; without an answer the document keeps its own. Nobody is asked for one tournament: any visitor could make the back
 * end answer for each address that he thinks of.
 */
export function operatorWords(url: string): WordSources {
  const meta = asked(url, getMeta)
  const tournaments = asked(url, getTournaments)
  return {
    meta: async (key, language) => (await meta(language))?.items[key] ?? null,
    tournament: null,
    async tournaments() {
      const lists = await tournaments(DEFAULT_LANGUAGE)
      return lists === null ? [] : [...lists.active, ...lists.upcoming, ...lists.finished].map(({ url: slug }) => slug)
    },
  }
}
