import type { Failure } from '#app/http/failure.ts'
import type { Problems } from './sending.machine.ts'

/** A range of codes and the field that they are shown at. */
export type CodeRange<Field extends string> = readonly [first: number, last: number, field: Field]

/** What a refusal says about a field, by the ranges of a form; a code outside of them belongs to the form as a whole. */
export function problemsBy<Field extends string>(ranges: readonly CodeRange<Field>[]): (failure: Failure) => Problems {
  return (failure) => {
    if (failure.kind !== 'refused') return {}
    const { code } = failure
    const field = ranges.find(([first, last]) => code >= first && code <= last)?.[2]
    return field === undefined ? {} : { [field]: code }
  }
}
