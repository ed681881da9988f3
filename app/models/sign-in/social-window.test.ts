import { describe, expect, it } from 'vitest'
import { createSocialPort, type SocialHost } from './social-window.ts'

const ADDRESS = 'https://net.example/login?lang=ru'
const ORIGIN = 'https://net.example'
const good = { source: 'cassiopeia-social', token: 'ticket' }

/** A page whose windows open as the test says, and that may be told anything by anybody. */
function page(answer: 'opens' | 'blocks' | 'opens and closes' = 'opens') {
  const popup = {
    closed: answer === 'opens and closes',
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
    open(...how) {
      opened.push(how)
      return answer === 'blocks' ? null : popup
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  }
  const tokens: string[] = []
  const shown = createSocialPort(host)({ address: ADDRESS, onToken: (token) => void tokens.push(token) })
  const tell = (data: unknown, { origin = ORIGIN, source = popup }: { origin?: string; source?: unknown } = {}) => {
    for (const listener of [...listeners]) listener({ data, origin, source })
  }
  return { popup, listeners, opened, tokens, shown, tell }
}

describe('the window of a social network', () => {
  it('is a pop-up at its address, which can be looked at, called to the front, and ended', () => {
    const { shown, opened, popup, listeners } = page()
    expect(opened).toEqual([[ADDRESS, 'cassiopeia-social', 'popup,width=480,height=640,left=580,top=150']])
    // With either of them the window could not talk back.
    expect(opened.join(' ')).not.toMatch(/noopener|noreferrer/u)
    shown?.focus()
    expect([popup.focused, shown?.isClosed()]).toEqual([1, false])
    shown?.end()
    expect([shown?.isClosed(), listeners.size]).toEqual([true, 0])
  })

  it.each(['blocks', 'opens and closes'] as const)(
    'is none where the browser %s it, and nobody is listened to',
    (answer) => {
      const { shown, listeners } = page(answer)
      expect([shown, listeners.size]).toEqual([null, 0])
    },
  )

  it('tells one token, and is then listened to no more', () => {
    const { tell, tokens, listeners } = page()
    tell(good)
    tell({ ...good, token: 'second' })
    expect([tokens, listeners.size]).toEqual([['ticket'], 0])
  })

  it.each<[string, unknown, { origin?: string; source?: unknown }?]>([
    ['another origin', good, { origin: 'https://evil.example' }],
    ['the same host without its lock', good, { origin: 'http://net.example' }],
    ['the same host at another port', good, { origin: 'https://net.example:8443' }],
    ['an origin that only begins so', good, { origin: 'https://net.example.evil.example' }],
    ['no origin', good, { origin: '' }],
    ['a page that hides its origin', good, { origin: 'null' }],
    ['another window', good, { source: {} }],
    ['no window', good, { source: null }],
    ['no token', { source: good.source }],
    ['an empty token', { ...good, token: '' }],
    ['a token that is a number', { ...good, token: 7 }],
    ['a token that is a list', { ...good, token: ['ticket'] }],
    ['a token that is huge', { ...good, token: 'x'.repeat(100_000) }],
    ['another sign', { ...good, source: 'react-devtools' }],
    ['no sign', { token: 'ticket' }],
    ['a number', 7],
    ['a list', [good]],
    ['a list that is dressed as an answer', Object.assign([1], good)],
    ['a text', JSON.stringify(good)],
    ['nothing', null],
    ['nothing at all', undefined],
  ])('takes nothing from %s, and goes on listening', (_case, data, from) => {
    const { tell, tokens } = page()
    tell(data, from)
    expect(tokens).toEqual([])
    tell(good)
    expect(tokens).toEqual(['ticket'])
  })

  it('takes nothing after its end', () => {
    const { tell, tokens, shown } = page()
    shown?.end()
    tell(good)
    expect(tokens).toEqual([])
  })
})
