/** An environment variable of the server. What it means: `docs/operate.md`. */
export interface Variable {
  name: string
  /** What counts without it, in words. */
  default: string
  /** Its value is never printed. */
  isSecret?: boolean
  /** A right value, where the site does not start without one. */
  example?: string
}

/** The environment variables that `readSettings` reads. */
export const VARIABLES: readonly Variable[] = [
  { name: 'PORT', default: '4173' },
  { name: 'HOST', default: '127.0.0.1; in production 0.0.0.0' },
  { name: 'API_URL', default: 'the embedded API' },
  { name: 'SITE_URL', default: 'localhost; required in production', example: 'https://casino.example' },
  { name: 'TRUST_PROXY', default: 'none' },
  { name: 'METRICS_TOKEN', default: 'no /metrics', isSecret: true },
  { name: 'DRAIN_SECONDS', default: '0; in production 5' },
  { name: 'CONTENT_DIR', default: 'the content of the repository' },
  { name: 'KEEP_ASSETS_DIR', default: 'files of earlier builds are not kept' },
  { name: 'DATA_DIR', default: '.data' },
  { name: 'DATABASE_URL', default: 'the embedded database', isSecret: true },
  { name: 'DATABASE_REPLICA_URL', default: 'no standby', isSecret: true },
  { name: 'DATABASE_CONNECTIONS', default: '8' },
  { name: 'REDIS_URL', default: 'the memory of the process', isSecret: true },
  { name: 'SANDBOX_NOW', default: 'real time' },
  { name: 'SANDBOX_SEED', default: '1' },
  { name: 'SANDBOX_GAMES', default: '110' },
  { name: 'BOTS', default: '1: bots play' },
  { name: 'AUTO_PLAY', default: '1: slots offer auto-play' },
  { name: 'PASSWORD_MIN', default: '6' },
  {
    name: 'DOCUMENTS_KEY',
    default: 'a public one; required in production',
    isSecret: true,
    example: `${'abcd'.repeat(10)}abc=`,
  },
  { name: 'DOCUMENTS_KEYS_OLD', default: 'none', isSecret: true },
  { name: 'DOCUMENTS_RETENTION_DAYS', default: '365' },
  { name: 'SMS_WEBHOOK_URL', default: 'the console' },
  { name: 'EMAIL_WEBHOOK_URL', default: 'the console' },
  { name: 'MESSAGING_TOKEN', default: 'none', isSecret: true },
  { name: 'PAYMENT_GATEWAY_URL', default: 'the sandbox; none in production' },
  { name: 'PAYMENT_GATEWAY_SECRET', default: 'none', isSecret: true, example: 'secret'.repeat(6) },
  { name: 'SANDBOX', default: '1; in production 0' },
]

/** A password does not belong into these addresses, but may be there by mistake. */
const hideCredentials = (value: string): string => value.replace(/(?<=:\/\/)[^/]*@/u, '…@')

/** The variables with their values, a line each, for a person. */
export const describeVariables = (environment: NodeJS.ProcessEnv): string =>
  VARIABLES.map(({ name, default: fallback, isSecret = false }) => {
    const value = environment[name] ?? ''
    return value === '' ? `${name} (not set: ${fallback})` : `${name}=${isSecret ? '…' : hideCredentials(value)}`
  }).join('\n')
