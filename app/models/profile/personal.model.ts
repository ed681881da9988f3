import * as z from 'zod/mini'
import { phonePrefix } from '#contract/constants.ts'
import { personalProblems } from '#contract/personal.ts'
import { PersonalData, updateProfile } from '#contract/profile.ts'
import { textOr } from '#contract/reader.ts'
import type { User } from '#contract/status.ts'
import { splitPhone, fullPhone } from '#app/models/sign-in/full-phone.ts'
import { createSending } from './create-sending.ts'
import { problemsBy, type CodeRange } from './code-fields.ts'

/** The fields in their order on the form. */
export const PERSONAL_FIELDS = ['first_name', 'last_name', 'birthday', 'sex', 'country', 'phone', 'email'] as const
type PersonalField = (typeof PERSONAL_FIELDS)[number]

/** The fields that show error codes (`spec §8`). */
export const PERSONAL_CODES: readonly CodeRange<PersonalField>[] = [
  [60, 69, 'first_name'],
  [70, 79, 'last_name'],
  [57, 57, 'country'],
  [80, 80, 'country'],
  [81, 81, 'sex'],
  [82, 82, 'birthday'],
  [110, 119, 'phone'],
  [120, 129, 'email'],
]

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

export const personalForm = createSending<PersonalFields>({
  empty: {
    first_name: '',
    last_name: '',
    birthday: '',
    sex: '',
    country: '',
    prefix: phonePrefix,
    phone: '',
    email: '',
  },
  partOf: { prefix: 'phone' },
  check: (fields, now) => personalProblems(toPersonalData(fields), now),
  problemsOf: problemsBy(PERSONAL_CODES),
  send: (http, fields) => http.call(updateProfile, { body: toPersonalData(fields) }),
  draft: { key: 'personal-data', schema: z.extend(PersonalData, { prefix: textOr() }) },
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
