import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceHash } from '#ci/source-hash.ts'
import { SERVER_SOURCES } from '#ci/sources.ts'

const root = join(import.meta.dirname, '..', '..')

/** A running site under test. */
export interface RunningSite {
  address: string
  pid: number
  stop(): Promise<void>
}

/** The server time of the tests, so that responses are reproducible. */
export const TEST_NOW = '2026-01-10T12:00:00.000Z'

/** Environment variable with the URL of the server that assigns a site to each worker. */
export const SITE_SERVER = 'SITE_SERVER'

/** Returns the URL of this worker's site, in the state the previous test file left it. @throws if it cannot start */
export async function workerSite(): Promise<string> {
  const response = await fetch(`${process.env[SITE_SERVER]}/${process.env['VITEST_POOL_ID']}`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

/** Seeded data folders by the hash of their sources. They are kept: seeding takes most of the start of a site. */
const templates = join(root, '.cache', 'site-data')

let templatePath: Promise<string> | undefined

async function makeTemplate(): Promise<string> {
  const template = join(templates, await sourceHash(SERVER_SOURCES))
  if (existsSync(template)) return template
  // One is kept: those of older sources are never asked for again.
  rmSync(templates, { recursive: true, force: true })
  mkdirSync(templates, { recursive: true })
  const unfinished = mkdtempSync(`${template}-`)
  const site = await runSite({}, unfinished)
  await site.stop()
  renameSync(unfinished, template)
  return template
}

/** Makes the folder of seeded data unless it exists. A stage that starts sites in several processes calls it before. */
export function dataTemplate(): Promise<string> {
  templatePath ??= makeTemplate()
  return templatePath
}

/**
 * Runs `npm start`'s script on a free port with its own data folder and waits until it is ready. The folder is a copy of
 * the seeded data unless the environment asks for other data or an operator's back end.
 */
export async function startSite(environment: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const data = mkdtempSync(join(tmpdir(), 'cassiopeia-'))
  if (!Object.keys(environment).some((name) => name === 'API_URL' || name.startsWith('SANDBOX_')))
    cpSync(await dataTemplate(), data, { recursive: true })
  const { stop, ...site } = await runSite(environment, data)
  return {
    ...site,
    async stop() {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function runSite(environment: NodeJS.ProcessEnv, data: string): Promise<RunningSite> {
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
    },
  }
}
