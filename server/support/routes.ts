import { errorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { support } from '#contract/core/constants.ts'
import { getSupportMessages, sendSupportMessage, type SupportMessage } from '#contract/lobby/support.ts'
import { tryConsume } from '#server/limits/rate-limits.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'
import { siteContent } from '#server/content/current.ts'
import type { Database } from '#server/db/open.ts'
import type { Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'

/** Limits per network, because anyone can write. */
const CONVERSATION_LIMIT = { burst: 10, refillMs: 60_000 }
const MESSAGE_LIMIT = { burst: 60, refillMs: 2000 }

/** Characters of the data that the chat sends about its player. */
const MAX_CLIENT_LENGTH = 2000

const isRandomId = (name: string): boolean => /^[\da-f]{32}$/u.test(name)

async function conversation(db: Database, visit: string): Promise<SupportMessage[]> {
  const rows = await db
    .selectFrom('support_messages')
    .select(['id', 'author', 'body', 'sent_at'])
    .where('visit', '=', visit)
    .orderBy('position')
    // With the greeting.
    .limit(support.messages + 1)
    .execute()
  return rows.map(({ id, author, body, sent_at }) => ({ id, author, text: body, sent_at: sent_at.getTime() }))
}

/**
 * Routes of the support chat. The random conversation id is the only access key; the client's identity is not verified.
 */
export function supportRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getSupportMessages, async ({ db }, { params: { visit } }) => {
    if (!isRandomId(visit)) throw new Rejection(errorCode.invalidRequest)
    return { items: await conversation(db, visit) }
  })

  route(
    app,
    services,
    sendSupportMessage,
    async ({ db, now, language, visit: { network } }, { params: { visit }, body }) => {
      const text = body.text.trim()
      const client = JSON.stringify(body.client)
      if (
        !isRandomId(visit) ||
        !isRandomId(body.id) ||
        text === '' ||
        text.length > support.textLength ||
        client.length > MAX_CLIENT_LENGTH
      ) {
        throw new Rejection(errorCode.invalidRequest)
      }
      return db.transaction().execute(async (transaction) => {
        // Messages of one conversation follow one another, so that they can be counted.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`support ${visit}`}, 0))`.execute(transaction)
        const messages = await conversation(transaction, visit)
        if (messages.some(({ id }) => id === body.id)) return { items: messages }
        if (messages.length >= support.messages) throw new Rejection(errorCode.limitExhausted)
        const isNew = messages.length === 0
        if (isNew && !(await tryConsume(transaction, ['support conversations', network], CONVERSATION_LIMIT, now)))
          throw tooManyRequests(CONVERSATION_LIMIT)
        if (!(await tryConsume(transaction, ['support messages', network], MESSAGE_LIMIT, now)))
          throw tooManyRequests(MESSAGE_LIMIT)
        const sent_at = new Date(now)
        const rows = [
          { visit, id: body.id, author: 'visitor' as const, body: text, client, sent_at },
          // The reference API has no support staff; an automatic greeting says so once.
          ...(isNew
            ? [
                {
                  visit,
                  id: 'greeting',
                  author: 'support' as const,
                  body: siteContent().messages.supportReply[language],
                  client: '',
                  sent_at,
                },
              ]
            : []),
        ]
        await transaction
          .insertInto('support_messages')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['visit', 'id']).doNothing())
          .execute()
        return { items: await conversation(transaction, visit) }
      })
    },
  )
}
