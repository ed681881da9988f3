// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readFrameMessage, type FrameMessage } from '#contract/play/frame.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import { openFrameLink } from './frame-link.ts'

const settings = { language: 'ru', reducedMotion: false, bet: 1 } as const
const ready = { v: 1, type: 'ready', supports: ['hold', 'settings'] }

/** Links an iframe and plays its window. */
function link(keepsOrigin = false, isHeld = false) {
  const iframe = document.createElement('iframe')
  document.body.append(iframe)
  const received: FrameMessage[] = []
  const onFlood = vi.fn()
  const opened = openFrameLink({
    iframe,
    frame: keepsOrigin ? { src: 'https://games.example/a', keepsOrigin } : { src: '/play/a', keepsOrigin },
    orders: { settings, isHeld },
    onMessage: (message) => void received.push(message),
    onFlood,
  })
  const frame = iframe.contentWindow
  const hello = vi.fn<(message: unknown, origin: string, ports: MessagePort[]) => void>()
  Object.defineProperty(frame, 'postMessage', { value: hello })
  return {
    received,
    onFlood,
    hello,
    opened,
    say: (data: unknown, from: Partial<MessageEventInit> = {}) =>
      window.dispatchEvent(new MessageEvent('message', { source: frame, origin: 'null', data, ...from })),
    /** The port that the frame has got. */
    port(): MessagePort {
      const port = hello.mock.calls[0]?.[2][0]
      if (port === undefined) throw new Error('No port')
      return port
    },
  }
}
afterEach(() => document.body.replaceChildren())

/** Posts on a port and waits until the other end has received it. */
async function post(port: MessagePort, ...messages: unknown[]): Promise<void> {
  for (const message of messages) port.postMessage(message)
  const { promise, resolve } = Promise.withResolvers<void>()
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => resolve())
  port1.start()
  port2.postMessage(null)
  await promise
  port1.close()
}

/** Collects what the page sends until it has sent `count` messages. */
function sentThrough(port: MessagePort, count: number): Promise<unknown[]> {
  const { promise, resolve } = Promise.withResolvers<unknown[]>()
  const sent: unknown[] = []
  port.addEventListener('message', ({ data }) => {
    sent.push(data)
    if (sent.length === count) resolve(sent)
  })
  port.start()
  return promise
}

