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

/** Shorter names are too close to those of other programs: `APP_URL` is none of the site. */
const SLIP_LENGTH = 8

/** Whether one letter is wrong, missing or too many, or two neighbours are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  if (meant.length < SLIP_LENGTH) return false
  let same = 0
  while (same < meant.length && typed[same] === meant[same]) same += 1
  const [wrong, right] = [typed.slice(same), meant.slice(same)]
  const swapped = `${right[1] ?? ''}${right[0] ?? ''}${right.slice(2)}`
  return [right, right.slice(1)].includes(wrong.slice(1)) || wrong === right.slice(1) || wrong === swapped
}

/** Whether a variable is most likely meant to be this setting. */
const isMisspelt = (name: string, setting: string): boolean =>
  bareName(name) === bareName(setting) ||
  // Without its last word.
  (name.includes('_') && setting.startsWith(`${name}_`)) ||
  isOneSlip(name, setting)

/** Variables that look like settings and are none, a line each. */
export function findUnknownSettings(environment: NodeJS.ProcessEnv): string[] {
  const names = VARIABLES.map(({ name }) => name)
  return Object.keys(environment).flatMap((name) => {
    if (names.includes(name)) return []
    const meant = names.find((setting) => isMisspelt(name.toUpperCase(), setting))
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
