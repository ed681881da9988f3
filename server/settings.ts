import { join } from 'node:path'
import { credentials } from '#contract/credentials.ts'
import type { DatabaseSource } from './db/open.ts'
import { readProxyTrust, type ProxyTrust } from './http/proxy-trust.ts'

/** What the environment sets. */
export interface Settings {
  port: number
  /** An operator's back end; the embedded one then does not start. */
  apiUrl: string | null
  /** The site's public address behind a proxy, for search engines and the codes that are sent. */
  siteUrl: string | null
  /** Whom it believes where a request came from; nobody where `null`. */
  trustProxy: ProxyTrust | null
  database: DatabaseSource
  now: number | null
  seed: number
  games: number | null
  /** Characters of a new account's password. */
  passwordMin: number
}

/** A variable of the environment that cannot be used; the message says what it should be. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

const DEFAULT_PORT = 4173

function readWhole(environment: NodeJS.ProcessEnv, name: string, least: number, most: number): number | null {
  const text = environment[name]
  if (text === undefined || text === '') return null
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new BadSetting(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}

function readInstant(environment: NodeJS.ProcessEnv, name: string): number | null {
  const text = environment[name]
  if (text === undefined || text === '') return null
  const at = Date.parse(text)
  if (!Number.isNaN(at)) return at
  throw new BadSetting(`${name} must be a time such as 2026-01-10T12:00:00Z, not "${text}".`)
}

function readUrl(environment: NodeJS.ProcessEnv, name: string): string | null {
  const text = environment[name]
  if (text === undefined || text === '') return null
  if (URL.canParse(text) && /^https?:/u.test(text)) return text.replace(/\/+$/u, '')
  throw new BadSetting(`${name} must be an address such as http://localhost:8080, not "${text}".`)
}

function readProxies(environment: NodeJS.ProcessEnv, name: string): ProxyTrust | null {
  const text = environment[name]
  if (text === undefined || text === '') return null
  const trust = readProxyTrust(text)
  if (trust !== null) return trust
  throw new BadSetting(
    `${name} must be the number of proxies in front, from 1 to 10, or their addresses such as 10.0.0.1,10.1.0.0/16, not "${text}".`,
  )
}

/**
 * Reads the environment: `PORT`, `API_URL`, `SITE_URL`, `TRUST_PROXY`, `DATA_DIR`, `DATABASE_URL`, `SANDBOX_NOW`, `SANDBOX_SEED`, `SANDBOX_GAMES`,
 * `PASSWORD_MIN`.
 * @throws BadSetting
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const databaseUrl = environment['DATABASE_URL'] ?? ''
  return {
    port: readWhole(environment, 'PORT', 0, 65_535) ?? DEFAULT_PORT,
    apiUrl: readUrl(environment, 'API_URL'),
    siteUrl: readUrl(environment, 'SITE_URL'),
    trustProxy: readProxies(environment, 'TRUST_PROXY'),
    database:
      databaseUrl === ''
        ? { kind: 'folder', path: environment['DATA_DIR'] || join(process.cwd(), '.data') }
        : { kind: 'postgres', url: databaseUrl },
    now: readInstant(environment, 'SANDBOX_NOW'),
    seed: readWhole(environment, 'SANDBOX_SEED', 0, 2 ** 31) ?? 1,
    games: readWhole(environment, 'SANDBOX_GAMES', 1, 100_000),
    passwordMin: readWhole(environment, 'PASSWORD_MIN', credentials.passwordMin, 64) ?? credentials.passwordMin,
  }
}
