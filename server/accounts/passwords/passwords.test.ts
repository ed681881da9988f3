import { describe, expect, it } from 'vitest'
import { PASSWORD_COST } from '#server/accounts/passwords/password-cost.ts'
import { PASSWORD_COST as COST_IN_TESTS } from '#server/testing/password-cost.ts'
import { hashPassword, isPassword } from './passwords.ts'

describe('password hashing', () => {
  it('uses the argon2id parameters recommended by OWASP', () => {
    expect(PASSWORD_COST).toEqual({ memory: 19_456, passes: 2, parallelism: 1 })
  })

  it('stores its cost parameters and verifies with the stored ones', async () => {
    const hash = await hashPassword('secret-1')
    const { memory, passes, parallelism } = COST_IN_TESTS
    expect(hash.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`)).toBe(true)
    // "secret-1" hashed at the production cost.
    const productionHash =
      '$argon2id$v=19$m=19456,t=2,p=1$YSBzYWx0IG9mIDE2IGIuLg$s8s0mXrGjaXB5tSqIOkhj/zsIT9GHQ0Pg2mmDiDGUc4'
    expect(await isPassword('secret-1', productionHash)).toBe(true)
    expect(await isPassword('secret-2', productionHash)).toBe(false)
    expect(await isPassword('secret-1', hash)).toBe(true)
    expect(await isPassword('secret-1', null)).toBe(false)
  })
})
