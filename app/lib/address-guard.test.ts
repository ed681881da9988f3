import { describe, expect, it } from 'vitest'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { guardAddress, pictureAddress } from './address-guard.ts'

const origin = 'https://casino.example'
const hosts = ['pay.example']
const guard = (address: string) => guardAddress(address, origin, hosts)

const refused = [
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
  // A host's name in front of which a scheme is missing, however its slashes are written.
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
  // Paths of the site that would be read as a host's name where they are followed.
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

/** What looks like a way out and is none: it stays on the site, as it is written. */
const own: readonly (readonly [string, string])[] = [
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

/** What hostile addresses are made of: each piece alone, between and around the others. */
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
/** Where an address leads; a mark with nothing behind it leads nowhere else. */
const placeOf = ({ origin: site, pathname, search, hash }: URL) => site + pathname + search + hash

function generated(): string[] {
  const random = seededRandom(13)
  const piece = () => pieces[random(pieces.length)]
  // Some begin rightly, so that not all of them are refused for their first letters.
  const begin = () => ['https://pay.example', 'https://casino.example', '/', ''][random(8)] ?? ''
  return Array.from({ length: GENERATED }, () => begin() + Array.from({ length: 1 + random(5) }, piece).join(''))
}

describe('the guard of addresses', () => {
  it.each(own)('sends %j to the router', (address, path) => {
    expect(guard(address)).toEqual({ kind: 'route', path })
  })

  it.each(['https://pay.example/a', 'https://PAY.example/a', 'https://pay.example:443/a'])(
    'sends %s, of a listed host, to the browser',
    (address) => {
      expect(guard(address)).toEqual({ kind: 'external', url: 'https://pay.example/a' })
    },
  )

  it.each(refused)('refuses %j', (address) => {
    expect(guard(address).kind).toBe('refused')
  })

  it('judges a long address as a short one', () => {
    const long = 'x'.repeat(5000)
    expect(guard(`/${long}`)).toEqual({ kind: 'route', path: `/${long}` })
    for (const address of [
      `//${long}`,
      `https://evil.example/${long}`,
      `https://casino.example.${long}/`,
      `/${long}\n`,
    ])
      expect(guard(address).kind).toBe('refused')
  })

  it('leads of five thousand made-up addresses only where the platform reads that they lead', () => {
    const met = { route: 0, external: 0, refused: 0 }
    const wrongly: string[] = []
    for (const address of generated()) {
      const answer = guard(address)
      met[answer.kind] += 1
      const read = URL.canParse(address, origin) ? new URL(address, origin) : null
      if (answer.kind === 'refused') continue
      // What is followed is read once more, by the browser or the router.
      const followed = new URL(answer.kind === 'route' ? answer.path : answer.url, origin)
      const isSame = read !== null && placeOf(followed) === placeOf(read)
      const isAllowed =
        answer.kind === 'route'
          ? followed.origin === origin && /^\/(?![/\\])/u.test(answer.path)
          : followed.protocol === 'https:' && hosts.includes(followed.host)
      if (!isSame || !isAllowed) wrongly.push(address)
    }
    expect(wrongly).toEqual([])
    // All three were met, so that nothing is right because nothing was asked.
    expect(Object.values(met).every((count) => count > 100)).toBe(true)
  })

  it('refuses no path of the site that says nothing odd', () => {
    const random = seededRandom(31)
    const parts = ['promo', 'a-b', '%20', 'ru', '7', 'турнир', 'x_y', '.well', '~me', "it's"]
    for (let at = 0; at < 1000; at += 1) {
      const part = () => parts[random(parts.length)]
      const address = `/${Array.from({ length: 1 + random(4) }, part).join('/')}${['', '?x=1', '#a', '?x=//y#z'][random(4)]}`
      const { pathname, search, hash } = new URL(address, origin)
      expect(guard(address)).toEqual({ kind: 'route', path: pathname + search + hash })
    }
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
