import { phonePrefix } from '#contract/core/constants.ts'
import { personalProblems } from '#contract/player/personal.ts'
import { updateProfile, type PersonalData } from '#contract/player/profile.ts'
import type { User } from '#contract/player/status.ts'
import type { Problems } from '#app/models/forms/problems.ts'
import { splitPhone, fullPhone } from '#app/models/access/contact.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { playerStateChanged } from './player-state-changed.ts'

/** Formats a typed date as ISO: players type one-digit months and days. */
export const dateOf = (typed: string): string =>
  typed.replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/u, (_, year: string, month: string, day: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )

/** The fields of the form; the phone prefix is a separate select. */
export type PersonalFields = PersonalData & { prefix: string }

const toPersonalData = ({ prefix, ...fields }: PersonalFields): PersonalData => ({
  ...fields,
  birthday: dateOf(fields.birthday),
  phone: fields.phone.trim() === '' ? '' : fullPhone(prefix, fields.phone),
})

/** Validates the fields; `now` is server time in milliseconds. */
export const checkPersonal = (fields: PersonalFields, now: number): Problems =>
  personalProblems(toPersonalData(fields), now)

export const personalDraft = 'personal-data'

export const personalSubmission = createSubmission<PersonalFields>({
  name: 'personal data',
  refresh: playerStateChanged,
  send: ({ http }, fields, { signal }) => http.call(updateProfile, { body: toPersonalData(fields) }, signal),
})

/** The player's data as form fields. `prefixes`: the phone prefixes that the form offers. */
export const personalOf = (
  { profile, phone, email }: User,
  prefixes: readonly string[] = [phonePrefix],
): PersonalFields => ({
  first_name: profile?.first_name ?? '',
  last_name: profile?.last_name ?? '',
  birthday: profile?.birthday ?? '',
  sex: profile?.sex ?? '',
  country: profile?.country ?? '',
  ...splitPhone(phone, prefixes),
  email,
})

/** Whether the player has filled in all data that identity documents are checked against. */
export const isPersonalComplete = ({ profile }: User): boolean =>
  profile !== null &&
  profile !== undefined &&
  [profile.first_name, profile.last_name, profile.birthday, profile.country].every((part) => part !== '')
