import type { PasswordCost } from '#server/accounts/password-cost.ts'

/** In the place of the real one while the API is tested in its own process: thousands of passwords are judged there. */
export const PASSWORD_COST: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
