// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { browserPresence } from './browser-presence.ts'

it('browserPresence reports input until it stops, and no message of a window', () => {
  const listener = vi.fn()
  const stop = browserPresence(document).onActivity(listener)
  document.dispatchEvent(new Event('keydown'))
  window.dispatchEvent(new MessageEvent('message', { source: window, data: { type: 'activity' } }))
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  document.dispatchEvent(new Event('keydown'))
  expect(listener).toHaveBeenCalledTimes(1)
})
