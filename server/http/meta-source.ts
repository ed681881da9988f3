import { readPayload } from '#contract/call.ts'
import { readEnvelope } from '#contract/envelope.ts'
import type { Language } from '#contract/languages.ts'
import { getMeta, type Meta } from '#contract/meta.ts'
import { plainText, SHARED_LENGTH } from '#contract/plain-text.ts'
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
    return { title: name, description: plainText(description, SHARED_LENGTH), keywords: '' }
  },
})

const KEPT = 5 * 60_000
const WAITED = 2000

/**
 * An operator's texts, asked for every five minutes; without an answer the document keeps its own. Nobody is asked for a tournament:
 * any visitor could make the back end answer for each address that he thinks of.
 */
export function operatorWords(url: string): WordSources {
  const known = new Map<Language, { at: number; items: Promise<Readonly<Record<string, Meta>>> }>()
  const ask = async (language: Language): Promise<Readonly<Record<string, Meta>>> => {
    try {
      const response = await fetch(`${url}/api/v2/meta`, {
        headers: { 'accept-language': language },
        signal: AbortSignal.timeout(WAITED),
      })
      const envelope = readEnvelope(await response.json())
      const read = envelope.kind === 'accepted' ? readPayload(getMeta, envelope.payload) : null
      return read?.kind === 'read' ? read.data.items : {}
    } catch (error) {
      console.warn('The back end has no metadata for the document:', error instanceof Error ? error.message : error)
      return {}
    }
  }
  return {
    async meta(key, language) {
      const before = known.get(language)
      const fresh =
        before !== undefined && Date.now() - before.at < KEPT ? before : { at: Date.now(), items: ask(language) }
      known.set(language, fresh)
      return (await fresh.items)[key] ?? null
    },
    tournament: null,
  }
}
