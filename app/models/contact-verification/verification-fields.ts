import { errorCode } from '#contract/errors/codes.ts'
import { phonePrefix } from '#contract/constants.ts'
import { credentials, emailProblem, passwordProblem, phoneProblem } from '#contract/credentials.ts'
import type { ContactKind } from '#contract/verification.ts'
import { fullPhone } from '#app/models/sign-in/full-phone.ts'
import type { VerificationProblem, VerificationProblems } from './contact-verification.states.ts'

/** The fields of the three steps. */
export interface VerificationFields {
  type: ContactKind
  /** The prefix beside the phone. */
  prefix: string
  phone: string
  email: string
  code: string
  password: string
  /** The password once more. */
  again: string
}

export const emptyVerification: VerificationFields = {
  type: 'phone',
  prefix: phonePrefix,
  phone: '',
  email: '',
  code: '',
  password: '',
  again: '',
}

const problemOf = (field: keyof VerificationProblems, problem: VerificationProblem | null): VerificationProblems =>
  problem === null ? {} : { [field]: problem }

/** The contact in the format of the API. */
export const contactOf = ({ type, prefix, phone, email }: VerificationFields): { kind: ContactKind; value: string } =>
  type === 'phone' ? { kind: type, value: fullPhone(prefix, phone) } : { kind: type, value: email.trim() }

export function contactProblems(fields: VerificationFields): VerificationProblems {
  const { kind, value } = contactOf(fields)
  if (kind === 'email') return problemOf('contact', emailProblem(value))
  return problemOf('contact', fields.phone.trim() === '' ? errorCode.phoneMissing : phoneProblem(value))
}

/** The code is required (error 100, `spec §5`); its length is checked by the server. */
export const codeProblems = ({ code }: VerificationFields): VerificationProblems =>
  problemOf('code', code.trim() === '' ? errorCode.wrongCode : null)

export const passwordProblems = ({ password, again }: VerificationFields): VerificationProblems => ({
  ...problemOf('password', passwordProblem(password, credentials.newPasswordMin)),
  ...problemOf('again', again === password ? null : errorCode.passwordsDiffer),
})

/** Prefills an empty form with the login if it is a phone or an e-mail, and resets the selected country. */
export function withLogin(fields: VerificationFields, login: string): VerificationFields {
  if (fields.phone !== '' || fields.email !== '') return fields
  if (emailProblem(login) === null) return { ...fields, type: 'email', email: login.trim() }
  if (phoneProblem(login) !== null) return fields
  return { ...fields, type: 'phone', prefix: phonePrefix, phone: login.trim() }
}
