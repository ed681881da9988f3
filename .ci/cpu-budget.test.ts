import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CPU_BUDGETS, describeBatch } from './cpu-budget.ts'
import { batches, STAGE_NAMES } from './stages.ts'

const { size, check, unit } = CPU_BUDGETS

describe('describeBatch', () => {
  it('marks a batch above its budget', () => {
    expect(describeBatch({ stages: ['size'], coreSeconds: size, seconds: 12.4 })).toBe(
      `CPU of size: ${size} of ${size} core-seconds, 12 s`,
    )
    expect(describeBatch({ stages: ['size'], coreSeconds: size + 0.1, seconds: 9 })).toContain('ABOVE BUDGET')
  })

  it('adds the budgets of stages that run together', () => {
    const stages = ['check', 'unit'] as const
    expect(describeBatch({ stages, coreSeconds: check + unit, seconds: 9 })).not.toContain('ABOVE BUDGET')
    expect(describeBatch({ stages, coreSeconds: check + unit + 1, seconds: 9 })).toContain('ABOVE BUDGET')
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
