import { join } from 'node:path'
import { credentials } from '#contract/player/credentials.ts'
import { developmentKeys, readDocumentKey, type DocumentKeys } from './accounts/documents/document-cipher.ts'
import type { DatabaseSource } from './db/open.ts'
import type { MessagingSettings } from './messaging/choose-sender.ts'
import type { GatewaySettings } from './money/gateway/client.ts'
import { DEFAULT_CONNECTIONS } from './db/postgres-pool.ts'
import { readProxyTrust, type ProxyTrust } from './http/proxy-trust.ts'

/** Settings from environment variables. */
export interface Settings {
  port: number
  /** Address to listen on. */
  host: string
  /** URL of an operator's back end; the embedded one then does not start. */
  apiUrl: string | null
  /** The site's public URL behind a proxy, for search engines and SMS codes. */
  siteUrl: string | null
  /** Proxies trusted to report the client address; `null` for none. */
  trustProxy: ProxyTrust | null
  /** Seconds between the signal to stop and the end of listening, in which `/readyz` is 503. */
  drainSeconds: number
  /** Bearer token of `/metrics`, which does not exist without it. */
  metricsToken: string | null
  /** A folder with the operator's own content; `null` for that of the repository. */
  contentDir: string | null
  /** A folder with the built files of all versions of the site; `null` for none. */
  keptAssets: string | null
  database: DatabaseSource
  /** A standby of the PostgreSQL that answers reads; `null` for none. */
  replicaUrl: string | null
  /** The Valkey or Redis that the processes of the site share; `null` for the memory of one process. */
  cacheUrl: string | null
  now: number | null
  seed: number
  /** Whether bots play, so that winners, tournaments and jackpots move. */
  bots: boolean
  /** Whether slots offer auto-play, which some regulators forbid. */
  autoPlay: boolean
  /** Whether the sandbox runs: outside of production, or with `SANDBOX=1`. */
  sandbox: boolean
  games: number | null
  /** Minimum password length of new accounts. */
  passwordMin: number
  messaging: MessagingSettings
  /** The operator's payment gateway; `null` for none. */
  gateway: GatewaySettings | null
  /** Encryption keys of identity documents. */
  documentKeys: DocumentKeys
  /** Days until the images of identity documents are deleted. */
  documentRetentionDays: number
}

/** An invalid environment variable; the message contains the expected format. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

/** A wrong value of a variable. `expected` goes on with the sentence that the variable's name begins. */
export class WrongVariable extends BadSetting {
  readonly variable: string
  constructor(variable: string, expected: string) {
    super(`${variable} ${expected}`)
    this.variable = variable
  }
}

const DEFAULT_PORT = 4173
const DEFAULT_RETENTION_DAYS = 365
/** A balancer looks every second or two, and believes the second failure. */
const DRAIN_SECONDS = 5

const isProduction = (environment: NodeJS.ProcessEnv): boolean => environment['NODE_ENV'] === 'production'

/** Outside of production the sandbox shows every code, so only this machine may connect unless `HOST` says otherwise. */
const readHost = (environment: NodeJS.ProcessEnv): string =>
  environment['HOST'] || (isProduction(environment) ? '0.0.0.0' : '127.0.0.1')

const MODES = ['production', 'development', 'test']

/** A misspelt mode would start the sandbox in production. */
function checkMode(environment: NodeJS.ProcessEnv): void {
  const mode = environment['NODE_ENV'] || 'development'
  if (!MODES.includes(mode))
    throw new WrongVariable('NODE_ENV', `must be production, development or test, not "${mode}".`)
}

function readSwitch(environment: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  if (text === '0' || text === '1') return text === '1'
  throw new WrongVariable(name, `must be 0 or 1, not "${text}".`)
}

function readInteger(environment: NodeJS.ProcessEnv, name: string, min: number, max: number): number | null {
  const text = environment[name]
  if (text === undefined || text === '') return null
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new WrongVariable(name, `must be a whole number from ${min} to ${max}, not "${text}".`)
}

function readInstant(environment: NodeJS.ProcessEnv, name: string): number | null {
  const text = environment[name]
  if (text === undefined || text === '') return null
  const epochMs = Date.parse(text)
  if (!Number.isNaN(epochMs)) return epochMs
  throw new WrongVariable(name, `must be a time such as 2026-01-10T12:00:00Z, not "${text}".`)
}

