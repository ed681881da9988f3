import { describe, expect, it } from 'vitest'
import { createSocialPort, type SocialHost } from './social-window.ts'

const ADDRESS = 'https://net.example/login?lang=ru'
const ORIGIN = 'https://net.example'
const validMessage = { source: 'cassiopeia-social', token: 'ticket' }

/** A page whose browser opens or blocks pop-ups, and that can receive any message. */
function page(behaviour: 'opens' | 'blocks' | 'opens and closes' = 'opens') {
  const popup = {
    closed: behaviour === 'opens and closes',
    focused: 0,
    focus: () => (popup.focused += 1),
    close: () => (popup.closed = true),
  }
  const listeners = new Set<Parameters<SocialHost['addEventListener']>[1]>()
  const opened: string[][] = []
  const host: SocialHost = {
    screenX: 100,
    screenY: 20,
    outerWidth: 1440,
    outerHeight: 900,
    open(...args) {
      opened.push(args)
      return behaviour === 'blocks' ? null : popup
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  }
  const tokens: string[] = []
  const popupWindow = createSocialPort(host)({ address: ADDRESS, onToken: (token) => void tokens.push(token) })
  const post = (data: unknown, { origin = ORIGIN, source = popup }: { origin?: string; source?: unknown } = {}) => {
    for (const listener of [...listeners]) listener({ data, origin, source })
  }
  return { popup, listeners, opened, tokens, popupWindow, post }
}

describe('createSocialPort', () => {
  it('opens a centred pop-up that can be focused and closed', () => {
    const { popupWindow, opened, popup, listeners } = page()
    expect(opened).toEqual([[ADDRESS, 'cassiopeia-social', 'popup,width=480,height=640,left=580,top=150']])
    // With either of them the pop-up could not post its token.
    expect(opened.join(' ')).not.toMatch(/noopener|noreferrer/u)
    popupWindow?.focus()
    expect([popup.focused, popupWindow?.isClosed()]).toEqual([1, false])
    popupWindow?.end()
    expect([popupWindow?.isClosed(), listeners.size]).toEqual([true, 0])
  })

  it.each(['blocks', 'opens and closes'] as const)(
    'returns null without a listener when the browser %s the pop-up',
    (behaviour) => {
      const { popupWindow, listeners } = page(behaviour)
      expect([popupWindow, listeners.size]).toEqual([null, 0])
    },
  )

  it('accepts one token and removes its listener', () => {
    const { post, tokens, listeners } = page()
    post(validMessage)
    post({ ...validMessage, token: 'second' })
    expect([tokens, listeners.size]).toEqual([['ticket'], 0])
  })

  it.each<[string, unknown, { origin?: string; source?: unknown }?]>([
    ['another origin', validMessage, { origin: 'https://evil.example' }],
    ['the same host over http', validMessage, { origin: 'http://net.example' }],
    ['the same host at another port', validMessage, { origin: 'https://net.example:8443' }],
    ['an origin with the same beginning', validMessage, { origin: 'https://net.example.evil.example' }],
    ['no origin', validMessage, { origin: '' }],
    ['an opaque origin', validMessage, { origin: 'null' }],
    ['another window', validMessage, { source: {} }],
    ['no window', validMessage, { source: null }],
    ['no token', { source: validMessage.source }],
    ['an empty token', { ...validMessage, token: '' }],
    ['a token that is a number', { ...validMessage, token: 7 }],
    ['a token that is an array', { ...validMessage, token: ['ticket'] }],
    ['a token that is huge', { ...validMessage, token: 'x'.repeat(100_000) }],
    ['another message source', { ...validMessage, source: 'react-devtools' }],
    ['no message source', { token: 'ticket' }],
    ['a number', 7],
    ['an array', [validMessage]],
    ['an array with the fields of a message', Object.assign([1], validMessage)],
    ['a JSON string', JSON.stringify(validMessage)],
    ['null', null],
    ['undefined', undefined],
  ])('ignores %s and keeps listening', (_case, data, from) => {
    const { post, tokens } = page()
    post(data, from)
    expect(tokens).toEqual([])
    post(validMessage)
    expect(tokens).toEqual(['ticket'])
  })

  it('ignores messages after end()', () => {
    const { post, tokens, popupWindow } = page()
    popupWindow?.end()
    post(validMessage)
    expect(tokens).toEqual([])
  })
})
