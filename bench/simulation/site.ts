import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { randomBytes } from 'node:crypto'
import { GATEWAY_SECRET } from '#server/testing/fake-payment-gateway.ts'
import { processorMs } from '../processor-time.ts'

/** A server process that can be killed and started again on its port. */
export interface SiteProcess {
  port: number
  /** Processor time of all that have run on the port. */
  processorMs(): number
  kill(): Promise<void>
  start(): Promise<void>
}

const METRICS_TOKEN = randomBytes(16).toString('hex')

/** The environment of production, with this database, cache and gateway. */
export const siteEnvironment = (urls: {
  database: string
  replica: string
  cache: string
  gateway: string
}): Readonly<Record<string, string>> => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  SITE_URL: 'https://casino.example',
  TRUST_PROXY: '1',
  BOTS: '0',
  DRAIN_SECONDS: '0',
  DOCUMENTS_KEY: randomBytes(32).toString('base64'),
  PAYMENT_GATEWAY_SECRET: GATEWAY_SECRET,
  METRICS_TOKEN,
  DATABASE_URL: urls.database,
  DATABASE_REPLICA_URL: urls.replica,
  REDIS_URL: urls.cache,
  PAYMENT_GATEWAY_URL: urls.gateway,
})

/** Starts the back end as a process of its own. Its log is read for failures by `onLine`. */
export async function startSiteProcess(
  environment: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Promise<SiteProcess> {
  let running: ChildProcess
  let endedMs = 0
  const site = { port: 0, processorMs: () => endedMs + processorMs(running.pid ?? 0), kill, start }
  async function start(): Promise<void> {
    const env = { PATH: process.env['PATH'], ...environment, PORT: String(site.port) }
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running = child
    process.once('exit', () => child.kill('SIGKILL'))
    createInterface({ input: child.stderr }).on('line', onLine)
    const lines = createInterface({ input: child.stdout })
    site.port = await new Promise<number>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The server has ended with ${code}.`)))
      lines.on('line', (line) => {
        const port = /is at \S+:(\d+)$/u.exec(line)?.[1]
        if (port !== undefined) resolve(Number(port))
        else onLine(line)
      })
    })
  }
  async function kill(): Promise<void> {
    if (running.exitCode !== null || running.signalCode !== null) return
    endedMs += processorMs(running.pid ?? 0)
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
  await start()
  return site
}

/** The sum of a metric of all processes, by the value of its label. */
export async function readMetric(sites: readonly SiteProcess[], name: string): Promise<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { port } of sites) {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    })
    const printed = (await response.text()).matchAll(new RegExp(`^${name}\\{\\w+="(\\w+)"\\} (\\d+)`, 'gmu'))
    for (const [, label = '', value] of printed) sums[label] = (sums[label] ?? 0) + Number(value)
  }
  return sums
}
