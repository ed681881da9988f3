import { timing } from '#contract/constants.ts'
import type { Database } from '#server/db/open.ts'
import { Refuse } from '#server/http/refusal.ts'
import { takeToken, type Limit } from './limits.ts'
import {
  contactKey,
  VERIFICATION_MINUTES,
  type VerificationRequest,
  type VerificationSubject,
  type Purpose,
} from './verification-methods.ts'

/*
 * How much may be sent. Every text and call costs money, and whoever earns by the number that is called would have many sent: so
 * there is a bound for a contact, and one for each thing that somebody who changes contacts cannot change as easily.
 */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A recovery may be repeated after two minutes, a confirmation in the profile after three (`spec §8`). */
const REPEAT: Readonly<Record<Purpose, Limit>> = {
  recover: { burst: 1, every: timing.verificationRepeat },
  confirm: { burst: 1, every: timing.confirmationRepeat },
}
/** To one contact a day, whatever for. */
const CONTACT: Limit = { burst: 5, every: DAY / 5 }
/** For one player: as much as for the phone and the e-mail that he has, so that new ones bring no more. */
const PLAYER: Limit = { burst: 10, every: DAY / 10 }
/** From one address, behind which many may live. */
const ADDRESS: Limit = { burst: 30, every: 15 * MINUTE }
/** To neighbouring numbers, which are often one hand's. */
const NEIGHBOURS: Limit = { burst: 50, every: 15 * MINUTE }
/** Numbers that differ in these last digits alone are neighbours: ten thousand of them. */
const NEIGHBOURS_DIGITS = 4

const TOO_SOON = 2
const EXHAUSTED = 6

/** What was begun last can come no more: its way has been closed since. */
async function isLost(
  db: Database,
  { purpose, kind, value }: VerificationSubject,
  { now, closedMethods: closed }: VerificationRequest,
): Promise<boolean> {
  if (closed.size === 0) return false
  const begunSince = now - REPEAT[purpose].every
  const lost = await db
    .selectFrom('verifications')
    .select('key')
    .where('purpose', '=', purpose)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('method', 'in', [...closed])
    .where('passed_at', 'is', null)
    .where('expires_at', '>', new Date(begunSince + VERIFICATION_MINUTES * MINUTE))
    .executeTakeFirst()
  return lost !== undefined
}

/**
 * Counts what is about to be sent. What its sender can be told by comes before whatever he sends to: who has sent too much takes
 * nothing from anybody else.
 * @throws Refuse 2 repeated too soon, 6 too much today: to the contact, for the player, from the address or to the numbers beside it
 */
export async function takeSendToken(
  db: Database,
  proof: VerificationSubject,
  asking: VerificationRequest,
): Promise<void> {
  const { now, network: place } = asking
  const { purpose, player, kind, value } = proof
  if (!(await takeToken(db, ['verifications from', place], ADDRESS, now))) throw new Refuse(EXHAUSTED)
  // Who is told to go another way need not wait for it, once.
  const what = (await isLost(db, proof, asking)) ? 'verification instead' : 'verification'
  if (!(await takeToken(db, [what, contactKey(proof)], REPEAT[purpose], now))) throw new Refuse(TOO_SOON)
  const maySend =
    (await takeToken(db, ['verifications for', String(player)], PLAYER, now)) &&
    (await takeToken(db, ['verifications to', kind, value], CONTACT, now)) &&
    (kind === 'email' ||
      (await takeToken(db, ['verifications beside', value.slice(0, -NEIGHBOURS_DIGITS)], NEIGHBOURS, now)))
  if (!maySend) throw new Refuse(EXHAUSTED)
}
