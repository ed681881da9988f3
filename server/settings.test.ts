import { describe, expect, it } from 'vitest'
import { BadSetting, readSettings } from './settings.ts'

describe('readSettings', () => {
  it('returns defaults for an empty environment', () => {
    expect(readSettings({})).toMatchObject({ port: 4173, apiUrl: null, passwordMin: 6, games: null, trustProxy: null })
  })

  it.each([
    ['PORT', '99999'],
    ['API_URL', 'localhost'],
    ['SANDBOX_NOW', 'yesterday'],
    ['PASSWORD_MIN', '5'],
    ['PASSWORD_MIN', 'long'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.256'],
    ['TRUST_PROXY', 'fe80::1%eth0'],
  ])('rejects %s=%s with the expected format', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(BadSetting)
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name} must be`, 'u'))
  })

  it.each([
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.1, 10.1.0.0/16,2001:db8::/32', ['10.0.0.1', '10.1.0.0/16', '2001:db8::/32']],
  ])('accepts TRUST_PROXY=%s', (text, trustProxy) => {
    expect(readSettings({ TRUST_PROXY: text })).toMatchObject({ trustProxy })
  })

  it('requires SITE_URL in production', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/^SITE_URL must be set in production/u)
    const settings = readSettings({ NODE_ENV: 'production', SITE_URL: 'https://casino.example/' })
    expect(settings).toMatchObject({ siteUrl: 'https://casino.example' })
  })

  it.each([
    [{}, '127.0.0.1'],
    [{ NODE_ENV: 'production', SITE_URL: 'https://casino.example' }, '0.0.0.0'],
    [{ HOST: '10.0.0.5' }, '10.0.0.5'],
  ])('listens only on this machine, except in production: %o', (environment, host) => {
    expect(readSettings(environment)).toMatchObject({ host })
  })
})
