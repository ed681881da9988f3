import * as z from 'zod/mini'
import { phonePrefix } from '#contract/constants.ts'
import { personalProblems } from '#contract/personal.ts'
import { PersonalData, updateProfile } from '#contract/profile.ts'
import { textOr } from '#contract/reader.ts'
import type { User } from '#contract/status.ts'
import { splitPhone, fullPhone } from '#app/models/sign-in/full-phone.ts'
import { createSending } from './create-sending.ts'
import { problemsBy, type CodeRange } from './code-fields.ts'

/** The order in which the form asks. */
export const PERSONAL_FIELDS = ['first_name', 'last_name', 'birthday', 'sex', 'country', 'phone', 'email'] as const
type PersonalField = (typeof PERSONAL_FIELDS)[number]

/** Where a code is shown (`spec §8`). */
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

/** A date as it is sent: a day and a month of one digit are what people type. */
export const dateOf = (typed: string): string =>
  typed.replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/u, (_, year: string, month: string, day: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )

/** What the form asks; the prefix stands beside the number. */
export type PersonalFields = PersonalData & { prefix: string }

const whole = ({ prefix, ...fields }: PersonalFields): PersonalData => ({
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
  check: (fields, now) => personalProblems(whole(fields), now),
  problemsOf: problemsBy(PERSONAL_CODES),
  send: (http, fields) => http.call(updateProfile, { body: whole(fields) }),
  typedPlace: { key: 'personal-data', schema: z.extend(PersonalData, { prefix: textOr() }) },
})

/** What the server knows of a player, as the form has it; `prefixes` are those that a phone's is one of. */
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

/** Whether everything is said that the papers are compared with. */
export const isPersonalComplete = ({ profile }: User): boolean =>
  profile !== null &&
  profile !== undefined &&
  [profile.first_name, profile.last_name, profile.birthday, profile.country].every((part) => part !== '')
