/** Cost parameters of one argon2id hash; memory in KiB. */
export interface PasswordCost {
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's argon2id parameters. Each hash stores its own, so they can be raised later. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
