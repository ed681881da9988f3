import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** A running site under test. */
export interface RunningSite {
  address: string
  pid: number
  stop(): Promise<void>
}

/** The server time of the tests, so that responses are reproducible. */
export const TEST_NOW = '2026-01-10T12:00:00.000Z'

/** Environment variable with the path of a seeded data folder to copy, if one exists. */
export const DATA_TEMPLATE = 'DATA_TEMPLATE'
/** Environment variable with the URL of the server that assigns a site to each worker. */
export const SITE_SERVER = 'SITE_SERVER'

/** Returns the URL of this worker's site, in the state the previous test file left it. @throws if it cannot start */
export async function workerSite(): Promise<string> {
  const response = await fetch(`${process.env[SITE_SERVER]}/${process.env['VITEST_POOL_ID']}`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

/** Runs `npm start`'s script on a free port with its own data folder and waits until it is ready. */
export async function startSite(environment: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const data = mkdtempSync(join(tmpdir(), 'cassiopeia-'))
  const template = process.env[DATA_TEMPLATE]
  if (template !== undefined) cpSync(template, data, { recursive: true })
  const child = spawn(process.execPath, ['.ci/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: data, SANDBOX_NOW: TEST_NOW, SANDBOX_SEED: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /is at (http:\S+)/u.exec(output)?.[1]
      if (url !== undefined) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`The site exited with ${code} before it was ready: ${output}`)))
  })
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(data, { recursive: true, force: true })
    },
  }
}
