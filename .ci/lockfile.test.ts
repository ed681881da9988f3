import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const lockedPackages = z.record(
  z.string(),
  z.looseObject({
    integrity: z.optional(z.string()),
    optionalDependencies: z.optional(z.record(z.string(), z.string())),
  }),
)

/** Whether Node's module resolution from `folder` finds `name` among the locked packages. */
function isLockedFor(folder: string, name: string, locked: ReadonlySet<string>): boolean {
  if (locked.has(posix.join(folder, 'node_modules', name))) return true
  const parent = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  return folder !== '' && isLockedFor(parent, name, locked)
}

/** Optional dependencies that are missing from the lock file. */
function missingFrom(packages: z.infer<typeof lockedPackages>): string[] {
  const locked = new Set(Object.keys(packages))
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLockedFor(folder, name, locked))
      .map((name) => `${folder} → ${name}`),
  )
}

test('package-lock.json contains the binaries of every platform', () => {
  const lock = z.object({ packages: lockedPackages }).parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
  expect(missingFrom(lock.packages)).toEqual([])
})

test('package-lock.json has a SHA-512 of every package', () => {
  const lock = z.object({ packages: lockedPackages }).parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const unhashed = Object.entries(lock.packages).filter(
    ([folder, { integrity = '' }]) => folder !== '' && !integrity.startsWith('sha512-'),
  )
  expect(unhashed).toEqual([])
})

test('missingFrom lists a missing platform binary', () => {
  const packages = {
    '': {},
    'node_modules/@tool/core': { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/darwin': '1.0.0' } },
    'node_modules/@tool/linux': {},
  }
  expect(missingFrom(packages)).toEqual(['node_modules/@tool/core → @tool/darwin'])
})
