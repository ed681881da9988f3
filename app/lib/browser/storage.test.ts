import { afterEach, expect, it, vi } from 'vitest'
import { browserStorage } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

const corrupt = {
  getItem: () => {
    throw new DOMException('Corrupt', 'NS_ERROR_FILE_CORRUPTED')
  },
}

it.each([
  ['is disabled', {}],
  ['throws when it is read', { localStorage: corrupt }],
])('browserStorage returns null if the storage %s', (_, fakeWindow) => {
  const blocked = Object.defineProperty(fakeWindow, 'sessionStorage', {
    get: () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  vi.stubGlobal('window', blocked)
  expect(browserStorage('localStorage' in fakeWindow ? 'localStorage' : 'sessionStorage')).toBeNull()
})
