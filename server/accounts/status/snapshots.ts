import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '#contract/core/languages.ts'
import type { Cache } from '#server/cache/cache.ts'
import { readJson } from '#server/cache/read-json.ts'
import type { PreparedResponse } from '#server/http/prepared-response.ts'

/*
 * The last status of a player, and when it is true: while the player's facts have its version, from the time it was read
 * until a time at which it changes by itself. All of that is its tag, so that an unchanged status needs no look at the cache.
 *
 * The version is a row of `player_versions`. Triggers write it with each write to a table of the status, in the same
 * transaction, so that a cached status is never older than what was written.
 */

/** Bounds what depends on neither: the texts and rules of a new release. */
export const MAX_LIFE_MS = 5 * 60_000

/** Whose status it is, and of which facts. */
export interface TagFacts {
  player: number
  version: number
  language: Language
}

/** A time in milliseconds; `until` is exclusive. */
interface Validity {
  from: number
  until: number
}

/** Writes the `ETag` of a status. */
export const writeTag = ({ player, version, language, from, until }: TagFacts & Validity): string =>
  `"${[player, version, language, from, until].join('.')}"`

/** Proxies that compress make a tag weak. */
const TAG = new RegExp(`^(?:W/)?"(\\d+)\\.(\\d+)\\.(${LANGUAGES.join('|')})\\.(\\d+)\\.(\\d+)"$`, 'u')

/** Whether the status of a tag is still true. Only the client who invents a tag is deceived by it. */
export function isTagTrue(tag: string, { player, version, language }: TagFacts, now: number): boolean {
  const [, tagPlayer, tagVersion, tagLanguage, from, until] = TAG.exec(tag) ?? []
  return (
    Number(tagPlayer) === player &&
    Number(tagVersion) === version &&
    tagLanguage === language &&
    // The sandbox can set the clock back.
    Number(from) <= now &&
    now < Number(until)
  )
}

const keyOf = ({ player, language }: TagFacts): string => `status:${player}:${language}`

const Snapshot = z.object({ tag: z.string(), text: z.string() })

/** Finds the last status, if it is still true. */
export async function findSnapshot(cache: Cache, wanted: TagFacts, now: number) {
  const snapshot = readJson(Snapshot, await cache.get(keyOf(wanted)))
  return snapshot !== null && isTagTrue(snapshot.tag, wanted, now) ? snapshot : null
}

/** Keeps a status for the next poll. */
export const keepSnapshot = (cache: Cache, facts: TagFacts, { tag, text }: PreparedResponse, lifeMs: number) =>
  cache.set(keyOf(facts), JSON.stringify({ tag, text }), lifeMs)
