import { phonePrefix } from '#contract/constants.ts'
import { credentials, emailProblem, passwordProblem, phoneProblem } from '#contract/credentials.ts'
import type { ContactKind } from '#contract/verification.ts'
import { fullPhone } from '#app/models/sign-in/full-phone.ts'
import type { VerificationProblem, VerificationProblems } from './contact-verification.states.ts'

/** What the three steps ask for. */
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

const PHONE_MISSING = 110
const WRONG_CODE = 100
const PASSWORDS_DIFFER = 134

const found = (field: keyof VerificationProblems, problem: VerificationProblem | null): VerificationProblems =>
  problem === null ? {} : { [field]: problem }

/** The contact as it is sent. */
export const contactOf = ({ type, prefix, phone, email }: VerificationFields): { kind: ContactKind; value: string } =>
  type === 'phone' ? { kind: type, value: fullPhone(prefix, phone) } : { kind: type, value: email.trim() }

export function contactProblems(fields: VerificationFields): VerificationProblems {
  const { kind, value } = contactOf(fields)
  if (kind === 'email') return found('contact', emailProblem(value))
  return found('contact', fields.phone.trim() === '' ? PHONE_MISSING : phoneProblem(value))
}

/** `spec §5`: the code is required (100); how long it is, is the server's business. */
export const codeProblems = ({ code }: VerificationFields): VerificationProblems =>
  found('code', code.trim() === '' ? WRONG_CODE : null)

export const passwordProblems = ({ password, again }: VerificationFields): VerificationProblems => ({
  ...found('password', passwordProblem(password, credentials.newPasswordMin)),
  ...found('again', again === password ? null : PASSWORDS_DIFFER),
})

/** What was typed as a login, where it is a contact and no other was typed yet; a country that was chosen before is not the login's. */
export function withLogin(fields: VerificationFields, login: string): VerificationFields {
  if (fields.phone !== '' || fields.email !== '') return fields
  if (emailProblem(login) === null) return { ...fields, type: 'email', email: login.trim() }
  if (phoneProblem(login) !== null) return fields
  return { ...fields, type: 'phone', prefix: phonePrefix, phone: login.trim() }
}
