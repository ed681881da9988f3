import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import { timing } from '#contract/constants.ts'
import type { Language } from '#contract/languages.ts'
import { CODE_LENGTH, type ContactKind, type Verification, type VerificationMethod } from '#contract/verification.ts'
import { awaited, callNumber, codeMessage, textNumbers } from '#server/content/verification.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Refuse } from '#server/http/refusal.ts'
import { takeOne } from './limits.ts'

/*
 * How somebody proves that a phone or an e-mail is at hand. The browser is given a random hash that names the verification and
 * proves nothing; the proof goes to the contact itself. A verification ends after ten minutes, is passed once, and five codes
 * are judged of it, whatever is sent at the same time.
 */

const MINUTE = 60_000
const LASTS_MINUTES = 10
const HASH_BYTES = 24
/** Codes of one contact that are judged, whatever the verification: new ones do not make room for more guesses. */
const CODES = { burst: 5, every: 12 * MINUTE }
const REPEAT = { burst: 1, every: timing.verificationRepeat }
const DAY = 24 * 60 * MINUTE
/** So many are sent to one contact a day. */
const SENT = { burst: 5, every: DAY / 5 }

const TOO_SOON = 2
const ENDED = 4
const EXHAUSTED = 6
const OTHER_METHOD = 27
const WRONG_CODE = 100
const NO_CODE = 114

type Row = Selectable<Schema['verifications']>
export type Purpose = Row['purpose']

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const codeKeyOf = (key: string, code: string): string => keyOf(`${key} ${code}`)

/** What is proved, whose it is and why. */
export interface Proof {
  purpose: Purpose
  player: number
  kind: ContactKind
  value: string
}

/** From where and when it is asked for. */
export interface Asking {
  now: number
  language: Language
  host: string
  closed: ReadonlySet<VerificationMethod>
}

const textNumber = (phone: string): string | undefined =>
  Object.entries(textNumbers).find(([prefix]) => phone.startsWith(prefix))?.[1]

/** The ways of a contact, in the order in which they are offered. */
const methodsOf = ({ kind, value }: Proof): readonly VerificationMethod[] => {
  if (kind === 'email') return ['sms']
  return textNumber(value) === undefined ? ['sms', 'wait-call'] : ['sms', 'wait-call', 'wait-sms']
}

const contactOf = ({ purpose, kind, value }: Proof): string => keyOf(`${purpose} ${kind} ${value}`)

/** How often this contact was asked today. */
async function turnOf(db: Database, contact: string, now: number): Promise<number> {
  const kept = await db.selectFrom('verification_turns').selectAll().where('contact', '=', contact).executeTakeFirst()
  return kept === undefined || kept.since.getTime() + DAY <= now ? 0 : kept.turn
}

