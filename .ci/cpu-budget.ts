/*
 * CPU budgets of `npm test`, in core-seconds: the time that all cores are busy. A fixed piece of work before and after each
 * batch measures how slow the machine is, and scales the budget of the batch.
 */

/** Budget of each stage on two cores, about a third above a run on an idle machine. */
export const CPU_BUDGETS = {
  check: 25,
  unit: 190,
  storybook: 100,
  size: 10,
  journeys: 700,
  engines: 110,
  stories: 260,
  pictures: 280,
} as const

export type StageName = keyof typeof CPU_BUDGETS

/** CPU time of stages that ran together. They share the cores, so only their sum is measured. */
export interface BatchTime {
  stages: readonly StageName[]
  coreSeconds: number
  seconds: number
  /** Of this machine during the batch (`machine-speed.ts`). */
  slowness: number
}

/**
 * Compares a batch with the sum of its budgets, scaled by the machine's slowness and by `factor`.
 */
export function judgeBatch(
  { stages, coreSeconds, seconds, slowness }: BatchTime,
  factor: number,
): { passed: boolean; line: string } {
  const budget = factor * slowness * stages.reduce((sum, name) => sum + CPU_BUDGETS[name], 0)
  const passed = coreSeconds <= budget
  const verdict = passed ? 'passed' : 'FAILED'
  const figures = `${coreSeconds.toFixed(0)} of ${budget.toFixed(0)} core-seconds, ${seconds.toFixed(0)} s, slowness ${slowness.toFixed(2)}`
  return { passed, line: `${verdict}  CPU of ${stages.join(', ')}: ${figures}` }
}

/** Reads `CPU_BUDGET_FACTOR`; 1 without it. */
export function budgetFactor(text: string | undefined): number {
  if (text === undefined || text === '') return 1
  const factor = Number(text)
  if (!(factor > 0)) throw new Error(`CPU_BUDGET_FACTOR must be a positive number, not "${text}".`)
  return factor
}
