import { errorCode } from '#contract/errors/codes.ts'
import { emailOf, identityKey, phoneOf } from '#contract/player/credentials.ts'
import { nameOf, personalProblems } from '#contract/player/personal.ts'
import type { PersonalData } from '#contract/player/profile.ts'
import { isCountry } from '#server/content/countries.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { recordEvent } from './account-history.ts'
import { isContactTaken, takenCode } from './contacts.ts'
import { tryConsume } from '#server/limits/rate-limits.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'
import { endVerifications } from '#server/accounts/verification/verifications.ts'

/** Rate limit, because a rejection reveals whether a contact is taken. */
const UPDATE_LIMIT = { burst: 20, refillMs: 3 * 60_000 }

interface Columns {
  first_name: string
  last_name: string
  birthday: string
  sex: string
  country: string
  phone: string | null
  email: string | null
  email_key: string | null
}

const columnsOf = (data: PersonalData): Columns => {
  const email = data.email.trim() === '' ? null : emailOf(data.email)
  return {
    first_name: nameOf(data.first_name),
    last_name: nameOf(data.last_name),
    birthday: data.birthday,
    sex: data.sex,
    country: data.country,
    phone: data.phone.trim() === '' ? null : phoneOf(data.phone),
    email,
    email_key: email === null ? null : identityKey(email),
  }
}

const DOCUMENT_FIELDS = ['first_name', 'last_name', 'birthday'] as const

/**
 * Saves personal data (`spec §7`). Changing a contact cancels its pending verifications, because the old contact could
 * still complete them.
 * @throws Rejection the first field's error, 50 confirmed data, 113, 123 taken, 5
 */
export async function updatePersonal(db: Database, player: number, data: PersonalData, now: number): Promise<void> {
  const [first] = Object.values(personalProblems(data, now))
  if (first !== undefined) throw new Rejection(first)
  if (!isCountry(data.country)) throw new Rejection(errorCode.countryMissing)
  if (!(await tryConsume(db, ['personal data', String(player)], UPDATE_LIMIT, now))) throw tooManyRequests(UPDATE_LIMIT)
  const next = columnsOf(data)
  const save = async (transaction: Database) => {
    const current = await transaction
      .selectFrom('players')
      .selectAll()
      .where('id', '=', player)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const changesConfirmed =
      (current.phone_confirmed_at !== null && next.phone !== current.phone) ||
      (current.email_confirmed_at !== null && next.email_key !== current.email_key) ||
      ((current.verified_at !== null || current.documents_sent_at !== null) &&
        DOCUMENT_FIELDS.some((field) => next[field] !== current[field]))
    if (changesConfirmed) throw new Rejection(errorCode.alreadyConfirmed)
    for (const [kind, value] of [
      ['phone', next.phone],
      ['email', next.email_key],
    ] as const)
      if (value !== null && (await isContactTaken(transaction, kind, value, now, player)))
        throw new Rejection(takenCode(kind))
    await transaction.updateTable('players').set(next).where('id', '=', player).execute()
    if (next.phone !== current.phone) await endVerifications(transaction, player, 'phone')
    if (next.email_key !== current.email_key) await endVerifications(transaction, player, 'email')
    await recordEvent(transaction, player, 'profileChanged', now)
  }
  await db.transaction().execute(save)
}
