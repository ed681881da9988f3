import { expect, it } from 'vitest'
import { formatTrees, parseTrees } from './trees.ts'

const trees = new Map([
  ['product-purse--plain', '- button "Deposit"\n- text: "## 1,500 ₽"'],
  ['product-purse--empty', ''],
  ['product-purse--full', '- list:\n  - listitem: one'],
])

it('a file of trees is read as it was written', () => {
  expect([...parseTrees(formatTrees(trees))]).toEqual([...trees])
})

it('a missing file has no trees', () => {
  expect(parseTrees('').size).toBe(0)
})
