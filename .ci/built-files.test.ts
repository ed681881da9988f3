import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { digestBuiltFiles } from './built-files.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function digest(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return digestBuiltFiles(folder)
}

it('digestBuiltFiles changes with a text, not with the content hashes of the files that it imports', async () => {
  const files = await digest({ 'page-AAAAAAAA.js': 'import "./ui-BBBBBBBB.js"', 'ui-BBBBBBBB.js': 'a' })
  const changed = await digest({ 'page-CCCCCCCC.js': 'import "./ui-DDDDDDDD.js"', 'ui-DDDDDDDD.js': 'b' })
  expect([...files.keys()].toSorted()).toEqual(['page.js', 'ui.js'])
  expect(changed.get('page.js')).toBe(files.get('page.js'))
  expect(changed.get('ui.js')).not.toBe(files.get('ui.js'))
})
