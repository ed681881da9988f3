import { phonePrefix } from '#contract/constants.ts'
import { credentials, emailProblem, passwordProblem, phoneProblem } from '#contract/credentials.ts'
import type { ContactKind } from '#contract/verification.ts'
import { wholePhone } from '#app/models/sign-in/whole-phone.ts'
import type { ProofProblem, ProofProblems } from './proof.states.ts'

/** What the three steps ask for. */
export interface ProofFields {
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

export const emptyProof: ProofFields = {
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

const found = (field: keyof ProofProblems, problem: ProofProblem | null): ProofProblems =>
  problem === null ? {} : { [field]: problem }

/** The contact as it is sent. */
export const contactOf = ({ type, prefix, phone, email }: ProofFields): { kind: ContactKind; value: string } =>
  type === 'phone' ? { kind: type, value: wholePhone(prefix, phone) } : { kind: type, value: email.trim() }

export function contactProblems(fields: ProofFields): ProofProblems {
  const { kind, value } = contactOf(fields)
  if (kind === 'email') return found('contact', emailProblem(value))
  return found('contact', fields.phone.trim() === '' ? PHONE_MISSING : phoneProblem(value))
}

/** `spec §5`: the code is required (100); how long it is, is the server's business. */
export const codeProblems = ({ code }: ProofFields): ProofProblems =>
  found('code', code.trim() === '' ? WRONG_CODE : null)

export const passwordProblems = ({ password, again }: ProofFields): ProofProblems => ({
  ...found('password', passwordProblem(password, credentials.newPasswordMin)),
  ...found('again', again === password ? null : PASSWORDS_DIFFER),
})

/** What was typed as a login, where it is a contact and no other was typed yet; a country that was chosen before is not the login's. */
export function withLogin(fields: ProofFields, login: string): ProofFields {
  if (fields.phone !== '' || fields.email !== '') return fields
  if (emailProblem(login) === null) return { ...fields, type: 'email', email: login.trim() }
  if (phoneProblem(login) !== null) return fields
  return { ...fields, type: 'phone', prefix: phonePrefix, phone: login.trim() }
}
