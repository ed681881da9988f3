/** What it takes to judge one password: memory in KiB. */
export interface PasswordCost {
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's figures of argon2id. A hash says what it was made with, so that they may be raised later. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
