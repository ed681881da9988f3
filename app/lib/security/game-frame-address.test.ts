import { describe, expect, it } from 'vitest'
import { gameFrameAddress } from './game-frame-address.ts'

const origin = 'https://casino.example'

describe('gameFrameAddress', () => {
  it.each([
    ['/play/cherry-row?game=a', '/play/cherry-row?game=a'],
    ['http://games.example/a', 'https://games.example/a'],
    ['http://localhost:8080/a', 'http://localhost:8080/a'],
    ['http://127.0.0.1/a', 'http://127.0.0.1/a'],
    ['https://games.example/a', 'https://games.example/a'],
  ])('maps %s to %s', (address, url) => {
    expect(gameFrameAddress(address, origin)).toBe(url)
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
    expect(gameFrameAddress(address, origin)).toBeNull()
  })
})
