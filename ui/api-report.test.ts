import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { apiReport, exportedName, reportPath, statementsOf } from './api-report.ts'

describe('the door of the design system', () => {
  it('is as api-report.md says; after a wanted change run `node ui/api-report.ts` and read the diff', async () => {
    expect(await apiReport()).toBe(await readFile(reportPath, 'utf8'))
  })
})

describe('reading declarations', () => {
  it('keeps a statement with its comment, over several lines', () => {
    const statements = statementsOf('/** Why. */\nexport interface A {\n    b: (c: string) => void;\n}\ntype D = 1;\n')
    expect(statements).toEqual(['/** Why. */\nexport interface A {\n    b: (c: string) => void;\n}', 'type D = 1;'])
  })

  it.each([
    ['export declare function Tabs(): void;', 'Tabs'],
    ['/** Why. */\nexport interface TabsProps {}', 'TabsProps'],
    ['declare const inner: string;', null],
  ])('finds in %j the name %s', (statement, name) => {
    expect(exportedName(statement)).toBe(name)
  })
})
