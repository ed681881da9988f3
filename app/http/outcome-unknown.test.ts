import { expect, it } from 'vitest'
import { ERROR_CODES, errorCode } from '#contract/errors/codes.ts'
import { rejected } from '#app/testing/failures.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'

it('isOutcomeUnknown is true without a response that can be read', () => {
  for (const cause of ['network', 'timeout', 'notEnvelope'] as const)
    expect(isOutcomeUnknown({ kind: 'noResponse', call: 'call', cause, status: null })).toBe(true)
  expect(isOutcomeUnknown({ kind: 'malformed', call: 'call', path: 'token', reason: 'missing' })).toBe(true)
})

it('isOutcomeUnknown is true for three rejections only: the server may have stopped in the middle', () => {
  expect(ERROR_CODES.filter((code) => isOutcomeUnknown(rejected(code)))).toEqual([
    errorCode.internalError,
    errorCode.timedOut,
    errorCode.locked,
  ])
})
