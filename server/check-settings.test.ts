import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { findUnknownSettings, findWrongSettings, readCheckedSettings } from './check-settings.ts'
import { nodeEnvironment } from './testing/child-process.ts'

it('every wrong value is named with what is expected, and no secret is shown', () => {
  const lines = findWrongSettings({
    NODE_ENV: 'production',
    PORT: '99999',
    SITE_URL: 'casino.example',
    DATABASE_URL: 'mysql://user:pass-word@db/site',
    BOTS: 'off',
    DOCUMENTS_KEY: 'pass-word',
    PAYMENT_GATEWAY_URL: 'https://pay.example',
    PAYMENT_GATEWAY_SECRET: 'pass-word',
  })
  expect(lines.toSorted()).toEqual([
    'BOTS must be 0 or 1, not "off".',
    'DATABASE_URL must be an address such as postgresql://user@localhost:5432/cassiopeia.',
    'DOCUMENTS_KEY must be 32 random bytes in base64: openssl rand -base64 32',
    'PAYMENT_GATEWAY_SECRET must be at least 32 characters long.',
    'PORT must be a whole number from 0 to 65535, not "99999".',
    'SITE_URL must be an address such as http://localhost:8080, not "casino.example".',
  ])
})

it('a value that is missing in production is one of them', () => {
  expect(findWrongSettings({ NODE_ENV: 'production', PORT: 'many' })).toEqual([
    expect.stringMatching(/^PORT must be/u),
    expect.stringMatching(/^SITE_URL must be set in production/u),
    expect.stringMatching(/^DOCUMENTS_KEY must be set in production/u),
  ])
})

it('a mode that does not exist is not taken for one without production', () => {
  expect(findWrongSettings({ NODE_ENV: 'prod' })).toEqual([
    'NODE_ENV must be production, development or test, not "prod".',
  ])
})

it('a name that begins like a setting and is none is reported with those that exist', () => {
  expect(findUnknownSettings({ SANDBOX_TIME: '1', PATH: '/bin', PORT: '1', SANDBOX_SEED: '2' })).toEqual([
    'SANDBOX_TIME is no setting. There are SANDBOX_NOW, SANDBOX_SEED, SANDBOX_GAMES.',
  ])
})

it.each([
  ['AUTOPLAY', 'AUTO_PLAY'],
  ['PASSWORDMIN', 'PASSWORD_MIN'],
  ['KEEP_ASSET_DIR', 'KEEP_ASSETS_DIR'],
  ['SITE_URLS', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['REDIS_URI', 'REDIS_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_REPLICA_ULR', 'DATABASE_REPLICA_URL'],
  ['PASSWORT_MIN', 'PASSWORD_MIN'],
  ['SMS_WEBHOOK', 'SMS_WEBHOOK_URL'],
])('%s is reported as a misspelt %s', (name, meant) => {
  expect(findUnknownSettings({ [name]: '0', [meant]: '1' })).toEqual([`${name} is no setting. There is ${meant}.`])
})

it('names of other programs are not taken for settings', () => {
  const names = ['HOSTNAME', 'APP_URL', 'API_KEY', 'SITE', 'SITE_NAME', 'DATA', 'KEEP', 'HOT', 'http_proxy']
  expect(findUnknownSettings(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([])
})

it('a start reads right settings, and rejects wrong ones together', () => {
  expect(readCheckedSettings({ PORT: '80' }).port).toBe(80)
  expect(() => readCheckedSettings({ PORT: 'x', BOTS: 'x' })).toThrow(/^PORT must be .+\nBOTS must be .+$/u)
})

it('--settings prints the values, what is wrong, and ends with 78', () => {
  const serve = new URL('serve.ts', import.meta.url).pathname
  const run = (environment: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [serve, '--settings'], { env: nodeEnvironment(environment), encoding: 'utf8' })
  const wrong = run({ PORT: 'many', SANDBOX_TIME: '1' })
  expect(wrong.stdout).toContain('PORT=many\n')
  expect(wrong.stderr.split('\n')).toEqual([
    'PORT must be a whole number from 0 to 65535, not "many".',
    'SANDBOX_TIME is no setting. There are SANDBOX_NOW, SANDBOX_SEED, SANDBOX_GAMES.',
    '',
  ])
  expect(wrong.status).toBe(78)
  const right = run({ PORT: '80' })
  expect([right.stderr, right.status]).toEqual(['', 0])
})
