import { BadSetting, readSettings, WrongVariable, type Settings } from './settings.ts'
import { VARIABLES } from './variables.ts'

/** A variable with such a name that is no setting is most likely a misspelt one. */
const OWN_PREFIXES = ['DATABASE_', 'DOCUMENTS_', 'MESSAGING_', 'PAYMENT_GATEWAY_', 'SANDBOX_']

/** What is wrong with the values, a line each that names the variable. Secret values are never part of it. */
export function findWrongSettings(environment: NodeJS.ProcessEnv): string[] {
  const rest = { ...environment }
  const lines = new Map<string, string>()
  for (;;) {
    try {
      readSettings(rest)
      return [...lines.values()]
    } catch (error) {
      if (!(error instanceof WrongVariable)) throw error
      const { variable, message } = error
      if (lines.has(variable)) return [...lines.values()]
      lines.set(variable, message)
      // With a right value in its place the next wrong one is found.
      rest[variable] = VARIABLES.find(({ name }) => name === variable)?.example
    }
  }
}

/** A name without what is most often wrong in it: underscores and the ending of a plural. */
const bareName = (name: string): string => name.replaceAll(/S?(?:_|$)/gu, '')

/** Variables that look like settings and are none, a line each. */
export function findUnknownSettings(environment: NodeJS.ProcessEnv): string[] {
  const names = VARIABLES.map(({ name }) => name)
  return Object.keys(environment).flatMap((name) => {
    if (names.includes(name)) return []
    const meant = names.find((other) => bareName(other) === bareName(name))
    if (meant !== undefined) return [`${name} is no setting. There is ${meant}.`]
    const prefix = OWN_PREFIXES.find((one) => name.startsWith(one))
    if (prefix === undefined) return []
    return [`${name} is no setting. There are ${names.filter((other) => other.startsWith(prefix)).join(', ')}.`]
  })
}

/**
 * Reads the settings of a program that starts.
 * @throws BadSetting with a line for each wrong value
 */
export function readCheckedSettings(environment: NodeJS.ProcessEnv): Settings {
  const lines = findWrongSettings(environment)
  if (lines.length > 0) throw new BadSetting(lines.join('\n'))
  return readSettings(environment)
}
