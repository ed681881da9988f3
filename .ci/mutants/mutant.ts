export const AREAS = [
  'contract',
  'models',
  'money',
  'play',
  'protection',
  'forms',
  'shell',
  'server',
  'accounts',
  'bonuses',
  'documents',
  'http',
  'logs',
  'cashier',
  'app',
] as const

/** A mistake that a developer could make in code that keeps a promise. */
export interface Mutant {
  /** The broken promise, in plain words. */
  name: string
  area: (typeof AREAS)[number]
  /** The claims of the documents that its tests hold, as their tables name them: `7.6.2`, `Floods`. */
  claims?: readonly string[]
  file: string
  /** Text that occurs once in the file. */
  find: string
  replace: string
  /** The cheapest test files that fail. */
  tests: readonly string[]
}