function readUrl(environment: NodeJS.ProcessEnv, name: string): string | null {
  const text = environment[name]
  if (text === undefined || text === '') return null
  if (URL.canParse(text) && /^https?:/u.test(text)) {
    const { username, password } = new URL(text)
    if (username === '' && password === '') return text
    // A password never appears in a message.
    throw new WrongVariable(name, `must not contain a user name or password.`)
  }
  throw new WrongVariable(name, `must be an address such as http://localhost:8080, not "${text}".`)
}

/** A URL that paths are appended to. */
const readBaseUrl = (environment: NodeJS.ProcessEnv, name: string): string | null =>
  readUrl(environment, name)?.replace(/\/+$/u, '') ?? null

/** No path, query or fragment, to which the paths of pages could not be added. */
const ORIGIN = /^[^/?#]+\/\/[^/?#]+$/u

/** The Host header can be forged, so that in production links, messages and search engines need the public URL. */
function readSiteUrl(environment: NodeJS.ProcessEnv): string | null {
  const url = readBaseUrl(environment, 'SITE_URL')
  if (url !== null && !ORIGIN.test(url))
    throw new WrongVariable(
      'SITE_URL',
      'must end with the host or port: the site is served at its root, not below a path.',
    )
  if (url !== null || !isProduction(environment)) return url
  throw new WrongVariable(
    'SITE_URL',
    'must be set in production: the public URL of the site, such as https://casino.example.',
  )
}

/** The password in it never appears in a message. */
function readDatabaseUrl(environment: NodeJS.ProcessEnv): string {
  const url = environment['DATABASE_URL'] ?? ''
  if (url === '' || /^postgres(?:ql)?:\/\//u.test(url)) return url
  throw new WrongVariable('DATABASE_URL', 'must be an address such as postgresql://user@localhost:5432/cassiopeia.')
}

/** The password in it never appears in a message. */
function readReplicaUrl(environment: NodeJS.ProcessEnv): string | null {
  const url = environment['DATABASE_REPLICA_URL'] ?? ''
  if (url === '') return null
  if (!/^postgres(?:ql)?:\/\//u.test(url))
    throw new WrongVariable(
      'DATABASE_REPLICA_URL',
      'must be an address such as postgresql://user@standby:5432/cassiopeia.',
    )
  if (!environment['DATABASE_URL']) throw new WrongVariable('DATABASE_REPLICA_URL', 'needs DATABASE_URL, its primary.')
  return url
}

/** The password in it never appears in a message. */
function readCacheUrl(environment: NodeJS.ProcessEnv): string | null {
  const url = environment['REDIS_URL'] ?? ''
  if (url === '') return null
  if (URL.canParse(url) && /^(?:redis|valkey)s?:$/u.test(new URL(url).protocol)) return url.replace(/^valkey/u, 'redis')
  throw new WrongVariable('REDIS_URL', 'must be an address such as redis://localhost:6379.')
}

const METRICS_TOKEN_MIN = 16

function readMetricsToken(environment: NodeJS.ProcessEnv): string | null {
  const token = environment['METRICS_TOKEN']
  if (token === undefined || token === '') return null
  if (token.length >= METRICS_TOKEN_MIN) return token
  throw new WrongVariable('METRICS_TOKEN', `must be at least ${METRICS_TOKEN_MIN} characters long.`)
}

const GATEWAY_SECRET_MIN = 32
/** Only this machine may be spoken to without TLS. */
const SAFE_GATEWAY = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/u

/** The secret signs money, so it must not be guessed, and never appears in a message. */
function readGateway(environment: NodeJS.ProcessEnv): GatewaySettings | null {
  const url = readBaseUrl(environment, 'PAYMENT_GATEWAY_URL')
  if (url === null) return null
  if (!SAFE_GATEWAY.test(url)) throw new WrongVariable('PAYMENT_GATEWAY_URL', 'must be an https address.')
  const secret = environment['PAYMENT_GATEWAY_SECRET'] ?? ''
  if (secret.length >= GATEWAY_SECRET_MIN) return { url, secret }
  throw new WrongVariable('PAYMENT_GATEWAY_SECRET', `must be at least ${GATEWAY_SECRET_MIN} characters long.`)
}

function readProxies(environment: NodeJS.ProcessEnv, name: string): ProxyTrust | null {
  const text = environment[name]
  if (text === undefined || text === '') return null
  const trust = readProxyTrust(text)
  if (trust !== null) return trust
  throw new WrongVariable(
    name,
    `must be the number of proxies in front, from 1 to 10, or their addresses such as 10.0.0.1,10.1.0.0/16, not "${text}".`,
  )
}

function readKeys(environment: NodeJS.ProcessEnv, name: string) {
  const texts = (environment[name] ?? '').split(',').filter((text) => text !== '')
  return texts.map((text) => {
    const key = readDocumentKey(text.trim())
    // A key never appears in a message.
    if (key === null) throw new WrongVariable(name, `must be 32 random bytes in base64: openssl rand -base64 32`)
    return key
  })
}

/** Reads the keys of identity documents. The development key is public, so production needs its own. */
function readDocumentKeys(environment: NodeJS.ProcessEnv): DocumentKeys {
  const [current] = readKeys(environment, 'DOCUMENTS_KEY')
  const old = readKeys(environment, 'DOCUMENTS_KEYS_OLD')
  if (current !== undefined) return { current, old }
  const needsKey = isProduction(environment) && !environment['API_URL']
  if (needsKey) throw new WrongVariable('DOCUMENTS_KEY', 'must be set in production: openssl rand -base64 32')
  return { ...developmentKeys, old }
}

/**
 * Reads the environment, the only place that does, with the variables of `variables.ts`.
 * @throws BadSetting
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  checkMode(environment)
  const databaseUrl = readDatabaseUrl(environment)
  const connections = readInteger(environment, 'DATABASE_CONNECTIONS', 2, 200) ?? DEFAULT_CONNECTIONS
  return {
    port: readInteger(environment, 'PORT', 0, 65_535) ?? DEFAULT_PORT,
    host: readHost(environment),
    apiUrl: readBaseUrl(environment, 'API_URL'),
    siteUrl: readSiteUrl(environment),
    trustProxy: readProxies(environment, 'TRUST_PROXY'),
    drainSeconds: readInteger(environment, 'DRAIN_SECONDS', 0, 300) ?? (isProduction(environment) ? DRAIN_SECONDS : 0),
    metricsToken: readMetricsToken(environment),
    contentDir: environment['CONTENT_DIR'] || null,
    keptAssets: environment['KEEP_ASSETS_DIR'] || null,
    database:
      databaseUrl === ''
        ? { kind: 'folder', path: environment['DATA_DIR'] || join(process.cwd(), '.data') }
        : { kind: 'postgres', url: databaseUrl, connections },
    replicaUrl: readReplicaUrl(environment),
    cacheUrl: readCacheUrl(environment),
    now: readInstant(environment, 'SANDBOX_NOW'),
    sandbox: readSwitch(environment, 'SANDBOX', !isProduction(environment)),
    seed: readInteger(environment, 'SANDBOX_SEED', 0, 2 ** 31) ?? 1,
    bots: readSwitch(environment, 'BOTS', true),
    autoPlay: readSwitch(environment, 'AUTO_PLAY', true),
    games: readInteger(environment, 'SANDBOX_GAMES', 1, 100_000),
    passwordMin: readInteger(environment, 'PASSWORD_MIN', credentials.passwordMin, 64) ?? credentials.passwordMin,
    messaging: {
      smsUrl: readUrl(environment, 'SMS_WEBHOOK_URL'),
      emailUrl: readUrl(environment, 'EMAIL_WEBHOOK_URL'),
      token: environment['MESSAGING_TOKEN'] || null,
    },
    gateway: readGateway(environment),
    documentKeys: readDocumentKeys(environment),
    documentRetentionDays: readInteger(environment, 'DOCUMENTS_RETENTION_DAYS', 1, 36_500) ?? DEFAULT_RETENTION_DAYS,
  }
}

/** Settings that a site needs in production, although it starts without them. */
export function productionWarnings(
  environment: NodeJS.ProcessEnv,
  { apiUrl, messaging, gateway, sandbox }: Settings,
): string[] {
  if (!isProduction(environment) || apiUrl !== null) return []
  const gateways = [
    ['SMS_WEBHOOK_URL', messaging.smsUrl],
    ['EMAIL_WEBHOOK_URL', messaging.emailUrl],
  ] as const
  const missing = gateways.filter(([, url]) => url === null).map(([name]) => name)
  return [
    ...(missing.length === 0 ? [] : [`Codes are not sent: set ${missing.join(' and ')}.`]),
    ...(gateway === null && !sandbox
      ? ['Deposits and withdrawals are refused: set PAYMENT_GATEWAY_URL and PAYMENT_GATEWAY_SECRET.']
      : []),
  ]
}
