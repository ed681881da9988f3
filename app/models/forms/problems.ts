import { errorCode } from '#contract/errors/codes.ts'
import { errorField } from '#contract/errors/fields.ts'
import type { Failure } from '#app/http/failure.ts'

/** An error code; `required` for an empty field without a code of its own; `unknownContact` if no account has it. */
export type Problem = number | 'required' | 'unknownContact'
/** Problems by field name. */
export type Problems = Readonly<Partial<Record<string, Problem>>>

/** Drops the fields without a problem. */
export const problemsOf = (problems: Readonly<Record<string, Problem | null>>): Problems =>
  Object.fromEntries(Object.entries(problems).flatMap(([name, problem]) => (problem === null ? [] : [[name, problem]])))

/** Requires the fields by which a player confirms a step, of those that the form has. The server checks their length. */
export const checkConfirmation = ({ current, code }: { current?: string; code?: string }): Problems =>
  problemsOf({
    current: current === '' ? errorCode.currentPasswordMissing : null,
    code: code?.trim() === '' ? errorCode.codeMissing : null,
  })

/** The problem of a rejected call at one of the form's fields. A code of no field belongs to the whole form. */
export function rejectionProblems(failure: Failure | null, fields: readonly string[]): Problems {
  if (failure?.kind !== 'rejected') return {}
  const field = errorField(failure.code, fields)
  return field === null ? {} : { [field]: failure.code }
}
