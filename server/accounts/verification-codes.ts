import { timingSafeEqual } from 'node:crypto'
import { timing } from '#contract/constants.ts'
import type { Database } from '#server/db/open.ts'
import { Refuse } from '#server/http/refusal.ts'
import { takeTokenAndCount } from './limits.ts'
import type { VerificationSubject, Purpose } from './verification-methods.ts'
import { codeKeyOf, findLive, markPassed, type VerificationRow } from './verifications.ts'

/*
 * What becomes of a code that was typed: five are judged of one contact, whatever is sent at the same time and however many are alive.
 */

const MINUTE = 60_000
/** Codes of one contact that are judged, whatever the verification: new ones do not make room for more guesses. */
const CODES = { burst: 5, every: 12 * MINUTE }

const TOO_SOON = 2
const ENDED = 4
const EXHAUSTED = 6
const WRONG_CODE = 100
const NO_CODE = 114

const isCodeOf = ({ key, code_key }: VerificationRow, code: string): boolean =>
  code_key !== null && timingSafeEqual(Buffer.from(codeKeyOf(key, code)), Buffer.from(code_key))

/**
 * Judges a code against verifications of one contact, the latest first. A wrong one locks the latest for half a minute, and with it all.
 * @throws Refuse 114, 100 with how many `tries` are left, 2 locked, 6 no more tries, 4 ended or never begun
 */
async function judge(db: Database, live: readonly VerificationRow[], typed: string, now: number): Promise<void> {
  const code = typed.replaceAll(/\D/gu, '')
  if (code === '') throw new Refuse(NO_CODE)
  const [latest] = live
  if (latest === undefined || latest.code_key === null) throw new Refuse(ENDED)
  if (live.some(({ passed_at }) => passed_at !== null)) return
  // Taken before it is judged, in one statement: many guesses at once are one try.
  const tried = await db
    .updateTable('verifications')
    .set({ locked_until: new Date(now + timing.wrongCodeLockout) })
    .where('key', '=', latest.key)
    .where('locked_until', '<=', new Date(now))
    .returning('key')
    .executeTakeFirst()
  if (tried === undefined) throw new Refuse(TOO_SOON)
  const tries = await takeTokenAndCount(db, ['codes', latest.kind, latest.value], CODES, now)
  if (tries === null) throw new Refuse(EXHAUSTED)
  const right = live.find((one) => isCodeOf(one, code))
  if (right === undefined) throw new Refuse(WRONG_CODE, { args: { tries } })
  await markPassed(db, right.key, now)
}

/**
 * Judges a code of the verification that a hash names. Another code of the same contact is wrong, though it is alive: a code belongs to the
 * hash of who asked for it, and somebody else may have asked.
 * @throws Refuse as `judge`
 */
export async function checkCode(
  db: Database,
  purpose: Purpose,
  hash: string,
  typed: string,
  now: number,
): Promise<void> {
  const found = await findLive(db, purpose, hash, now)
  await judge(db, found === undefined ? [] : [found], typed, now)
}

/**
 * Judges a code that was sent to a player's own contact. Each is good until its own end: the text that was asked for first may come last.
 * @throws Refuse as `judge`
 */
export async function checkOwnCode(
  db: Database,
  { player, kind, value }: Pick<VerificationSubject, 'player' | 'kind' | 'value'>,
  typed: string,
  now: number,
): Promise<void> {
  const live = await db
    .selectFrom('verifications')
    .selectAll()
    .where('purpose', '=', 'confirm')
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('method', '=', 'sms')
    .where('expires_at', '>', new Date(now))
    .orderBy('expires_at', 'desc')
    .orderBy('key')
    .execute()
  await judge(db, live, typed, now)
}
