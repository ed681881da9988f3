import { describe, expect, it } from 'vitest'
import { PASSWORD_COST } from '#server/accounts/password-cost.ts'
import { PASSWORD_COST as COST_IN_TESTS } from '#server/testing/password-cost.ts'
import { hashPassword, isPassword } from './passwords.ts'

describe('a password', () => {
  it('is kept at the cost that OWASP asks of argon2id, 43 ms and 19 MiB for each guess', () => {
    expect(PASSWORD_COST).toEqual({ memory: 19_456, passes: 2, parallelism: 1 })
  })

  it('is kept with its cost, and judged by the one that it was kept with', async () => {
    const kept = await hashPassword('secret-1')
    const { memory, passes, parallelism } = COST_IN_TESTS
    expect(kept.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`)).toBe(true)
    // «secret-1» as the real cost keeps it.
    const dear = '$argon2id$v=19$m=19456,t=2,p=1$YSBzYWx0IG9mIDE2IGIuLg$s8s0mXrGjaXB5tSqIOkhj/zsIT9GHQ0Pg2mmDiDGUc4'
    expect(await isPassword('secret-1', dear)).toBe(true)
    expect(await isPassword('secret-2', dear)).toBe(false)
    expect(await isPassword('secret-1', kept)).toBe(true)
    expect(await isPassword('secret-1', null)).toBe(false)
  })
})
