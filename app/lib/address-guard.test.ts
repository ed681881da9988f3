import { describe, expect, it } from 'vitest'
import { gameFrameAddress, guardAddress, pictureAddress } from './address-guard.ts'

const origin = 'https://casino.example'
const guard = (address: string) => guardAddress(address, origin, ['pay.example'])

describe('the guard of addresses', () => {
  it('sends paths of the site to the router', () => {
    expect(guard('/promo?x=1#a')).toEqual({ kind: 'route', path: '/promo?x=1#a' })
    expect(guard('https://casino.example/faq')).toEqual({ kind: 'route', path: '/faq' })
  })

  it('sends https of a listed host to the browser', () => {
    expect(guard('https://pay.example/a')).toEqual({ kind: 'external', url: 'https://pay.example/a' })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'http://pay.example/',
    'https://user:pass@pay.example/',
    'https://pay.example@evil.example/',
    'vbscript:x',
    'blob:https://casino.example/x',
    '',
    'https://',
  ])('refuses %j', (address) => {
    expect(guard(address).kind).toBe('refused')
  })
})

describe("a game's address", () => {
  it.each([
    ['/play/cherry-row?game=a', '/play/cherry-row?game=a'],
    ['http://games.example/a', 'https://games.example/a'],
    ['http://localhost:8080/a', 'http://localhost:8080/a'],
    ['http://127.0.0.1/a', 'http://127.0.0.1/a'],
    ['https://games.example/a', 'https://games.example/a'],
  ])('%s leads to %s', (address, url) => {
    expect(gameFrameAddress(address, origin)).toBe(url)
  })

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'https://a:b@games.example'])(
    'refuses %s',
    (address) => {
      expect(gameFrameAddress(address, origin)).toBeNull()
    },
  )
})

describe("a picture's address", () => {
  it('is a path or https', () => {
    expect(pictureAddress('/media/a.svg')).toBe('/media/a.svg')
    expect(pictureAddress('https://cdn.example/a.png')).toBe('https://cdn.example/a.png')
    for (const bad of ['', '//evil', 'javascript:x', 'data:image/svg+xml,x', 'a.png'])
      expect(pictureAddress(bad)).toBeNull()
  })
})
