import { describe, expect, it } from 'vitest'
import { readRecoveryCode } from './recovery-codes.ts'
import { base32, codeAt, stepAt, stepOfCode, uriOf } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890')
const SECOND = 1000

describe('codes of an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d s are those of RFC 6238', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * SECOND))).toBe(code)
  })

  it('are accepted one step early or late, and never at or before the last used step', () => {
    const now = 1_700_000_000 * SECOND
    const step = stepAt(now)
    const accepted = [-2, -1, 0, 1, 2].map((shift) => stepOfCode(secret, codeAt(secret, step + shift), 0, now))
    expect(accepted).toEqual([null, step - 1, step, step + 1, null])
    expect(stepOfCode(secret, codeAt(secret, step), step, now)).toBeNull()
    expect(stepOfCode(secret, codeAt(secret, step - 1), step, now)).toBeNull()
    expect(stepOfCode(secret, codeAt(secret, step + 1), step, now)).toBe(step + 1)
  })

  it('have a secret that apps read', () => {
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(uriOf(secret, { issuer: 'Cassiopeia', login: 'марина & co' })).toBe(
      `otpauth://totp/Cassiopeia:${encodeURIComponent('марина & co')}?secret=${base32(secret)}&issuer=Cassiopeia`,
    )
  })
})

it.each([
  ['ABCDE-12345', 'ABCDE12345'],
  [' abcde 12345 ', 'ABCDE12345'],
  ['abcde – 1234o', 'ABCDE12340'],
  ['il0AB-00000', '110AB00000'],
  ['123 456', '123456'],
])('a recovery code typed as %j is read as %s', (typed, read) => {
  expect(readRecoveryCode(typed)).toBe(read)
})
