import { describe, expect, it } from 'vitest'
import { guardAddress, pictureAddress } from './address-guard.ts'

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
    // Paths of the site that would be read as a host's name where they are followed.
    '/.//evil.example/x',
    '/a/..//evil.example/x',
    '/%2e//evil.example/x',
    'https://casino.example//evil.example',
    '',
    'https://',
  ])('refuses %j', (address) => {
    expect(guard(address).kind).toBe('refused')
  })
})

describe("a picture's address", () => {
  it('is a path or https', () => {
    expect(pictureAddress('/media/a.svg')).toBe('/media/a.svg')
    expect(pictureAddress('https://cdn.example/a.png')).toBe('https://cdn.example/a.png')
    for (const bad of ['', '//evil', 'javascript:x', 'data:image/svg+xml,x', 'a.png'])
      expect(pictureAddress(bad)).toBeNull()
  })
})
