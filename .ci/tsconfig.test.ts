import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

/* A folder that tsconfig.json does not include is not type-checked, and nothing else says so. */

const root = join(import.meta.dirname, '..')

it('tsconfig.json includes every folder with TypeScript, and dotted ones by a pattern', () => {
  const { include } = z
    .object({ include: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')))
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  const folders = new Set(files.split('\n').flatMap((file) => (file.includes('/') ? [file.split('/')[0] ?? ''] : [])))
  // The compiler skips dotted folders unless a pattern names them.
  const patternOf = (folder: string) => (folder.startsWith('.') ? `${folder}/**/*` : folder)
  expect([...folders].map(patternOf).filter((pattern) => !include.includes(pattern))).toEqual([])
})
