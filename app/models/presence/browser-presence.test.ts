// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserPresence } from './browser-presence.ts'

const activity = { type: 'cassiopeia:activity' }

/** Adds an iframe and returns its window. */
function addFrame(): Window | null {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  return frame.contentWindow
}
afterEach(() => document.body.replaceChildren())

function receive(message: MessageEventInit): number {
  const listener = vi.fn()
  const stop = browserPresence(document).onActivity(listener)
  window.dispatchEvent(new MessageEvent('message', message))
  stop()
  window.dispatchEvent(new MessageEvent('message', message))
  return listener.mock.calls.length
}

describe('browserPresence', () => {
  it('reports the activity in a frame with an opaque origin', () => {
    expect(receive({ source: addFrame(), origin: 'null', data: activity })).toBe(1)
  })

  it.each([
    ['another origin', () => ({ source: addFrame(), origin: 'https://evil.example', data: activity })],
    ['another window', () => ({ source: window, origin: 'null', data: activity })],
    ['no window', () => ({ source: null, origin: 'null', data: activity })],
    ['another type', () => ({ source: addFrame(), origin: 'null', data: { type: 'other' } })],
    ['no data', () => ({ source: addFrame(), origin: 'null', data: null })],
  ])('ignores a message of %s', (_, message) => {
    expect(receive(message())).toBe(0)
  })
})
