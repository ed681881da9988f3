import { emailOf, identityKey, phoneOf } from '#contract/credentials.ts'
import { nameOf, personalProblems } from '#contract/personal.ts'
import type { PersonalData } from '#contract/profile.ts'
import { isCountry } from '#server/content/countries.ts'
import type { Database } from '#server/db/open.ts'
import { violatedKey } from '#server/db/unique-violation.ts'
import { Refuse } from '#server/http/refusal.ts'
import { recordEvent } from './events.ts'
import { takeToken } from './limits.ts'
import { tooManyRequests } from './too-many-requests.ts'
import { endVerifications } from './verifications.ts'

/** A refusal tells whose a contact is: so many tries an hour. */
const TRIES = { burst: 20, every: 3 * 60_000 }

const FIXED = 50
const NO_COUNTRY = 80
const PHONE_TAKEN = 113
const EMAIL_TAKEN = 123

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

/** Somebody was quicker with the same contact. */
function takenMeanwhile(error: unknown): never {
  const key = violatedKey(error)
  if (key === null) throw error
  throw new Refuse(key.includes('phone') ? PHONE_TAKEN : EMAIL_TAKEN)
}

const PAPERS_SAY = ['first_name', 'last_name', 'birthday'] as const

/**
 * Keeps what a player says about himself (`spec §7`). What was begun to prove a contact ends with it: who holds the old one could
 * still come in by it.
 * @throws Refuse the code of the first field that is wrong, 50 for what was confirmed, 113, 123 somebody else's, 5
 */
export async function updatePersonal(db: Database, player: number, data: PersonalData, now: number): Promise<void> {
  const [first] = Object.values(personalProblems(data, now))
  if (first !== undefined) throw new Refuse(first)
  if (!isCountry(data.country)) throw new Refuse(NO_COUNTRY)
  if (!(await takeToken(db, ['personal data', String(player)], TRIES, now))) throw tooManyRequests(TRIES)
  const next = columnsOf(data)
  const keep = async (transaction: Database) => {
    const old = await transaction
      .selectFrom('players')
      .selectAll()
      .where('id', '=', player)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const isFixed =
      (old.phone_confirmed_at !== null && next.phone !== old.phone) ||
      (old.email_confirmed_at !== null && next.email_key !== old.email_key) ||
      ((old.verified_at !== null || old.papers_sent_at !== null) &&
        PAPERS_SAY.some((field) => next[field] !== old[field]))
    if (isFixed) throw new Refuse(FIXED)
    const elsewhere = transaction.selectFrom('players').select('id').where('id', '!=', player)
    if (next.phone !== null && (await elsewhere.where('phone', '=', next.phone).executeTakeFirst()) !== undefined)
      throw new Refuse(PHONE_TAKEN)
    if (
      next.email_key !== null &&
      (await elsewhere.where('email_key', '=', next.email_key).executeTakeFirst()) !== undefined
    )
      throw new Refuse(EMAIL_TAKEN)
    await transaction.updateTable('players').set(next).where('id', '=', player).execute()
    if (next.phone !== old.phone) await endVerifications(transaction, player, 'phone')
    if (next.email_key !== old.email_key) await endVerifications(transaction, player, 'email')
    await recordEvent(transaction, player, 'profileChanged', now)
  }
  await db.transaction().execute(keep).catch(takenMeanwhile)
}
