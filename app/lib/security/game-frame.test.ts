import { describe, expect, it } from 'vitest'
import { flashFrame, gameFrame } from './game-frame.ts'

const origin = 'https://casino.example'
const open = (address: string) => gameFrame(address, origin)

describe('gameFrame', () => {
  it.each([
    ['/play/cherry-row?game=a#token', '/play/cherry-row?game=a#token'],
    [`${origin}/play/a`, '/play/a'],
    [`http://casino.example/play/a`, `${origin}/play/a`],
    ['https://casino.example:8443/a', 'https://casino.example:8443/a'],
    ['https://CASINO.example:8443/a', 'https://casino.example:8443/a'],
  ])('takes its origin from a frame of the site’s own host: %s', (address, src) => {
    expect(open(address)).toEqual({ src, keepsOrigin: false })
  })

  it.each([
    ['http://games.example/a', 'https://games.example/a'],
    ['http://localhost:8080/a', 'http://localhost:8080/a'],
    ['http://127.0.0.1/a', 'http://127.0.0.1/a'],
    ['https://games.example/a', 'https://games.example/a'],
    ['https://games.casino.example/a', 'https://games.casino.example/a'],
  ])('leaves its origin to a frame of another host: %s', (address, src) => {
    expect(open(address)).toEqual({ src, keepsOrigin: true })
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/.//evil.example',
    `${origin}//evil.example`,
    'data:text/html,x',
    'blob:https://casino.example/x',
    '',
    'https://a:b@games.example',
  ])('rejects %j', (address) => {
    expect(open(address)).toBeNull()
  })
})

describe('flashFrame', () => {
  it.each([
    ['/play/wheel.swf?lang=ru#token', '/flash/frame?swf=%2Fplay%2Fwheel.swf%3Flang%3Dru#token'],
    ['/play/wheel.swf', '/flash/frame?swf=%2Fplay%2Fwheel.swf'],
    [
      'https://games.example/a.swf?x=1&y=2#a#b',
      '/flash/frame?swf=https%3A%2F%2Fgames.example%2Fa.swf%3Fx%3D1%26y%3D2#a#b',
    ],
    ['http://games.example/a.swf', '/flash/frame?swf=https%3A%2F%2Fgames.example%2Fa.swf'],
  ])('plays %s in a frame of the site, with an opaque origin', (address, src) => {
    expect(flashFrame(address, origin)).toEqual({ src, keepsOrigin: false })
  })

  it.each(['javascript:alert(1)', '//evil.example/a.swf', 'data:application/x-shockwave-flash,x', ''])(
    'rejects %j',
    (address) => {
      expect(flashFrame(address, origin)).toBeNull()
    },
  )
})
