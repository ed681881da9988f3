import { afterEach, describe, expect, it, vi } from 'vitest'
import { socialWindowUrl, offeredNetwork } from './social-network.ts'

afterEach(() => vi.unstubAllGlobals())

const name = { ru: 'Astra ID', en: 'Astra ID' }
const SITE = 'https://casino.example'

/** A page with a sandbox network in the document and a network of the operator. */
function page(sandbox: string | null, social?: { name: typeof name; address: string } | null) {
  vi.stubGlobal('window', { location: { origin: SITE }, operatorSettings: social === undefined ? {} : { social } })
  vi.stubGlobal('document', { querySelector: () => (sandbox === null ? null : { getAttribute: () => sandbox }) })
  return offeredNetwork()
}

describe('offeredNetwork', () => {
  it('returns the sandbox network of the document, or null', () => {
    expect(page('/social')).toEqual({ name: null, address: `${SITE}/social` })
    expect(page(null)).toBeNull()
  })

  it('prefers the operator’s network, and returns null if the operator disabled it', () => {
    const social = { name, address: 'https://astra.example/login?client=7' }
    expect(page('/social', social)).toEqual(social)
    expect(page('/social', null)).toBeNull()
    expect(page(null, { name, address: '/login-window' })).toEqual({ name, address: `${SITE}/login-window` })
  })

  it.each([
    'http://astra.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://casino.example/1',
    '//astra.example/',
    'https://user:pass@astra.example/',
    'https://astra.example\\@evil.example/',
    '',
  ])('rejects the address %j', (address) => expect(page(null, { name, address })).toBeNull())
})

describe('socialWindowUrl', () => {
  it('adds language and theme to the existing parameters', () => {
    const address = 'https://astra.example/login?client=7'
    expect(socialWindowUrl(address, 'en', 'day')).toBe(`${address}&lang=en&theme=day`)
    expect(socialWindowUrl(address, 'ru', 'system')).toBe(`${address}&lang=ru`)
  })
})
