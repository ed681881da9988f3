import { CODE_ROWS, type ErrorField } from './codes.ts'

const fieldsByCode: ReadonlyMap<number, readonly ErrorField[]> = new Map(
  CODE_ROWS.map(([code, ...fields]) => [code, fields]),
)

/** Returns the field of a form that shows an error code; `null` if the code belongs to the form as a whole. */
export function errorField<Field extends string>(code: number, fields: readonly Field[]): Field | null {
  for (const name of fieldsByCode.get(code) ?? []) {
    const field = fields.find((candidate) => candidate === name)
    if (field !== undefined) return field
  }
  return null
}