async function keepTurn(db: Database, contact: string, turn: number, now: number): Promise<void> {
  const since = new Date(now)
  await db
    .insertInto('verification_turns')
    .values({ contact, turn, since })
    .onConflict((conflict) => conflict.column('contact').doUpdateSet(turn === 1 ? { turn, since } : { turn }))
    .execute()
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')

/** What a way shows to the browser and what it sends to the contact. */
function wayOf(method: VerificationMethod, { value }: Proof, { language, host }: Asking) {
  const digits = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  switch (method) {
    case 'sms':
      return {
        shown: { number: '', text: '' },
        code: digits,
        body: fill(codeMessage[language], { code: digits, host }),
      }
    case 'wait-call':
      return {
        shown: { number: callNumber, text: '' },
        code: null,
        body: fill(awaited[method][language], { number: callNumber }),
      }
    case 'wait-sms': {
      const shown = { number: textNumber(value) ?? '', text: digits }
      return { shown, code: null, body: fill(awaited[method][language], shown) }
    }
  }
}

/**
 * Begins a verification.
 * @throws Refuse 2 repeated too soon, 6 too many today or every way closed, 27 with the way that is open where this one is not
 */
export async function beginVerification(db: Database, proof: Proof, asking: Asking): Promise<Verification> {
  const { now, closed } = asking
  const contact = contactOf(proof)
  const methods = methodsOf(proof)
  const at = (turn: number): VerificationMethod => methods[turn % methods.length] ?? 'sms'
  const open = methods.filter((method) => !closed.has(method))
  const [firstOpen] = open
  if (firstOpen === undefined) throw new Refuse(EXHAUSTED)
  const turn = await turnOf(db, contact, now)
  const method = at(turn)
  if (closed.has(method)) {
    const away = methods.findIndex((_, step) => !closed.has(at(turn + step)))
    await keepTurn(db, contact, turn + away, now)
    throw new Refuse(OTHER_METHOD, { nextMethod: at(turn + away) })
  }
  if (!(await takeOne(db, ['verification', contact], REPEAT, now))) throw new Refuse(TOO_SOON)
  if (!(await takeOne(db, ['verifications', contact], SENT, now))) throw new Refuse(EXHAUSTED)
  await keepTurn(db, contact, turn + 1, now)

  const hash = randomBytes(HASH_BYTES).toString('base64url')
  const key = keyOf(hash)
  const { shown, code, body } = wayOf(method, proof, asking)
  await db.deleteFrom('verifications').where('expires_at', '<=', new Date(now)).execute()
  await db
    .insertInto('verifications')
    .values({
      key,
      player_id: proof.player,
      purpose: proof.purpose,
      kind: proof.kind,
      value: proof.value,
      method,
      code_key: code === null ? null : codeKeyOf(key, code),
      expires_at: new Date(now + LASTS_MINUTES * MINUTE),
      locked_until: new Date(now),
    })
    .execute()
  await db
    .insertInto('outbox')
    .values({ verification: key, method, contact: proof.value, body, sent_at: new Date(now) })
    .execute()
  const next = at(turn + 1)
  return { hash, timeout: LASTS_MINUTES, method, next_method: next === method ? '' : next, ...shown }
}

const findLive = (db: Database, purpose: Purpose, hash: string, now: number): Promise<Row | undefined> =>
  db
    .selectFrom('verifications')
    .selectAll()
    .where('key', '=', keyOf(hash))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()

/** What was proved leaves time for what comes after it. */
async function pass(db: Database, key: string, now: number): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ passed_at: new Date(now), expires_at: new Date(now + LASTS_MINUTES * MINUTE) })
    .where('key', '=', key)
    .where('passed_at', 'is', null)
    .execute()
}

/**
 * Judges a code. A wrong one locks the verification for half a minute.
 * @throws Refuse 114, 100, 2 locked, 6 no more tries, 4 ended or never begun
 */
export async function judgeCode(
  db: Database,
  purpose: Purpose,
  hash: string,
  typed: string,
  now: number,
): Promise<void> {
  const code = typed.replaceAll(/\D/gu, '')
  if (code === '') throw new Refuse(NO_CODE)
  const found = await findLive(db, purpose, hash, now)
  if (found === undefined || found.code_key === null) throw new Refuse(ENDED)
  if (found.passed_at !== null) return
  // Taken before it is judged, in one statement: many guesses at once are one try.
  const tried = await db
    .updateTable('verifications')
    .set({ locked_until: new Date(now + timing.wrongCodeLockout) })
    .where('key', '=', found.key)
    .where('locked_until', '<=', new Date(now))
    .returning('key')
    .executeTakeFirst()
  if (tried === undefined) throw new Refuse(TOO_SOON)
  if (!(await takeOne(db, ['codes', found.kind, found.value], CODES, now))) throw new Refuse(EXHAUSTED)
  const isRight = timingSafeEqual(Buffer.from(codeKeyOf(found.key, code)), Buffer.from(found.code_key))
  if (!isRight) throw new Refuse(WRONG_CODE)
  await pass(db, found.key, now)
}

/** Whether the call or the text has come. @throws Refuse 4 ended, never begun, or of another phone */
export async function hasArrived(
  db: Database,
  purpose: Purpose,
  { hash, phone }: { hash: string; phone: string },
  now: number,
): Promise<boolean> {
  const found = await findLive(db, purpose, hash, now)
  if (found === undefined || found.method === 'sms' || found.value !== phone) throw new Refuse(ENDED)
  return found.passed_at !== null
}

/** The network says that a call or a text has come. `false` where none is awaited any more. */
export async function arrive(db: Database, key: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('verifications')
    .select('key')
    .where('key', '=', key)
    .where('method', '!=', 'sms')
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (found !== undefined) await pass(db, key, now)
  return found !== undefined
}

/** Takes what was proved: it is good for one thing. @throws Refuse 4 ended, never passed, or used */
export async function takePassed(db: Database, purpose: Purpose, hash: string, now: number): Promise<Row> {
  const taken = await db
    .deleteFrom('verifications')
    .where('key', '=', keyOf(hash))
    .where('purpose', '=', purpose)
    .where('passed_at', 'is not', null)
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()
  if (taken === undefined) throw new Refuse(ENDED)
  return taken
}
