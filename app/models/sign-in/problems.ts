import type { Failure } from '#app/http/failure.ts'

/** Fields of the account forms. */
export type AccountField = 'phone' | 'email' | 'login' | 'password' | 'rules'

/** An error code, or `required` for an empty field. */
export type Problem = number | 'required'
export type Problems = Readonly<Partial<Record<AccountField, Problem>>>

/** Error code ranges and their fields (`spec §5`). The challenge has no field. */
const RANGES: readonly (readonly [first: number, last: number, field: AccountField])[] = [
  [110, 119, 'phone'],
  [120, 129, 'email'],
  [40, 49, 'login'],
  [130, 139, 'password'],
  [24, 24, 'password'],
]

/** The form's field for a code; `null` if the code belongs to the whole form. */
export function fieldOf(code: number, fields: readonly AccountField[]): AccountField | null {
  const field = RANGES.find(([first, last]) => code >= first && code <= last)?.[2]
  return field !== undefined && fields.includes(field) ? field : null
}

/** Maps a failed call to problems of the form's fields. */
export function problemsOf(failure: Failure, fields: readonly AccountField[]): Problems {
  if (failure.kind !== 'rejected') return {}
  const field = fieldOf(failure.code, fields)
  return field === null ? {} : { [field]: failure.code }
}
