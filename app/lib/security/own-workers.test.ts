// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { allowOwnWorkers } from './own-workers.ts'

interface Rules {
  createScriptURL?: (address: string) => string
}

it('allowOwnWorkers creates one policy that allows only scripts from /assets/', () => {
  const policies: Rules[] = []
  const trustedTypes = {
    defaultPolicy: null as Rules | null,
    createPolicy(_name: string, rules: Rules) {
      trustedTypes.defaultPolicy = rules
      policies.push(rules)
    },
  }
  vi.stubGlobal('trustedTypes', trustedTypes)
  allowOwnWorkers()
  allowOwnWorkers()
  vi.unstubAllGlobals()
  const [rules] = policies
  expect(policies).toHaveLength(1)
  expect(Object.keys(rules ?? {})).toEqual(['createScriptURL'])
  const createScriptURL = (address: string) => rules?.createScriptURL?.(address)
  expect(createScriptURL('/assets/challenge-worker-a.js')).toBe(`${location.origin}/assets/challenge-worker-a.js`)
  const rejectedUrls = [
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    'data:text/javascript,a',
    '/media/a.js',
  ]
  for (const address of [...rejectedUrls, '/assets/../media/a.js', `blob:${location.origin}/assets/`])
    expect(() => createScriptURL(address), address).toThrow('another origin')
})
