import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import type { LanguageName } from '#storybook/modes.ts'
import type { Shot } from './plan.ts'
import type { StateName } from './states.ts'
import type { Take } from './take.ts'

/* What the command tells the story runner, and what the runner sends back. */

/** Environment variable with the path of the plan. */
export const VISIT_PLAN = 'VISIT_PLAN'

/** What a visit looks at: a picture in a state or at rest, or the accessibility tree; `fault` if it cannot be taken. */
export type View = StateName | 'rest' | 'tree' | 'fault'

/** A change made on purpose, to prove that it is found. */
export interface Seed {
  /** The fault in words. */
  name: string
  story: string
  /** Where it has to be found, and nowhere else in its story. */
  seenIn: readonly View[]
  /** Styles that make the fault. */
  styles?: string
  /** JavaScript that makes the fault in the page. */
  script?: string
}

/** What to visit. */
export interface VisitPlan {
  /** All pictures of each story. They define the modes of its visit, whatever is taken. */
  shots: Readonly<Record<string, readonly Shot[]>>
  /** The pictures to take. */
  ids: readonly string[]
  /** The records are appended to this file. */
  log: string
  /** Opens new pages for each title, and stores pictures as the second take. */
  isSecondTake: boolean
  /** Takes each story again with each of its seeds. */
  seeds: readonly Seed[]
}

/** What a visit of a story has seen. */
export interface VisitRecord {
  story: string
  /** Empty if the play test failed. */
  takes: readonly Take[]
  /** The accessibility tree after the play test. */
  trees: Partial<Record<LanguageName, string>>
  /** What the play test, axe, the page and its layout have reported. */
  faults: readonly string[]
  seeds: readonly SeedResult[]
}

/** Where a seed was found. */
export interface SeedResult {
  name: string
  found: readonly View[]
  /** Whether its script has changed the page, and each rule of its styles has an element. */
  hasEffect: boolean
}

/** What the runner prints before the message of an error. */
const PREFACE = /^[^]*\nMessage:\n/u

/** A failed play test as a fault, with the first line of its error: `play test: Unable to find role="button"`. */
export function playTestFault(message: string): string {
  const [line] = stripVTControlCharacters(message).replace(PREFACE, '').trim().split('\n')
  return line === undefined || line === '' ? 'play test' : `play test: ${line}`
}

export const writePlan = (path: string, plan: VisitPlan): Promise<void> => writeFile(path, JSON.stringify(plan))

/** Reads the plan of this run. @throws outside of a run */
export async function readPlan(): Promise<VisitPlan> {
  const plan: VisitPlan = JSON.parse(await readFile(process.env[VISIT_PLAN] ?? '', 'utf8'))
  return plan
}

export const addRecord = (log: string, record: VisitRecord): Promise<void> =>
  appendFile(log, `${JSON.stringify(record)}\n`)

/** Reads all records of a run so far, without the one that is being written. */
export async function readRecords(log: string): Promise<VisitRecord[]> {
  const text = await readFile(log, 'utf8').catch(() => '')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line): VisitRecord => JSON.parse(line))
}
