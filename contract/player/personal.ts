import { moscowAge } from '../core/moscow-calendar.ts'
import { graphemesOf } from '../core/truncate.ts'
import { emailProblem, phoneProblem } from './credentials.ts'
import { errorCode, type ErrorCode } from '../errors/codes.ts'
import type { PersonalData } from './profile.ts'

/*
 * Validation of personal data (`spec §8`: 60 to 82), shared by the form and the reference API. Each rule returns an
 * error code, or `null`.
 */

/** Lengths in characters as a reader counts them; `nameUnits` bounds the text that is stored. */
export const person = { nameMin: 2, nameMax: 64, nameUnits: 256, adultAge: 18, oldestAge: 120 } as const

/** Normalises a name for storage. */
export const nameOf = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}\p{DI}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

interface NameCodes {
  missing: ErrorCode
  tooShort: ErrorCode
  tooLong: ErrorCode
}
const FIRST_NAME: NameCodes = {
  missing: errorCode.firstNameMissing,
  tooShort: errorCode.firstNameTooShort,
  tooLong: errorCode.firstNameTooLong,
}
const LAST_NAME: NameCodes = {
  missing: errorCode.lastNameMissing,
  tooShort: errorCode.lastNameTooShort,
  tooLong: errorCode.lastNameTooLong,
}

function nameProblem(typed: string, codes: NameCodes): ErrorCode | null {
  const name = nameOf(typed)
  if (name === '') return codes.missing
  const { length } = graphemesOf(name)
  if (length < person.nameMin) return codes.tooShort
  return length > person.nameMax || name.length > person.nameUnits ? codes.tooLong : null
}

export type PersonalField = keyof PersonalData
export type PersonalProblems = Readonly<Partial<Record<PersonalField, ErrorCode>>>

/** 82 for a missing or impossible date, and for a player under age on this day in Moscow. */
function birthdayProblem(birthday: string, now: number): ErrorCode | null {
  const age = moscowAge(birthday, now)
  return age === null || age < person.adultAge || age > person.oldestAge ? errorCode.birthdayMissing : null
}

/**
 * Validates personal data and returns error codes by field. One of phone and e-mail may be absent, not both. `now` is
 * in milliseconds since the epoch.
 */
export function personalProblems(data: PersonalData, now: number): PersonalProblems {
  const hasPhone = data.phone.trim() !== ''
  const hasEmail = data.email.trim() !== ''
  const codes: Record<PersonalField, ErrorCode | null> = {
    first_name: nameProblem(data.first_name, FIRST_NAME),
    last_name: nameProblem(data.last_name, LAST_NAME),
    birthday: birthdayProblem(data.birthday, now),
    sex: data.sex === '' ? errorCode.sexMissing : null,
    country: data.country === '' ? errorCode.countryMissing : null,
    phone: hasPhone || !hasEmail ? phoneProblem(data.phone) : null,
    email: hasEmail ? emailProblem(data.email) : null,
  }
  const problems = Object.entries(codes).filter(([, code]) => code !== null)
  return Object.fromEntries(problems)
}
