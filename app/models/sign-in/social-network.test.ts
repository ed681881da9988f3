import { afterEach, describe, expect, it, vi } from 'vitest'
import { socialWindowUrl, offeredNetwork } from './social-network.ts'

afterEach(() => vi.unstubAllGlobals())

const name = { ru: 'Astra ID', en: 'Astra ID' }
const SITE = 'https://casino.example'

/** A page whose document says where the server's own network is, and whose operator has set this. */
function page(own: string | null, social?: { name: typeof name; address: string } | null) {
  vi.stubGlobal('window', { location: { origin: SITE }, operatorSettings: social === undefined ? {} : { social } })
  vi.stubGlobal('document', { querySelector: () => (own === null ? null : { getAttribute: () => own }) })
  return offeredNetwork()
}

describe('the network that is offered', () => {
  it('is the server’s own where the document names it, and none where it does not', () => {
    expect(page('/social')).toEqual({ name: null, address: `${SITE}/social` })
    expect(page(null)).toBeNull()
  })

  it('is the operator’s, whatever the document says, and none where the operator wants none', () => {
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
  ])('is none where its address is %j', (address) => expect(page(null, { name, address })).toBeNull())
})

describe('the address of a window', () => {
  it('says how the page looks, beside what it says already', () => {
    const address = 'https://astra.example/login?client=7'
    expect(socialWindowUrl(address, 'en', 'day')).toBe(`${address}&lang=en&theme=day`)
    expect(socialWindowUrl(address, 'ru', 'system')).toBe(`${address}&lang=ru`)
  })
})
