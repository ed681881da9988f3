import { createHash, randomInt } from 'node:crypto'
import type { Language } from '#contract/core/languages.ts'
import { CODE_LENGTH, type ContactKind, type VerificationMethod } from '#contract/player/verification.ts'
import { awaitedMessages, callNumber, codeMessage, textNumbers } from '#server/content/verification.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { SendMessage } from '#server/messaging/send-message.ts'
import type { Services } from '#server/http/context.ts'

/*
 * Verification methods: code, incoming call, incoming SMS. Each request moves to the next method; the position is kept
 * for a day.
 */

/** Lifetime of a verification. */
export const VERIFICATION_MINUTES = 10
const DAY = 24 * 60 * 60_000

export type Purpose = Schema['verifications']['purpose']

/** A contact to verify, its player and the purpose. */
export interface VerificationSubject {
  purpose: Purpose
  player: number
  kind: ContactKind
  value: string
}

/** Context of a verification request. */
export interface VerificationRequest {
  now: number
  language: Language
  host: string | null
  /** Network of the IP address (`networkOf`). */
  network: string
  closedMethods: ReadonlySet<VerificationMethod>
  /** Whether incoming calls and SMS arrive: only the sandbox simulates them. */
  hasInbound: boolean
  sendMessage: SendMessage
}

/** When a method is chosen, and from which. */
export type MethodRequest = Pick<VerificationRequest, 'now' | 'closedMethods' | 'hasInbound'>

/** The verification methods of a server. */
export const openMethods = ({ sandbox }: Pick<Services, 'sandbox'>): Omit<MethodRequest, 'now'> => ({
  closedMethods: sandbox?.closedMethods ?? new Set(),
  hasInbound: sandbox !== null,
})

export const hashKey = (text: string): string => createHash('sha256').update(text).digest('hex')

const smsNumberFor = (phone: string): string | undefined =>
  Object.entries(textNumbers).find(([prefix]) => phone.startsWith(prefix))?.[1]

/** Methods available for a contact, in the order they are offered. */
export const methodsOf = (
  { kind, value }: VerificationSubject,
  { hasInbound }: Pick<MethodRequest, 'hasInbound'>,
): readonly VerificationMethod[] => {
  if (kind === 'email' || !hasInbound) return ['sms']
  return smsNumberFor(value) === undefined ? ['sms', 'wait-call'] : ['sms', 'wait-call', 'wait-sms']
}

export const contactKey = ({ purpose, kind, value }: VerificationSubject): string =>
  hashKey(`${purpose} ${kind} ${value}`)

/** Returns the contact's position in the method rotation today. */
export async function currentTurn(db: Database, contact: string, now: number): Promise<number> {
  const row = await db.selectFrom('verification_turns').selectAll().where('contact', '=', contact).executeTakeFirst()
  return row === undefined || row.since.getTime() + DAY <= now ? 0 : row.turn
}

/** Saves the rotation position; the day starts with the first request. Deletes expired positions. */
export async function saveTurn(
  db: Database,
  contact: string,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<void> {
  const since = new Date(now)
  const expired = db
    .selectFrom('verification_turns')
    .select('contact')
    .where('since', '<=', new Date(now - DAY))
    .where('contact', '!=', contact)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('verification_turns').where('contact', 'in', expired).execute()
  await db
    .insertInto('verification_turns')
    .values({ contact, turn: to, since })
    .onConflict((conflict) => conflict.column('contact').doUpdateSet(from === 0 ? { turn: to, since } : { turn: to }))
    .execute()
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')

/** Returns what a method shows in the browser and the text that is sent to the contact, or shown in the console. */
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
        // The last line binds the code to the site, for autofill.
        body: fill(codeMessage[language], { code: digits }) + (host === null ? '' : `\n@${host} #${digits}`),
      }
    case 'wait-call':
      return {
        shown: { number: callNumber, text: '' },
        code: null,
        body: fill(awaitedMessages[method][language], { number: callNumber }),
      }
    case 'wait-sms': {
      const shown = { number: smsNumberFor(value) ?? '', text: digits }
      return { shown, code: null, body: fill(awaitedMessages[method][language], shown) }
    }
  }
}
