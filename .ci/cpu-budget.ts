/*
 * CPU budgets of the stages of `npm test`, in core-seconds of the reference machine. Each run measures how much slower
 * its machine is (`machine.ts`), so that a crowded host does not fail a run, and a stage whose work has doubled does.
 */

/** What each stage costs, as measured on two quiet cores. */
export const CPU_BUDGETS = {
  check: 40,
  unit: 430,
  size: 5,
  journeys: 680,
  engines: 115,
  storybook: 35,
  stories: 600,
} as const

export type StageName = keyof typeof CPU_BUDGETS

/**
 * A stage fails once its work has doubled. Less is no proof: on a crowded host, browsers slow down more than the work that
 * measures the machine. The same journeys cost 1.5 times their budget there as on a quiet one.
 */
const TOLERANCE = 2

/** CPU time of a stage. */
export interface StageTime {
  stage: StageName
  /** CPU seconds of this machine. */
  coreSeconds: number
  /** CPU time of the same work here and on the reference machine, as a ratio. */
  cost: number
  seconds: number
}

/** Core-seconds that the stage would have cost on the reference machine. */
export const normalised = ({ coreSeconds, cost }: StageTime): number => coreSeconds / cost

/** Whether a stage costs much more than its budget. */
export const isOverBudget = (time: StageTime): boolean => normalised(time) >= CPU_BUDGETS[time.stage] * TOLERANCE

/** Compares a stage with its budget. */
export function describeTime(time: StageTime): string {
  const { stage, coreSeconds, cost, seconds } = time
  const verdict = isOverBudget(time) ? ', OVER BUDGET' : ''
  return `CPU of ${stage}: ${normalised(time).toFixed(0)} of ${CPU_BUDGETS[stage]} core-seconds (${coreSeconds.toFixed(0)} here, ${cost.toFixed(2)} times the reference), ${seconds.toFixed(0)} s${verdict}`
}
