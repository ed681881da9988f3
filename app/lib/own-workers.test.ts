// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { allowOwnWorkers } from './own-workers.ts'

interface Rules {
  createScriptURL?: (address: string) => string
}

it('lets a worker start from a file of the site alone, and says so to the page once', () => {
  const made: Rules[] = []
  const known = {
    defaultPolicy: null as Rules | null,
    createPolicy(_name: string, rules: Rules) {
      known.defaultPolicy = rules
      made.push(rules)
    },
  }
  vi.stubGlobal('trustedTypes', known)
  allowOwnWorkers()
  allowOwnWorkers()
  vi.unstubAllGlobals()
  const [rules] = made
  expect(made).toHaveLength(1)
  expect(Object.keys(rules ?? {})).toEqual(['createScriptURL'])
  const admit = (address: string) => rules?.createScriptURL?.(address)
  expect(admit('/assets/challenge-worker-a.js')).toBe(`${location.origin}/assets/challenge-worker-a.js`)
  const elsewhere = [
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    'data:text/javascript,a',
    '/media/a.js',
  ]
  for (const address of [...elsewhere, '/assets/../media/a.js', `blob:${location.origin}/assets/`])
    expect(() => admit(address), address).toThrow('another place')
})
