import type { FastifyInstance } from 'fastify'
import { support } from '#contract/constants.ts'
import { getSupportMessages, sendSupportMessage, type SupportMessage } from '#contract/support.ts'
import { supportGreeting } from '#server/content/support.ts'
import type { Database } from '#server/db/open.ts'
import type { Services } from '#server/http/context.ts'
import { Refuse } from '#server/http/refusal.ts'
import { route } from '#server/http/route.ts'

const INVALID_REQUEST = 1
/** As much as can be sent: no time brings room. */
const SPENT = 6
const isRandomName = (name: string): boolean => /^[\da-f]{32}$/u.test(name)

async function conversation(db: Database, visit: string): Promise<SupportMessage[]> {
  const rows = await db
    .selectFrom('support_messages')
    .select(['id', 'author', 'body', 'sent_at'])
    .where('visit', '=', visit)
    .orderBy('position')
    .execute()
  return rows.map(({ id, author, body, sent_at }) => ({ id, author, text: body, sent_at: sent_at.getTime() }))
}

/**
 * Support's conversations. Whoever knows a conversation's name may read it, so the name is random and long; nobody is
 * believed to be who he says he is.
 */
export function supportRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getSupportMessages, async ({ db }, { params: { visit } }) => {
    if (!isRandomName(visit)) throw new Refuse(INVALID_REQUEST)
    return { items: await conversation(db, visit) }
  })

  route(app, services, sendSupportMessage, async ({ db, now, language }, { params: { visit }, body }) => {
    const text = body.text.trim()
    if (!isRandomName(visit) || !isRandomName(body.id) || text === '' || text.length > support.textLength) {
      throw new Refuse(INVALID_REQUEST)
    }
    const before = await conversation(db, visit)
    if (before.some(({ id }) => id === body.id)) return { items: before }
    if (before.length >= support.messages) throw new Refuse(SPENT)
    const sent_at = new Date(now)
    const client = JSON.stringify(body.client).slice(0, 500)
    const rows = [
      { visit, id: body.id, author: 'visitor' as const, body: text, client, sent_at },
      // Nobody sits behind the reference API: it says so once.
      ...(before.length === 0
        ? [{ visit, id: 'greeting', author: 'support' as const, body: supportGreeting[language], client: '', sent_at }]
        : []),
    ]
    await db
      .insertInto('support_messages')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['visit', 'id']).doNothing())
      .execute()
    return { items: await conversation(db, visit) }
  })
}
