/*
 * CPU budgets of the stages of `npm test`, in core-seconds of the reference machine. Each run measures how much slower
 * its machine is (`machine.ts`), so that a crowded host does not fail a run, and a stage whose work has doubled does.
 */

/** What each stage costs, as measured on two quiet cores. */
export const CPU_BUDGETS = {
  check: 40,
  unit: 480,
  storybook: 130,
  size: 10,
  journeys: 1000,
  engines: 110,
  stories: 440,
  pictures: 470,
} as const

export type StageName = keyof typeof CPU_BUDGETS

/** A batch fails above so many times its budget. The same work differs by a third between two machines of one kind. */
const TOLERANCE = 1.5

/** CPU time of stages that ran together. They share the cores, so only their sum is measured. */
export interface BatchTime {
  stages: readonly StageName[]
  /** CPU seconds of this machine. */
  coreSeconds: number
  /** CPU time of the same work here and on the reference machine, as a ratio. */
  cost: number
  seconds: number
}

const budgetOf = (stages: readonly StageName[]): number => stages.reduce((sum, name) => sum + CPU_BUDGETS[name], 0)

/** Core-seconds that the batch would have cost on the reference machine. */
export const normalised = ({ coreSeconds, cost }: BatchTime): number => coreSeconds / cost

/** Whether a batch costs much more than its budget. */
export const isOverBudget = (time: BatchTime): boolean => normalised(time) > budgetOf(time.stages) * TOLERANCE

/** Compares a batch with the sum of its budgets. */
export function describeBatch(time: BatchTime): string {
  const { stages, coreSeconds, cost, seconds } = time
  const verdict = isOverBudget(time) ? ', OVER BUDGET' : ''
  return `CPU of ${stages.join(', ')}: ${normalised(time).toFixed(0)} of ${budgetOf(stages)} core-seconds (${coreSeconds.toFixed(0)} here, ${cost.toFixed(2)} times the reference), ${seconds.toFixed(0)} s${verdict}`
}
