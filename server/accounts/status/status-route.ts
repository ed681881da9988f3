import type { FastifyInstance } from 'fastify'
import { errorCode } from '#contract/errors/codes.ts'
import { getStatus } from '#contract/player/status.ts'
import type { Services } from '#server/http/context.ts'
import { PreparedResponse } from '#server/http/prepared-response.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { guest, readStatus } from './read-status.ts'
import { findSnapshot, isTagTrue, keepSnapshot, MAX_LIFE_MS, writeTag, type TagFacts } from './snapshots.ts'

const guestResponse = PreparedResponse.of(getStatus, guest, '"guest"')

/**
 * The status of a visitor, which every open page polls. The statement that reads the session reads the version of the
 * player's facts, too; while it and the time allow, the last status is sent again, or only 304.
 */
export function statusRoute(app: FastifyInstance, services: Services): void {
  route(app, services, getStatus, async (context, { query: { force } }, { headers }) => {
    const { player, playerVersion: version, isBlocked, language, now } = context
    if (isBlocked) throw new Rejection(errorCode.accountBlocked)
    if (player === null) return guestResponse
    const wanted: TagFacts = { player, version, language }
    if (force === undefined) {
      const { 'if-none-match': tag } = headers
      if (tag !== undefined && isTagTrue(tag, wanted, now)) return PreparedResponse.unchanged(tag)
      const snapshot = await findSnapshot(app.cache, wanted, now)
      if (snapshot !== null) return new PreparedResponse(snapshot.text, snapshot.tag)
    }
    const { user, changesAt } = await readStatus(context, player, language, now)
    const until = Math.min(changesAt, now + MAX_LIFE_MS)
    const response = PreparedResponse.of(getStatus, user, writeTag({ ...wanted, from: now, until }))
    await keepSnapshot(app.cache, wanted, response, until - now)
    return response
  })
}
