import { emailProblem, identityKey, phoneOf, phoneProblem } from '#contract/credentials.ts'
import type { ContactKind, Verification } from '#contract/verification.ts'
import type { Database } from '#server/db/open.ts'
import { Refuse } from '#server/http/refusal.ts'
import { redeemSolution } from './challenges.ts'
import { recordEvent } from './events.ts'
import { recordNetwork } from './known-networks.ts'
import { takeToken } from './limits.ts'
import { checkNewPassword } from './change-password.ts'
import { hashPassword } from './passwords.ts'
import { endSessions, type Visit } from './sessions.ts'
import { tooManyRequests } from './too-many-requests.ts'
import type { VerificationRequest } from './verification-methods.ts'
import { beginVerification, expectPassed, consumePassed } from './verifications.ts'

/** A refusal tells who has an account: so many questions an hour from one place. */
const QUESTIONS = { burst: 20, every: 3 * 60_000 }

const ENDED = 4
const BAD_CHALLENGE = 24
const BLOCKED = 26
const NOBODY = 200

/** What the recovery is asked for with. */
export interface RecoveryRequest {
  kind: ContactKind
  value: string
  recaptcha: string
}

/**
 * Begins a recovery (`spec §4`).
 * @throws Refuse the contact's code, 24, 5, −200 for a contact that nobody has, and what a verification refuses
 */
export async function startRecovery(
  db: Database,
  { kind, value, recaptcha }: RecoveryRequest,
  asking: VerificationRequest,
): Promise<Verification> {
  const problem = kind === 'phone' ? phoneProblem(value) : emailProblem(value)
  if (problem !== null) throw new Refuse(problem)
  if (!(await redeemSolution(db, 'recover', recaptcha, asking.now))) throw new Refuse(BAD_CHALLENGE)
  if (!(await takeToken(db, ['recovery address', asking.network], QUESTIONS, asking.now)))
    throw tooManyRequests(QUESTIONS)
  const select = db.selectFrom('players').select(['id', 'phone', 'email'])
  const player =
    kind === 'phone'
      ? await select.where('phone', '=', phoneOf(value)).executeTakeFirst()
      : await select.where('email_key', '=', identityKey(value)).executeTakeFirst()
  const known = kind === 'phone' ? player?.phone : player?.email
  if (player === undefined || known === undefined || known === null) throw new Refuse(NOBODY, { negative: true })
  return beginVerification(db, { purpose: 'recover', player: player.id, kind, value: known }, asking)
}

/**
 * Sets a new password by what was proved, and signs out everywhere: whoever knew the old one is out. What was proved is the contact that
 * was asked about: where its player has changed it meanwhile, it opens nothing and confirms nothing.
 * Who was able to prove it is known at his address from then on.
 * @throws Refuse 130, 131, 136, 4, 26
 */
export async function recoverPassword(
  db: Database,
  { hash, password }: { hash: string; password: string },
  { place }: Visit,
  now: number,
): Promise<void> {
  await checkNewPassword(password)
  // Anybody may send a hash, and each would take its turn among the logins.
  await expectPassed(db, 'recover', hash, now)
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    const proved = await consumePassed(transaction, 'recover', hash, now)
    const [column, value, confirmed] =
      proved.kind === 'phone'
        ? (['phone', proved.value, 'phone_confirmed_at'] as const)
        : (['email_key', identityKey(proved.value), 'email_confirmed_at'] as const)
    // Judged by the statement that writes: a change of the contact at the same time comes before it or after it.
    const player = await transaction
      .updateTable('players')
      .set((e) => ({ password_hash, [confirmed]: e.fn.coalesce(confirmed, e.val(new Date(now))) }))
      .where('id', '=', proved.player_id)
      .where(column, '=', value)
      .returning(['id', 'blocked_at'])
      .executeTakeFirst()
    if (player === undefined) throw new Refuse(ENDED)
    if (player.blocked_at !== null) throw new Refuse(BLOCKED)
    await endSessions(transaction, player.id, null)
    await recordNetwork(transaction, player.id, place, now)
    await recordEvent(transaction, player.id, 'passwordRecovered', now)
  })
}
