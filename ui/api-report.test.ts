import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { apiReport, exportedName, reportPath, statementsOf } from './api-report.ts'

describe('API report of the design system', () => {
  it('matches api-report.md; after an intended change run `npm run api-report` and review the diff', async () => {
    expect(await apiReport()).toBe(await readFile(reportPath, 'utf8'))
  })
})

describe('statementsOf', () => {
  it('keeps a multi-line statement together with its comment', () => {
    const statements = statementsOf('/** Why. */\nexport interface A {\n    b: (c: string) => void;\n}\ntype D = 1;\n')
    expect(statements).toEqual(['/** Why. */\nexport interface A {\n    b: (c: string) => void;\n}', 'type D = 1;'])
  })

  it.each([
    ['export declare function Tabs(): void;', 'Tabs'],
    ['/** Why. */\nexport interface TabsProps {}', 'TabsProps'],
    ['declare const inner: string;', null],
  ])('exportedName of %j is %s', (statement, name) => {
    expect(exportedName(statement)).toBe(name)
  })
})
