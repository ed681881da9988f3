import { describe, expect, it } from 'vitest'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { guardAddress, pictureAddress } from './address-guard.ts'

const origin = 'https://casino.example'
const hosts = ['pay.example']
const guard = (address: string) => guardAddress(address, origin, hosts)

const rejected = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://casino.example/%0aalert(1)',
  'javascript:%61lert(1)',
  'data:text/html,x',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:x',
  'blob:https://casino.example/x',
  'filesystem:https://casino.example/x',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://casino.example/',
  'mailto:a@evil.example',
  'tel:+79991234567',
  'ws://casino.example/x',
  'wss://casino.example/x',
  'ftp://casino.example/x',
  'intent://casino.example/#Intent;scheme=https;end',
  // Protocol-relative URLs, in every spelling of the slashes.
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '//evil.example@casino.example/',
  '//casino.example@evil.example/',
  '//casino.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '/ /evil.example',
  '/\u00A0/evil.example',
  '/\u2028/evil.example',
  '/\u0085/evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https:///evil.example',
  // Other hosts.
  'https://evil.example/',
  'https://casino.example.evil.example/',
  'https://evil.example/casino.example',
  'https://evil.example?https://casino.example/',
  'https://evil.example#@casino.example/',
  'https://casino.example:8443/',
  'https://pay.example:8443/',
  'https://sub.casino.example/',
  'https://casino\u3002example\u3002evil.example/',
  'https://xn--csino-vqa.example/',
  'http://casino.example/',
  'http://pay.example/',
  'https://user:pass@pay.example/',
  'https://pay.example@evil.example/',
  'https://casino.example@evil.example/',
  'https://casino.example%2F@evil.example/',
  // Same-origin paths that normalise to a protocol-relative URL.
  '/.//evil.example/x',
  '/a/..//evil.example/x',
  '/%2e//evil.example/x',
  '/%2E%2e//evil.example/x',
  'https://casino.example//evil.example',
  '',
  ' ',
  'https://',
  'https://[::1',
  'https://casino.example:99999/',
]

/** URLs that look external but resolve to the site. */
const allowedPaths: readonly (readonly [string, string])[] = [
  ['/promo?x=1#a', '/promo?x=1#a'],
  ['https://casino.example/faq', '/faq'],
  ['https://casino.example:443/faq', '/faq'],
  ['HTTPS://CASINO.example/faq', '/faq'],
  ['https:', '/'],
  ['https:faq', '/faq'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/%2F/evil.example', '/%2F/evil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/%252Fevil.example', '/%252Fevil.example'],
  ['%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/a//evil.example', '/a//evil.example'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/?to=//evil.example', '/?to=//evil.example'],
  ['/#//evil.example', '/#//evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/../../profile', '/profile'],
  ['evil.example', '/evil.example'],
]

/** Fragments that the generated URLs are built from. */
const pieces = [
  ...['/', '//', '\\', '/.', '/..', '.', '..', '%2e', '%2f', '%5c', '%09', '%0a', '%00', '%252f'],
  ...['\t', '\n', '\r', ' ', '\u00A0', '\u200B', '\u202E', '\uFEFF', '\u3002', '\uFF0F', '\uFF3C'],
  ...[':', '@', '?', '#', '&', '=', ';', '[', ']', ':443', ':80', ':0'],
  ...['https:', 'https://', 'HTTPS://', 'http://', 'javascript:', 'data:', 'blob:', 'blob:https://', 'file:'],
  ...[
    'casino.example',
    'CASINO.example',
    'pay.example',
    'https://pay.example',
    'https://pay.example/',
    'evil.example',
    'user',
    'a',
    'promo',
    'x'.repeat(50),
  ],
]
const GENERATED = 5000
/** Ignores an empty query or hash, which does not change the target. */
const normalise = ({ origin: site, pathname, search, hash }: URL) => site + pathname + search + hash

function generated(): string[] {
  const random = seededRandom(13)
  const piece = () => pieces[random(pieces.length)]
  // Some start with an allowed prefix, so that not all are rejected at the start.
  const prefix = () => ['https://pay.example', 'https://casino.example', '/', ''][random(8)] ?? ''
  return Array.from({ length: GENERATED }, () => prefix() + Array.from({ length: 1 + random(5) }, piece).join(''))
}

describe('guardAddress', () => {
  it.each(allowedPaths)('routes %j', (address, path) => {
    expect(guard(address)).toEqual({ kind: 'route', path })
  })

  it.each(['https://pay.example/a', 'https://PAY.example/a', 'https://pay.example:443/a'])(
    'allows %s, whose host is listed',
    (address) => {
      expect(guard(address)).toEqual({ kind: 'external', url: 'https://pay.example/a' })
    },
  )

  it.each(rejected)('rejects %j', (address) => {
    expect(guard(address).kind).toBe('rejected')
  })

  it('treats a long URL like a short one', () => {
    const long = 'x'.repeat(5000)
    expect(guard(`/${long}`)).toEqual({ kind: 'route', path: `/${long}` })
    for (const address of [
      `//${long}`,
      `https://evil.example/${long}`,
      `https://casino.example.${long}/`,
      `/${long}\n`,
    ])
      expect(guard(address).kind).toBe('rejected')
  })

  it('allows only generated URLs whose target the platform parses the same way', () => {
    const counts = { route: 0, external: 0, rejected: 0 }
    const failures: string[] = []
    for (const address of generated()) {
      const result = guard(address)
      counts[result.kind] += 1
      const parsed = URL.canParse(address, origin) ? new URL(address, origin) : null
      if (result.kind === 'rejected') continue
      // The browser or the router parses the result again.
      const reparsed = new URL(result.kind === 'route' ? result.path : result.url, origin)
      const isSame = parsed !== null && normalise(reparsed) === normalise(parsed)
      const isAllowed =
        result.kind === 'route'
          ? reparsed.origin === origin && /^\/(?![/\\])/u.test(result.path)
          : reparsed.protocol === 'https:' && hosts.includes(reparsed.host)
      if (!isSame || !isAllowed) failures.push(address)
    }
    expect(failures).toEqual([])
    // Guards against a vacuous pass: every kind of result occurs.
    expect(Object.values(counts).every((count) => count > 100)).toBe(true)
  })

  it('allows ordinary paths of the site', () => {
    const random = seededRandom(31)
    const parts = ['promo', 'a-b', '%20', 'ru', '7', 'турнир', 'x_y', '.well', '~me', "it's"]
    for (let index = 0; index < 1000; index += 1) {
      const part = () => parts[random(parts.length)]
      const address = `/${Array.from({ length: 1 + random(4) }, part).join('/')}${['', '?x=1', '#a', '?x=//y#z'][random(4)]}`
      const { pathname, search, hash } = new URL(address, origin)
      expect(guard(address)).toEqual({ kind: 'route', path: pathname + search + hash })
    }
  })
})

describe('pictureAddress', () => {
  it('accepts only paths and https', () => {
    expect(pictureAddress('/media/a.svg')).toBe('/media/a.svg')
    expect(pictureAddress('https://cdn.example/a.png')).toBe('https://cdn.example/a.png')
    for (const bad of ['', '//evil', 'javascript:x', 'data:image/svg+xml,x', 'a.png'])
      expect(pictureAddress(bad)).toBeNull()
  })
})
