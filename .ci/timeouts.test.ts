import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { TIMEOUT_FACTOR_VARIABLE } from './timeouts.ts'

afterEach(() => vi.unstubAllEnvs())

/** Milliseconds that a test waits for a state of a page. */
async function waitOn(slowness: string | undefined): Promise<number> {
  vi.resetModules()
  vi.stubEnv(TIMEOUT_FACTOR_VARIABLE, slowness)
  const { TIMEOUT } = await import('./timeouts.ts')
  return TIMEOUT.page
}

it('timeouts grow with the slowness of the machine, up to a limit', async () => {
  const usual = await waitOn(undefined)
  expect(await waitOn('0.5')).toBe(usual)
  expect(await waitOn('2.5')).toBe(2.5 * usual)
  expect(await waitOn('1000')).toBe(8 * usual)
})

/** Tests and their helpers. */
const TESTS = [
  'e2e/**/*.ts',
  '{server,app,ui,contract,conformance,games,visual-tests,bench}/**/*.{test,cases}.{ts,tsx}',
  '{server,app,contract}/testing/**/*.{ts,tsx}',
]

/** An option, a constant, or the last argument of a test or hook. The API's `timeout: 10` are seconds. */
const LITERALS = [/[tT]imeout: \d[\d_]{2,}/u, /TIME_?OUT\w* = \d/u, /^\s*(?:\},\s*)?\d[\d_]{3,},?\s*\)/mu]

/** Returns the tests whose text matches one of `patterns`. */
function testsWith(patterns: readonly RegExp[]): string[] {
  const root = join(import.meta.dirname, '..')
  const files = globSync(TESTS, { cwd: root })
  expect(files.length).toBeGreaterThan(200)
  return files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return patterns.some((pattern) => pattern.test(text))
  })
}

it('tests have no timeouts of their own', () => {
  expect(testsWith(LITERALS)).toEqual([])
})

it('no test forces a click, which would not wait for the page to stand still', () => {
  expect(testsWith([/\b(?:click|check|fill|hover|tap)\([^)]*\bforce: true/u])).toEqual([])
})

it('no test takes the body, which contains everything, for the element with the focus', () => {
  expect(testsWith([/expect\(document\.activeElement\??\.contains\(/u])).toEqual([])
})