describe('openFrameLink', () => {
  it('answers `ready` with settings and a port, which supports the rest', async () => {
    const { received, hello, say, port } = link()
    say(ready)
    expect(hello.mock.calls[0]?.slice(0, 2)).toEqual([{ v: 1, type: 'hello', ...settings }, '*'])
    await post(port(), { v: 1, type: 'activity' }, { v: 1, type: 'ended', reason: 'expired' })
    expect(received.map(({ type }) => type)).toEqual(['ready', 'activity', 'ended'])
    port().close()
  })

  it('names the origin of a frame that keeps it', () => {
    const { hello, say, port } = link(true)
    say(ready, { origin: 'https://games.example' })
    expect(hello.mock.calls[0]?.[1]).toBe('https://games.example')
    port().close()
  })

  it.each([
    ['another window', false, { source: window }],
    ['no window', false, { source: null }],
    ['another origin', false, { origin: 'https://evil.example' }],
    ['an opaque origin, though the frame has one', true, { origin: 'null' }],
    ['another host', true, { origin: 'https://games.example.evil' }],
  ])('ignores a message of %s', (_, keepsOrigin, from) => {
    const { received, hello, say } = link(keepsOrigin)
    say(ready, from)
    expect(received).toEqual([])
    expect(hello).not.toHaveBeenCalled()
  })

  it('supports the window once, and nothing without `ready`', () => {
    const { received, hello, say, port } = link()
    say({ v: 1, type: 'activity' })
    say({ v: 1, type: 'ended', reason: 'expired' })
    expect(received).toEqual([])
    say(ready)
    say(ready)
    say({ v: 1, type: 'activity' })
    expect(received).toHaveLength(1)
    expect(hello).toHaveBeenCalledTimes(1)
    port().close()
  })

  it('supports nothing after it was closed', async () => {
    const { received, hello, opened, say, port } = link()
    say(ready)
    opened.close()
    await post(port(), { v: 1, type: 'activity' })
    expect(received).toHaveLength(1)
    port().close()
    const other = link()
    other.opened.close()
    other.say(ready)
    expect(other.received).toEqual([])
    expect(hello).toHaveBeenCalledTimes(1)
  })

  it('sends what has changed through the port, and nothing before `ready`', async () => {
    const { opened, hello, say, port } = link()
    const english = { ...settings, language: 'en' } as const
    opened.update({ settings: english, isHeld: false })
    opened.refresh()
    expect(hello).not.toHaveBeenCalled()
    say(ready)
    expect(hello.mock.calls[0]?.[0]).toEqual({ v: 1, type: 'hello', ...english })
    const sent = sentThrough(port(), 4)
    opened.update({ settings: english, isHeld: true })
    opened.update({ settings, isHeld: true })
    opened.update({ settings, isHeld: false })
    opened.refresh()
    expect(await sent).toEqual([
      { v: 1, type: 'hold' },
      { v: 1, type: 'settings', ...settings },
      { v: 1, type: 'go' },
      { v: 1, type: 'refresh' },
    ])
    opened.close()
    port().close()
  })

  it('closes the port of a frame that floods it', async () => {
    const { received, onFlood, say, port } = link()
    say(ready)
    await post(port(), ...Array.from({ length: 500 }, () => ({ v: 1, type: 'activity' })))
    // The flood may cross into the next second once.
    expect(received.length).toBeLessThan(130)
    expect(onFlood).toHaveBeenCalledTimes(1)
    port().close()
  })

  it('holds a frame that becomes ready while the window is tucked', async () => {
    const { say, port } = link(false, true)
    say(ready)
    expect(await sentThrough(port(), 1)).toEqual([{ v: 1, type: 'hold' }])
    port().close()
  })
})

describe('readFrameMessage', () => {
  it('reads messages of version 1 without unknown fields', () => {
    expect(readFrameMessage({ ...ready, win: 100 })).toEqual(ready)
    expect(readFrameMessage({ v: 1, type: 'round', state: 'settled', id: 'a' })).not.toBeNull()
    expect(readFrameMessage({ v: 1, type: 'sound', isOn: true })).toEqual({ v: 1, type: 'sound', isOn: true })
  })

  it('reads none of 10,000 other values, and never throws', () => {
    const messages = [
      ready,
      { v: 1, type: 'activity' },
      { v: 1, type: 'round', state: 'settled', id: 'a' },
      { v: 1, type: 'held' },
      { v: 1, type: 'sound', isOn: true },
      { v: 1, type: 'ended', reason: 'expired' },
    ]
    /** A message with one field replaced by another value. */
    const broken = fc.constantFrom(...messages).chain((message) =>
      fc
        .tuple(
          fc.constantFrom(...Object.keys(message)),
          fc.oneof(fc.anything(), fc.string(), fc.array(fc.string(), { minLength: 1 }), fc.constant('x'.repeat(101))),
        )
        .filter(([field, value]) => field !== 'v' || value !== 1)
        .filter(([field, value]) => field !== 'id' || typeof value !== 'string' || value.length > 100)
        .filter(([field, value]) => field !== 'isOn' || typeof value !== 'boolean')
        .filter(([field, value]) => field !== 'supports' || !Array.isArray(value) || value.length > 0)
        .map(([field, value]) => ({ ...message, [field]: value })),
    )
    const other = fc.oneof({ weight: 3, arbitrary: broken }, { weight: 1, arbitrary: fc.anything() })
    fc.assert(
      fc.property(other, (value) => readFrameMessage(value) === null),
      { numRuns: testRuns(10_000) },
    )
  })
})
