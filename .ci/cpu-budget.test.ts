import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CPU_BUDGETS, describeBatch, isOverBudget } from './cpu-budget.ts'
import { batches, STAGE_NAMES } from './stages.ts'

const { size, check, unit } = CPU_BUDGETS

describe('isOverBudget', () => {
  const sizeStage = { stages: ['size'], seconds: 12.4 } as const

  it('fails a stage whose work has doubled, and allows for a slower machine', () => {
    expect(isOverBudget({ ...sizeStage, coreSeconds: size, cost: 1 })).toBe(false)
    expect(isOverBudget({ ...sizeStage, coreSeconds: 2 * size, cost: 1 })).toBe(true)
    expect(isOverBudget({ ...sizeStage, coreSeconds: 2 * size, cost: 2 })).toBe(false)
    expect(isOverBudget({ ...sizeStage, coreSeconds: 4 * size, cost: 2 })).toBe(true)
    expect(isOverBudget({ ...sizeStage, coreSeconds: size, cost: 0.5 })).toBe(true)
  })

  it('adds the budgets of stages that run together', () => {
    const stages = ['check', 'unit'] as const
    expect(isOverBudget({ stages, coreSeconds: check + unit, cost: 1, seconds: 9 })).toBe(false)
    expect(isOverBudget({ stages, coreSeconds: 2 * (check + unit), cost: 1, seconds: 9 })).toBe(true)
  })
})

describe('describeBatch', () => {
  it('names the core-seconds of the reference machine and of this one', () => {
    expect(describeBatch({ stages: ['size'], coreSeconds: 2 * size, cost: 2, seconds: 12.4 })).toBe(
      `CPU of size: ${size} of ${size} core-seconds (${2 * size} here, 2.00 times the reference), 12 s`,
    )
    expect(describeBatch({ stages: ['size'], coreSeconds: 2 * size, cost: 1, seconds: 9 })).toContain('OVER BUDGET')
  })
})

describe('stages', () => {
  it('run in one batch each', () => {
    expect(
      batches
        .flat()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(STAGE_NAMES.toSorted())
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
