import type { Failure } from '#app/http/failure.ts'

/** What a form of accounts may ask for. */
export type AccountField = 'phone' | 'email' | 'login' | 'password' | 'rules'

/** What is wrong with a field: a code of the catalogue, or that it is empty and must not be. */
export type Problem = number | 'required'
export type Problems = Readonly<Partial<Record<AccountField, Problem>>>

/** Where a code is shown (`spec §5`); the challenge has no field of its own. */
const RANGES: readonly (readonly [first: number, last: number, field: AccountField])[] = [
  [110, 119, 'phone'],
  [120, 129, 'email'],
  [40, 49, 'login'],
  [130, 139, 'password'],
  [24, 24, 'password'],
]

/** The field of a code, among those that the form has; `null` where it belongs to the form as a whole. */
export function fieldOf(code: number, fields: readonly AccountField[]): AccountField | null {
  const field = RANGES.find(([first, last]) => code >= first && code <= last)?.[2]
  return field !== undefined && fields.includes(field) ? field : null
}

/** What a failed call says about the fields of a form. */
export function problemsOf(failure: Failure, fields: readonly AccountField[]): Problems {
  if (failure.kind !== 'refused') return {}
  const field = fieldOf(failure.code, fields)
  return field === null ? {} : { [field]: failure.code }
}
