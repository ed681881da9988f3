import { mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { foldersIn, writeInto } from './baselines.ts'
import { compareTrees, findGoneTrees, formatTrees, parseTrees, writeTree } from './trees.ts'

const root = vi.hoisted(() => {
  // Test files share modules, and one before may have loaded the real ones.
  vi.resetModules()
  return { path: '' }
})
vi.mock('./baselines.ts', async (original) => {
  const real = await original<typeof import('./baselines.ts')>()
  root.path = mkdtempSync(join(tmpdir(), 'trees-'))
  return { ...real, ...real.foldersIn(root.path) }
})
afterAll(() => rm(root.path, { recursive: true, force: true }))

const trees = new Map([
  ['product-purse--plain', '- button "Deposit"\n- text: "## 1,500 ₽"'],
  ['product-purse--empty', ''],
  ['product-purse--full', '- list:\n  - listitem: one'],
])
const english = () => join(foldersIn(root.path).treeFolder, 'product-purse', 'en.txt')
const readEnglish = async () => parseTrees(await readFile(english(), 'utf8').catch(() => ''))

beforeEach(async () => {
  await rm(root.path, { recursive: true, force: true })
  await writeInto(english(), formatTrees(trees))
})

it('a file of trees is read as it was written', () => {
  expect([...parseTrees(formatTrees(trees))]).toEqual([...trees])
})

it('a missing file has no trees', () => {
  expect(parseTrees('').size).toBe(0)
})

describe('compareTrees', () => {
  it('finds one change for each story and language', async () => {
    const list = '- list:\n  - listitem: one'
    const seen = [
      { story: 'product-purse--full', trees: { en: '- list', ru: '- список' } },
      { story: 'product-purse--plain', trees: { en: trees.get('product-purse--plain') ?? '' } },
    ]
    expect(await compareTrees(seen)).toEqual([
      { id: 'product-purse--full/en', approved: list, taken: '- list' },
      { id: 'product-purse--full/ru', approved: '', taken: '- список' },
    ])
  })
})

describe('findGoneTrees', () => {
  it('finds the trees of stories that are gone', async () => {
    expect(await findGoneTrees(['product-purse--plain', 'product-purse--empty'])).toEqual([
      { id: 'product-purse--full/en', approved: '- list:\n  - listitem: one', taken: '' },
    ])
  })
})

describe('writeTree', () => {
  it('writes the tree of its story and leaves the others of the file', async () => {
    await writeTree('product-purse--plain/en', '- button "Top up"')
    expect([...(await readEnglish())]).toEqual([...trees.set('product-purse--plain', '- button "Top up"')])
  })

  it('adds a new story at the end', async () => {
    await writeTree('product-purse--new/en', '- img')
    expect([...(await readEnglish()).keys()].at(-1)).toBe('product-purse--new')
  })

  it('removes an empty tree, and the file after its last one', async () => {
    await writeTree('product-purse--plain/en', '')
    expect([...(await readEnglish()).keys()]).toEqual(['product-purse--empty', 'product-purse--full'])
    for (const story of trees.keys()) await writeTree(`${story}/en`, '')
    await expect(readFile(english())).rejects.toThrow('ENOENT')
  })
})
