import { createHash, randomInt } from 'node:crypto'
import type { Language } from '#contract/languages.ts'
import { CODE_LENGTH, type ContactKind, type VerificationMethod } from '#contract/verification.ts'
import { awaitedMessages, callNumber, codeMessage, textNumbers } from '#server/content/verification.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

/*
 * The ways in which a contact is proved: a code, a call, a text. They come in turn, so that who has not got the first is offered
 * the next; a turn is remembered for a day.
 */

/** A verification ends. */
export const VERIFICATION_MINUTES = 10
const DAY = 24 * 60 * 60_000

export type Purpose = Schema['verifications']['purpose']

/** What is proved, whose it is and why. */
export interface VerificationSubject {
  purpose: Purpose
  player: number
  kind: ContactKind
  value: string
}

/** From where and when it is asked for. */
export interface VerificationRequest {
  now: number
  language: Language
  host: string
  /** What is counted as one network address. */
  network: string
  closedMethods: ReadonlySet<VerificationMethod>
}

export const hashKey = (text: string): string => createHash('sha256').update(text).digest('hex')

const textNumber = (phone: string): string | undefined =>
  Object.entries(textNumbers).find(([prefix]) => phone.startsWith(prefix))?.[1]

/** The ways of a contact, in the order in which they are offered. */
export const methodsOf = ({ kind, value }: VerificationSubject): readonly VerificationMethod[] => {
  if (kind === 'email') return ['sms']
  return textNumber(value) === undefined ? ['sms', 'wait-call'] : ['sms', 'wait-call', 'wait-sms']
}

export const contactKey = ({ purpose, kind, value }: VerificationSubject): string =>
  hashKey(`${purpose} ${kind} ${value}`)

/** How often this contact was asked today. */
export async function currentTurn(db: Database, contact: string, now: number): Promise<number> {
  const kept = await db.selectFrom('verification_turns').selectAll().where('contact', '=', contact).executeTakeFirst()
  return kept === undefined || kept.since.getTime() + DAY <= now ? 0 : kept.turn
}

/** The day of the turns begins with the first of them; those of a day that has ended are forgotten. */
export async function saveTurn(
  db: Database,
  contact: string,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<void> {
  const since = new Date(now)
  const ended = db
    .selectFrom('verification_turns')
    .select('contact')
    .where('since', '<=', new Date(now - DAY))
    .where('contact', '!=', contact)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('verification_turns').where('contact', 'in', ended).execute()
  await db
    .insertInto('verification_turns')
    .values({ contact, turn: to, since })
    .onConflict((conflict) => conflict.column('contact').doUpdateSet(from === 0 ? { turn: to, since } : { turn: to }))
    .execute()
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')

/** What a way shows to the browser and what it sends to the contact. */
export function messageFor(
  method: VerificationMethod,
  { value }: VerificationSubject,
  { language, host }: VerificationRequest,
) {
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
        body: fill(awaitedMessages[method][language], { number: callNumber }),
      }
    case 'wait-sms': {
      const shown = { number: textNumber(value) ?? '', text: digits }
      return { shown, code: null, body: fill(awaitedMessages[method][language], shown) }
    }
  }
}
