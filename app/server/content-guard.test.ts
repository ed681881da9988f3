// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { contentGuard } from './content-guard.ts'

it('content is sanitised as pages do it', () => {
  expect(contentGuard.sanitise('<p onclick="x">A</p><script>x</script>')).toBe('<p>A</p>')
})

it.each([
  ['/promo', true],
  ['/#register', true],
  ['//evil.example', false],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
])('a slide may lead to %s: %s', (address, isAllowed) => expect(contentGuard.allowsAddress(address)).toBe(isAllowed))
