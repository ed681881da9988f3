import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A site that runs for tests. */
export interface RunningSite {
  address: string
  stop(): Promise<void>
}

/** The moment at which tests look at the site, so that every answer is the same on every machine. */
export const TEST_NOW = '2026-01-10T12:00:00.000Z'

/** The variable that names a data folder as a first start has left it, if there is one: a site begins with a copy of it. */
export const DATA_TEMPLATE = 'DATA_TEMPLATE'
/** The variable that names who keeps a site for each worker of the journeys. */
export const SITE_KEEPER = 'SITE_KEEPER'

/** The address of this worker's site, as the worker's last file has left it. @throws where none could be started */
export async function workerSite(): Promise<string> {
  const answer = await fetch(`${process.env[SITE_KEEPER]}/${process.env['VITEST_POOL_ID']}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/** Starts `npm start`'s own program on a free port with a folder of its own, and waits for its line. */
export async function startSite(environment: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const data = mkdtempSync(join(tmpdir(), 'cassiopeia-'))
  const template = process.env[DATA_TEMPLATE]
  if (template !== undefined) cpSync(template, data, { recursive: true })
  const child = spawn(process.execPath, ['.ci/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: data, SANDBOX_NOW: TEST_NOW, SANDBOX_SEED: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /is at (http:\S+)/u.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it was there: ${output}`)))
  })
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
