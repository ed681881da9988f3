import type { PasswordCost } from '#server/accounts/passwords/password-cost.ts'

/** Replaces the production cost in unit tests, which hash thousands of passwords. */
export const PASSWORD_COST: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
