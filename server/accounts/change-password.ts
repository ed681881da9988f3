import { credentials, passwordProblem } from '#contract/credentials.ts'
import type { Database } from '#server/db/open.ts'
import { Refuse } from '#server/http/refusal.ts'
import { takeToken } from './limits.ts'
import { recordEvent } from './events.ts'
import { rejectCommonPassword } from './common-passwords.ts'
import { lockPlayerRow } from './lock-player-row.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'

/** Wrong current passwords of one player. */
const TRIES = { burst: 5, every: 30_000 }

const INVALID_REQUEST = 1
const TOO_OFTEN = 2
const NO_CURRENT = 132
const WRONG_CURRENT = 135

/** What a password must be that takes an older one's place. @throws Refuse 130, 131, 136 */
export async function checkNewPassword(password: string): Promise<void> {
  const problem = passwordProblem(password, credentials.newPasswordMin)
  if (problem !== null) throw new Refuse(problem)
  if (password.length > credentials.textMax) throw new Refuse(INVALID_REQUEST)
  await rejectCommonPassword(password)
}

/** Who changes it: a player, and the token of the session that stays. */
export interface PasswordChangeRequest {
  player: number
  token: string | null
}

/**
 * Changes the password of who is signed in, and signs out everywhere else.
 * @throws Refuse 132, 135, 130, 131, 2
 */
export async function changePassword(
  db: Database,
  { player, token }: PasswordChangeRequest,
  { current, password }: { current: string; password: string },
  now: number,
): Promise<void> {
  if (current === '') throw new Refuse(NO_CURRENT)
  await checkNewPassword(password)
  if (!(await takeToken(db, ['current password', String(player)], TRIES, now))) throw new Refuse(TOO_OFTEN)
  const { password_hash } = await db
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  const isRight = current.length <= credentials.textMax && (await isPassword(current, password_hash))
  if (!isRight) throw new Refuse(WRONG_CURRENT)
  const next = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    // What was judged may be the present one no more: a recovery must not be undone by who knew the password before it.
    if ((await lockPlayerRow(transaction, player)).password_hash !== password_hash) throw new Refuse(WRONG_CURRENT)
    await transaction.updateTable('players').set({ password_hash: next }).where('id', '=', player).execute()
    await endSessions(transaction, player, token)
    await recordEvent(transaction, player, 'passwordChanged', now)
  })
}
