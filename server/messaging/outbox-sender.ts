import type { SandboxClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { SendMessage } from './send-message.ts'

/** Stores messages for the sandbox console instead of sending them. */
export const createOutboxSender =
  (db: Database, clock: SandboxClock): SendMessage =>
  async ({ id, to, text }) => {
    await db
      .insertInto('outbox')
      .values({ verification: id, method: 'sms', contact: to, body: text, sent_at: new Date(clock.now()) })
      .execute()
  }
