import { RETURN_DELAY_MS } from '#contract/play/protection-rules.ts'
import type { ContactKind } from '#contract/player/verification.ts'
import type { Database } from '#server/db/open.ts'
import { mailboxOf } from './mailbox.ts'

/* Contacts of players in a break: no other account gets them, even if the player's account has others by now. */

/**
 * Keeps the contacts that the player has confirmed with the break that holds, if there is one: when it begins, and when
 * one is confirmed later. An unconfirmed one may be a stranger's, who must still be able to sign up.
 */
export async function keepContacts(transaction: Database, player: number): Promise<void> {
  const row = await transaction
    .selectFrom('exclusions')
    .innerJoin('players', 'players.id', 'player_id')
    .select(['exclusions.id as exclusion_id', 'phone', 'email', 'phone_confirmed_at', 'email_confirmed_at'])
    .where('player_id', '=', player)
    .where('exclusions.ended_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return
  const { exclusion_id, phone, email, phone_confirmed_at, email_confirmed_at } = row
  const contacts = [
    ...(phone === null || phone_confirmed_at === null ? [] : [{ kind: 'phone' as const, value: phone }]),
    ...(email === null || email_confirmed_at === null ? [] : [{ kind: 'email' as const, value: mailboxOf(email) }]),
  ]
  if (contacts.length === 0) return
  await transaction
    .insertInto('excluded_contacts')
    .values(contacts.map((contact) => ({ exclusion_id, ...contact })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether a contact leads to a player whose break goes on. `player` is the account that asks. */
export async function isOfPlayerInBreak(
  db: Database,
  { kind, value, player }: { kind: ContactKind; value: string; player: number | null },
  now: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('excluded_contacts')
    .innerJoin('exclusions as begun', 'begun.id', 'exclusion_id')
    // Another break may have replaced the one of the contact.
    .innerJoin('exclusions as held', 'held.player_id', 'begun.player_id')
    .select('held.id')
    .where('excluded_contacts.kind', '=', kind)
    .where('value', '=', kind === 'email' ? mailboxOf(value) : value)
    .where('held.ended_at', 'is', null)
    .where('held.player_id', 'is distinct from', player)
    .where((e) =>
      e.or([
        e.and([e('held.kind', '=', 'timeout'), e('held.until', '>', new Date(now))]),
        e.and([
          e('held.kind', '=', 'exclusion'),
          e.or([
            e('held.return_asked_at', 'is', null),
            e('held.return_asked_at', '>', new Date(now - RETURN_DELAY_MS)),
          ]),
        ]),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}
