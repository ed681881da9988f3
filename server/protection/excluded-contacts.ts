import type { Transaction } from 'kysely'
import { identityKey } from '#contract/player/credentials.ts'
import { RETURN_DELAY_MS } from '#contract/play/protection-rules.ts'
import type { ContactKind } from '#contract/player/verification.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

/* Contacts of self-excluded players: no other account gets them, even if the excluded account has others by now. */

/**
 * Keeps the contacts that the player has confirmed with a self-exclusion. An unconfirmed one may be a stranger's, who must
 * still be able to sign up.
 */
export async function keepContacts(transaction: Transaction<Schema>, player: number, exclusion: number): Promise<void> {
  const { phone, email, phone_confirmed_at, email_confirmed_at } = await transaction
    .selectFrom('players')
    .select(['phone', 'email', 'phone_confirmed_at', 'email_confirmed_at'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  const contacts = [
    ...(phone === null || phone_confirmed_at === null ? [] : [{ kind: 'phone' as const, value: phone }]),
    ...(email === null || email_confirmed_at === null ? [] : [{ kind: 'email' as const, value: identityKey(email) }]),
  ]
  if (contacts.length === 0) return
  await transaction
    .insertInto('excluded_contacts')
    .values(contacts.map((contact) => ({ exclusion_id: exclusion, ...contact })))
    .execute()
}

/** Whether a player whose self-exclusion goes on had the contact when it began. `player` is the account that asks. */
export async function isOfExcluded(
  db: Database,
  { kind, value, player }: { kind: ContactKind; value: string; player: number | null },
  now: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('excluded_contacts')
    .innerJoin('exclusions as begun', 'begun.id', 'exclusion_id')
    // Another self-exclusion may have replaced the one of the contact.
    .innerJoin('exclusions as held', 'held.player_id', 'begun.player_id')
    .select('held.id')
    .where('excluded_contacts.kind', '=', kind)
    .where('value', '=', value)
    .where('held.ended_at', 'is', null)
    .where('held.kind', '=', 'exclusion')
    .where('held.player_id', 'is distinct from', player)
    .where((e) =>
      e.or([e('held.return_asked_at', 'is', null), e('held.return_asked_at', '>', new Date(now - RETURN_DELAY_MS))]),
    )
    .executeTakeFirst()
  return found !== undefined
}
