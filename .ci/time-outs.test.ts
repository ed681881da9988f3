import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { PATIENCE_VARIABLE } from './time-outs.ts'

afterEach(() => vi.unstubAllEnvs())

/** Milliseconds that a test waits for a state of a page. */
async function waitOn(slowness: string | undefined): Promise<number> {
  vi.resetModules()
  vi.stubEnv(PATIENCE_VARIABLE, slowness)
  const { TIME_OUT } = await import('./time-outs.ts')
  return TIME_OUT.page
}

it('time-outs grow with the slowness of the machine, up to a limit', async () => {
  const usual = await waitOn(undefined)
  expect(await waitOn('0.5')).toBe(usual)
  expect(await waitOn('2.5')).toBe(2.5 * usual)
  expect(await waitOn('1000')).toBe(8 * usual)
})

it('journeys have no time-outs of their own', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('e2e/**/*.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(50)
  const withNumber = files.filter((file) => /\b\w*[tT]imeout: [\d_]+\b/u.test(readFileSync(join(root, file), 'utf8')))
  expect(withNumber).toEqual([])
})
