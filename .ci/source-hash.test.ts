import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const folder = mkdtempSync(join(tmpdir(), 'source-hash-'))
afterAll(() => rmSync(folder, { recursive: true }))

const Module = z.object({ sourceHash: z.custom<(patterns: readonly string[]) => Promise<string>>() })

/** The hash of a checkout, by its own copy of the module. */
async function hashOf(checkout: string): Promise<string> {
  const { sourceHash } = Module.parse(await import(pathToFileURL(join(folder, checkout, '.ci/source-hash.ts')).href))
  return sourceHash(['app/**/*'])
}

describe('the hash of the sources', () => {
  beforeEach(() => {
    rmSync(join(folder, 'original'), { recursive: true, force: true })
    rmSync(join(folder, 'copy'), { recursive: true, force: true })
    mkdirSync(join(folder, 'original/app/pages'), { recursive: true })
    writeFileSync(join(folder, 'original/app/main.ts'), 'main')
    writeFileSync(join(folder, 'original/app/pages/home.ts'), 'home')
    mkdirSync(join(folder, 'original/.ci'))
    cpSync(join(import.meta.dirname, 'source-hash.ts'), join(folder, 'original/.ci/source-hash.ts'))
    cpSync(join(folder, 'original'), join(folder, 'copy'), { recursive: true })
  })

  it('is the same in a copied checkout, which is not built again', async () => {
    expect(await hashOf('copy')).toBe(await hashOf('original'))
  })

  it('changes with the contents and the name of a file', async () => {
    const before = await hashOf('copy')
    writeFileSync(join(folder, 'copy/app/main.ts'), 'changed')
    const changed = await hashOf('copy')
    renameSync(join(folder, 'copy/app/main.ts'), join(folder, 'copy/app/other.ts'))
    expect(new Set([before, changed, await hashOf('copy')]).size).toBe(3)
  })
})
