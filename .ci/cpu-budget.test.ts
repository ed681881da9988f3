import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { budgetFactor, CPU_BUDGETS, judgeBatch } from './cpu-budget.ts'
import { batches, STAGE_NAMES } from './stages.ts'

const { size, check, unit } = CPU_BUDGETS

describe('judgeBatch', () => {
  it('passes up to the budget and fails above it', () => {
    expect(judgeBatch({ stages: ['size'], coreSeconds: size, seconds: 9, slowness: 1 }, 1).passed).toBe(true)
    expect(judgeBatch({ stages: ['size'], coreSeconds: size + 0.1, seconds: 9, slowness: 1 }, 1).passed).toBe(false)
  })

  it('adds the budgets of stages that run together', () => {
    const stages = ['check', 'unit'] as const
    expect(judgeBatch({ stages, coreSeconds: check + unit, seconds: 9, slowness: 1 }, 1).passed).toBe(true)
    expect(judgeBatch({ stages, coreSeconds: check + unit + 1, seconds: 9, slowness: 1 }, 1).passed).toBe(false)
  })

  it('scales the budget by the factor', () => {
    expect(judgeBatch({ stages: ['size'], coreSeconds: 2 * size, seconds: 9, slowness: 1 }, 2).passed).toBe(true)
    expect(judgeBatch({ stages: ['size'], coreSeconds: size, seconds: 9, slowness: 1 }, 0.5).passed).toBe(false)
  })

  it('scales the budget by the slowness of the machine', () => {
    expect(judgeBatch({ stages: ['size'], coreSeconds: 3 * size, seconds: 9, slowness: 3 }, 1).passed).toBe(true)
    expect(judgeBatch({ stages: ['size'], coreSeconds: 3.1 * size, seconds: 9, slowness: 3 }, 1).passed).toBe(false)
  })

  it('prints CPU and wall time', () => {
    expect(judgeBatch({ stages: ['size'], coreSeconds: size + 10, seconds: 12.4, slowness: 1 }, 1).line).toBe(
      `FAILED  CPU of size: ${size + 10} of ${size} core-seconds, 12 s, slowness 1.00`,
    )
  })
})

describe('budgetFactor', () => {
  it('is 1 without a setting', () => {
    expect([budgetFactor(undefined), budgetFactor(''), budgetFactor('1.5')]).toEqual([1, 1, 1.5])
  })

  it.each(['0', '-1', 'off', 'NaN'])('rejects %s', (text) => {
    expect(() => budgetFactor(text)).toThrow('CPU_BUDGET_FACTOR')
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
