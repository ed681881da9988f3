import type { Failure } from '#app/http/failure.ts'
import type { Problems } from './sending.machine.ts'

/** A range of error codes and the field that shows them. */
export type CodeRange<Field extends string> = readonly [first: number, last: number, field: Field]

/** Maps a rejection to a field by the form's code ranges. A code outside of them belongs to the whole form. */
export function problemsBy<Field extends string>(ranges: readonly CodeRange<Field>[]): (failure: Failure) => Problems {
  return (failure) => {
    if (failure.kind !== 'rejected') return {}
    const { code } = failure
    const field = ranges.find(([first, last]) => code >= first && code <= last)?.[2]
    return field === undefined ? {} : { [field]: code }
  }
}
