import { gzipSync } from 'node:zlib'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { commonPasswordBits } from '#app/lib/crypto/common-password-bits.ts'
import { judgePassword } from '#app/lib/crypto/password-strength.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { buildFilter, listedPasswords } from './common-passwords.ts'

describe('the filter of common passwords', () => {
  it('is current; after a change run `node .ci/common-passwords.ts`', () => {
    expect(commonPasswordBits).toBe(buildFilter())
    expect(gzipSync(commonPasswordBits).length).toBeLessThanOrEqual(20_000)
    expect(listedPasswords()).toContain('secret12')
  })

  it('makes every password weak that the server rejects, in any case', () => {
    const rated = dictionary['passwords-common'].flatMap((password) => [
      password,
      password.toUpperCase(),
      `${password.charAt(0).toUpperCase()}${password.slice(1)}`,
    ])
    expect(rated.filter((password) => judgePassword(password).score !== 1)).toEqual([])
    expect(judgePassword('secret12').rejection).toBe('common')
  })

  it('makes less than one other password in a hundred weak', () => {
    const random = seededRandom(136)
    const character = () => 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'.charAt(random(56))
    const passwords = Array.from({ length: 5000 }, () => Array.from({ length: 12 }, character).join(''))
    expect(passwords.filter((password) => judgePassword(password).score === 1).length).toBeLessThan(50)
  })
})
