import type { ServerClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Sandbox } from '#server/sandbox/sandbox.ts'
import type { SendMessage } from './send-message.ts'

/** Stores messages for the sandbox console instead of sending them. Without a sandbox they are dropped, because they contain codes. */
export const createOutboxSender =
  (db: Database, clock: ServerClock, sandbox: Sandbox | null): SendMessage =>
  async ({ id, to, text }) => {
    if (sandbox === null) return
    await db
      .insertInto('outbox')
      .values({ verification: id, method: 'sms', contact: to, body: text, sent_at: new Date(clock.now()) })
      .execute()
  }
