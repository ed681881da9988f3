import { allCalls, type AnyCall } from '#contract/all-calls.ts'
import { SITE_PARTS, type SitePart } from '#contract/site-parts.ts'

/** The state of a call. `reason` says why it is absent, broken or untested. */
export interface CallResult {
  state: 'works' | 'absent' | 'broken' | 'untested'
  reason: string
  /** What the app cannot use, although the call works. */
  faults: string[]
  /** What the app corrects. */
  notes: string[]
}

/** What a page of the site can do with the back end. */
export interface Verdict {
  part: SitePart
  state: 'works' | 'works without' | 'cannot work' | 'not tested'
  /** Missing parts, or the calls and fields that are to blame. */
  details: string[]
}

/** A rule of the contract that is broken. */
export interface BrokenRule {
  call: string
  rule: string
}

export interface Results {
  calls: ReadonlyMap<string, CallResult>
  rules: readonly BrokenRule[]
}

/** The declaration of a call. @throws if there is none */
export function callNamed(name: string): AnyCall {
  const found = allCalls.find((call) => call.name === name)
  if (found === undefined) throw new Error(`There is no call ${name}`)
  return found
}

const UNTESTED: CallResult = { state: 'untested', reason: 'not called', faults: [], notes: [] }
const resultOf = ({ calls }: Results, name: string): CallResult => calls.get(name) ?? UNTESTED

const isMissing = ({ state }: CallResult): boolean => state === 'absent' || state === 'broken'

/** Says what a part of the site can do. */
export function verdictOf(part: SitePart, results: Results): Verdict {
  const blame = (name: string): string => {
    const { method, path } = callNamed(name)
    return `${name} (${method} ${path}): ${resultOf(results, name).reason}`
  }
  const missing = part.needs.filter((name) => isMissing(resultOf(results, name)))
  if (missing.length > 0) return { part, state: 'cannot work', details: missing.map(blame) }
  const untested = part.needs.filter((name) => resultOf(results, name).state === 'untested')
  if (untested.length > 0) return { part, state: 'not tested', details: untested.map(blame) }
  const without = Object.entries(part.without).filter(([name]) => isMissing(resultOf(results, name)))
  return {
    part,
    state: without.length === 0 ? 'works' : 'works without',
    details: without.map(([name, text]) => `${name}: ${text} (${resultOf(results, name).reason})`),
  }
}

/** What every part of the site can do. */
export const verdictsOf = (results: Results): Verdict[] => SITE_PARTS.map((part) => verdictOf(part, results))

/** Faults of calls and broken rules, a line each. */
export const faultsOf = ({ calls, rules }: Results): string[] => [
  ...[...calls].flatMap(([name, { faults }]) => faults.map((fault) => `${name}: ${fault}`)),
  ...rules.map(({ call, rule }) => `${call}: ${rule}`),
]

/** Whether every page works with the back end, or works without optional parts, and no rule is broken. */
export const isConformant = (results: Results): boolean =>
  faultsOf(results).length === 0 && verdictsOf(results).every(({ state }) => state !== 'cannot work')
