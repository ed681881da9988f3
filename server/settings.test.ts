import { describe, expect, it } from 'vitest'
import { BadSetting, productionWarnings, readSettings } from './settings.ts'

describe('readSettings', () => {
  it('returns defaults for an empty environment', () => {
    expect(readSettings({})).toMatchObject({ port: 4173, apiUrl: null, passwordMin: 6, games: null, trustProxy: null })
  })

  it.each([
    ['PORT', '99999'],
    ['API_URL', 'localhost'],
    ['SMS_WEBHOOK_URL', 'gateway'],
    ['REDIS_URL', 'localhost:6379'],
    ['DATABASE_REPLICA_URL', 'standby:5432'],
    ['DATABASE_CONNECTIONS', '1'],
    ['DRAIN_SECONDS', '301'],
    ['AUTO_PLAY', 'off'],
    ['SANDBOX_NOW', 'yesterday'],
    ['PASSWORD_MIN', '5'],
    ['PASSWORD_MIN', 'long'],
    ['METRICS_TOKEN', 'short'],
    ['DOCUMENTS_KEY', 'short'],
    ['DOCUMENTS_KEYS_OLD', `${'A'.repeat(43)}=,short`],
    ['DOCUMENTS_RETENTION_DAYS', '0'],
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

  it.each([
    ['BOTS', 'bots'],
    ['AUTO_PLAY', 'autoPlay'],
    ['SANDBOX', 'sandbox'],
  ] as const)('reads %s=0 as off and 1 as on', (name, setting) => {
    expect([readSettings({ [name]: '0' })[setting], readSettings({ [name]: '1' })[setting]]).toEqual([false, true])
  })

  it.each([
    ['rediss://:secret@cache.example:6380/2', 'rediss://:secret@cache.example:6380/2'],
    ['valkey://cache.example', 'redis://cache.example'],
    ['', null],
  ])('accepts REDIS_URL=%s', (text, cacheUrl) => {
    expect(readSettings({ REDIS_URL: text })).toMatchObject({ cacheUrl })
  })

  it('cuts the trailing slash of a base URL, and keeps that of a gateway', () => {
    const settings = readSettings({ API_URL: 'http://api.example/', SMS_WEBHOOK_URL: 'https://sms.example/send/' })
    expect([settings.apiUrl, settings.messaging.smsUrl]).toEqual(['http://api.example', 'https://sms.example/send/'])
  })

  it.each([
    [{ SITE_URL: 'https://casino.example/ru' }, /^SITE_URL must end with the host or port: /u],
    [{ SITE_URL: 'https://casino.example?ref=1' }, /^SITE_URL must end with the host or port: /u],
    [{ SITE_URL: 'https://casino.example/#' }, /^SITE_URL must end with the host or port: /u],
    [{ SITE_URL: 'https://user:secret@casino.example' }, /^SITE_URL must not contain a user name or password\.$/u],
    [
      { REDIS_URL: 'http://:secret@cache.example' },
      /^REDIS_URL must be an address such as redis:\/\/localhost:6379\.$/u,
    ],
    [
      { DATABASE_REPLICA_URL: 'postgresql://user:secret@standby/site' },
      /^DATABASE_REPLICA_URL needs DATABASE_URL, its primary\.$/u,
    ],
    [{ DOCUMENTS_KEY: Buffer.alloc(32).toString('base64') }, /^DOCUMENTS_KEY must be 32 random bytes/u],
  ])('rejects %j and shows no secret', (environment, message) =>
    expect(() => readSettings(environment)).toThrow(message),
  )

  it.each([
    [{ PAYMENT_GATEWAY_URL: 'http://pay.example' }, /^PAYMENT_GATEWAY_URL must be an https address\.$/u],
    [{ PAYMENT_GATEWAY_URL: 'https://pay.example' }, /^PAYMENT_GATEWAY_SECRET must be at least 32 characters long\.$/u],
    [
      { PAYMENT_GATEWAY_URL: 'https://pay.example', PAYMENT_GATEWAY_SECRET: 'short' },
      /^PAYMENT_GATEWAY_SECRET must be at least 32 characters long\.$/u,
    ],
  ])('rejects %j, which would not keep payments safe', (environment, message) =>
    expect(() => readSettings(environment)).toThrow(message),
  )

  it('requires SITE_URL in production, where it drains for five seconds and has no sandbox', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/^SITE_URL must be set in production/u)
    const settings = readSettings({
      NODE_ENV: 'production',
      SITE_URL: 'https://casino.example/',
      API_URL: 'http://localhost:8080',
    })
    expect(settings).toMatchObject({ siteUrl: 'https://casino.example', drainSeconds: 5, sandbox: false })
    expect(readSettings({}).drainSeconds).toBe(0)
  })

  it.each([
    [{}, '127.0.0.1'],
    [{ NODE_ENV: 'production', SITE_URL: 'https://casino.example', API_URL: 'http://localhost:8080' }, '0.0.0.0'],
    [{ HOST: '10.0.0.5' }, '10.0.0.5'],
  ])('listens only on this machine, except in production: %o', (environment, host) => {
    expect(readSettings(environment)).toMatchObject({ host })
  })

  it('requires DOCUMENTS_KEY in production, unless an operator’s back end stores the documents', () => {
    const key = Buffer.from('0123456789abcdef'.repeat(2)).toString('base64')
    const site = { NODE_ENV: 'production', SITE_URL: 'https://casino.example' }
    expect(() => readSettings(site)).toThrow(/^DOCUMENTS_KEY must be set in production/u)
    expect(readSettings({ ...site, API_URL: 'http://localhost:8080' }).apiUrl).not.toBeNull()
    expect(readSettings({ DOCUMENTS_KEYS_OLD: key }).documentKeys.old).toHaveLength(1)
    const { documentKeys } = readSettings({ ...site, DOCUMENTS_KEY: key })
    expect(documentKeys.current.key.toString('base64')).toBe(key)
    expect(documentKeys.current.id).toMatch(/^[\da-f]{8}$/u)
  })
})

describe('productionWarnings', () => {
  const warningsOf = (environment: NodeJS.ProcessEnv) => productionWarnings(environment, readSettings(environment))
  const DOCUMENTS_KEY = Buffer.from('0123456789abcdef'.repeat(2)).toString('base64')
  const production = { NODE_ENV: 'production', SITE_URL: 'https://casino.example', DOCUMENTS_KEY }

  it('names the gateways that are missing in production', () => {
    expect(warningsOf({})).toEqual([])
    const payments = {
      PAYMENT_GATEWAY_URL: 'https://pay.example',
      PAYMENT_GATEWAY_SECRET: 'a secret of at least 32 characters',
    }
    expect(warningsOf(production)).toEqual([
      'Codes are not sent: set SMS_WEBHOOK_URL and EMAIL_WEBHOOK_URL.',
      'Deposits and withdrawals are refused: set PAYMENT_GATEWAY_URL and PAYMENT_GATEWAY_SECRET.',
    ])
    expect(warningsOf({ ...production, SANDBOX: '1' })).toHaveLength(1)
    const sms = { ...production, ...payments, SMS_WEBHOOK_URL: 'https://sms.example' }
    expect(warningsOf(sms)).toEqual(['Codes are not sent: set EMAIL_WEBHOOK_URL.'])
    expect(warningsOf({ ...sms, EMAIL_WEBHOOK_URL: 'https://mail.example' })).toEqual([])
  })
})
