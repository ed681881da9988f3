/*
 * Which form field shows an error code (`spec §5`). Ranges, because a back end may send a code that the catalogue lacks.
 */

/** A form field that an error code can belong to, as it is called in the request. */
export type ErrorField =
  | 'login'
  | 'password'
  | 'current'
  | 'again'
  | 'phone'
  | 'email'
  | 'code'
  | 'first_name'
  | 'last_name'
  | 'birthday'
  | 'sex'
  | 'country'
  | 'promocode'
  | 'amount'

/** Specific codes come before the range around them, for forms that have a separate field for these codes. */
const FIELD_RANGES: readonly (readonly [first: number, last: number, field: ErrorField])[] = [
  [7, 17, 'promocode'],
  [24, 24, 'password'],
  [40, 49, 'login'],
  [57, 57, 'country'],
  [60, 69, 'first_name'],
  [70, 79, 'last_name'],
  [80, 80, 'country'],
  [81, 81, 'sex'],
  [82, 82, 'birthday'],
  [100, 100, 'code'],
  [114, 114, 'code'],
  [110, 119, 'phone'],
  [120, 129, 'email'],
  [132, 133, 'current'],
  [135, 135, 'current'],
  [134, 134, 'again'],
  [130, 139, 'password'],
  [300, 308, 'promocode'],
  [401, 402, 'amount'],
  [408, 410, 'amount'],
  [420, 420, 'amount'],
  [425, 427, 'amount'],
]

/** Returns the field of a form that shows an error code; `null` if the code belongs to the form as a whole. */
export function errorField<Field extends string>(code: number, fields: readonly Field[]): Field | null {
  for (const [first, last, name] of FIELD_RANGES) {
    if (code < first || code > last) continue
    const field = fields.find((candidate) => candidate === name)
    if (field !== undefined) return field
  }
  return null
}
