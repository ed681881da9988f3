import { cpus } from 'node:os'

/*
 * CPU budgets of `npm test`, in core-seconds: the time that all cores are busy. They are printed and do not fail the run,
 * because the same work costs up to three times as much on a crowded host.
 */

/** Budget of each stage on two cores, about a tenth above the run in which it was set. */
export const CPU_BUDGETS = {
  check: 40,
  unit: 480,
  storybook: 130,
  size: 10,
  journeys: 1400,
  engines: 110,
  stories: 440,
  pictures: 470,
} as const

export type StageName = keyof typeof CPU_BUDGETS

/**
 * Seconds that the machine's cores have been busy. Browsers leave the process tree, so their CPU time is only seen machine-wide:
 * the figure is exact when nothing else runs.
 */
export const busySeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000

/** CPU time of stages that ran together. They share the cores, so only their sum is measured. */
export interface BatchTime {
  stages: readonly StageName[]
  coreSeconds: number
  seconds: number
}

/** Compares a batch with the sum of its budgets. */
export function describeBatch({ stages, coreSeconds, seconds }: BatchTime): string {
  const budget = stages.reduce((sum, name) => sum + CPU_BUDGETS[name], 0)
  const verdict = coreSeconds <= budget ? '' : ', ABOVE BUDGET'
  return `CPU of ${stages.join(', ')}: ${coreSeconds.toFixed(0)} of ${budget} core-seconds, ${seconds.toFixed(0)} s${verdict}`
}
