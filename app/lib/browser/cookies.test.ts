// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { documentCookies } from './cookies.ts'

const cookies = documentCookies(document, false)
afterEach(() => cookies.remove('first'))

it('documentCookies keeps a value until it is removed', () => {
  expect(cookies.get('first')).toBeNull()
  cookies.set('first', 'а; b=c', 1)
  expect(cookies.get('first')).toBe('а; b=c')
  cookies.remove('first')
  expect(cookies.get('first')).toBeNull()
})

it('documentCookies matches the whole name and ignores malformed values', () => {
  cookies.set('first2', '1', 1)
  expect(cookies.get('first')).toBeNull()
  cookies.remove('first2')
  document.cookie = 'first=%E0%A4%A'
  expect(cookies.get('first')).toBeNull()
})

it('documentCookies sets SameSite=Strict, and Secure over HTTPS', () => {
  const written: string[] = []
  const jar = {
    get cookie() {
      return ''
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  documentCookies(jar, true).set('first', '1', 2)
  documentCookies(jar, false).remove('first')
  expect(written).toEqual([
    'first=1; Path=/; Max-Age=172800; SameSite=Strict; Secure',
    'first=; Path=/; Max-Age=0; SameSite=Strict',
  ])
})
