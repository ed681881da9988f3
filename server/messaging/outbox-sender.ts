import type { SandboxClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import { sandboxAllowed } from '#server/sandbox/allowed.ts'
import type { SendMessage } from './send-message.ts'

/** Stores messages for the sandbox console instead of sending them. Without the sandbox they are dropped, because they contain codes. */
export const createOutboxSender =
  (db: Database, clock: SandboxClock): SendMessage =>
  async ({ id, to, text }) => {
    if (!sandboxAllowed(process.env)) return
    await db
      .insertInto('outbox')
      .values({ verification: id, method: 'sms', contact: to, body: text, sent_at: new Date(clock.now()) })
      .execute()
  }
