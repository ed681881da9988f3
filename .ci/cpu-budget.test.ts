import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CPU_BUDGETS, describeTime, isOverBudget } from './cpu-budget.ts'
import { STAGE_NAMES, stages } from './stages.ts'

const { size } = CPU_BUDGETS

describe('isOverBudget', () => {
  it('fails a stage whose work has doubled, and allows for a slower machine', () => {
    const time = { stage: 'size', seconds: 12.4 } as const
    expect(isOverBudget({ ...time, coreSeconds: size, cost: 1 })).toBe(false)
    expect(isOverBudget({ ...time, coreSeconds: 2 * size, cost: 1 })).toBe(true)
    expect(isOverBudget({ ...time, coreSeconds: 2 * size, cost: 2 })).toBe(false)
    expect(isOverBudget({ ...time, coreSeconds: 4 * size, cost: 2 })).toBe(true)
    expect(isOverBudget({ ...time, coreSeconds: size, cost: 0.5 })).toBe(true)
  })
})

describe('describeTime', () => {
  it('names the core-seconds of the reference machine and of this one', () => {
    expect(describeTime({ stage: 'size', coreSeconds: 2 * size, cost: 2, seconds: 12.4 })).toBe(
      `CPU of size: ${size} of ${size} core-seconds (${2 * size} here, 2.00 times the reference), 12 s`,
    )
    expect(describeTime({ stage: 'size', coreSeconds: 2 * size, cost: 1, seconds: 9 })).toContain('OVER BUDGET')
  })
})

describe('stages', () => {
  it('have a budget each', () => {
    expect(stages.map(({ name }) => name).toSorted()).toEqual(STAGE_NAMES.toSorted())
  })

  it('are the jobs of the workflow', () => {
    const workflow = readFileSync(join(import.meta.dirname, '..', '.github', 'workflows', 'ci.yml'), 'utf8')
    const jobs = /stage: \[([^\]]+)\]/u
      .exec(workflow)?.[1]
      ?.split(',')
      .map((name) => name.trim())
    expect(jobs?.toSorted()).toEqual(STAGE_NAMES.toSorted())
  })
})
