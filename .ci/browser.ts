import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'

/**
 * Flags without which a headless browser in a container does not start, or talks to hosts of its own. The last one keeps the
 * network in the browser's own process: a twentieth less work for every page.
 */
export const BROWSER_FLAGS: string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--enable-features=NetworkServiceInProcess2',
]

/** No browser was found and none could be installed; the message is the one command to run. */
class BrowserMissing extends Error {
  override name = 'BrowserMissing'
}

/** Chromium without a browser's own windows: the same engine for a third less work, and what the pictures are taken with. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function namedBrowser(): string | undefined {
  const named = process.env['BROWSER_PATH']
  if (named === undefined || named === '') return undefined
  if (existsSync(named)) return named
  throw new BrowserMissing(`BROWSER_PATH names ${named}, and no such file exists.`)
}

function installedBrowser(): string | undefined {
  const own = chromium.executablePath()
  if (own !== '' && existsSync(own)) return own
  return systemBrowsers.find((path) => existsSync(path))
}

async function isDebian(): Promise<boolean> {
  try {
    return /^ID=.*debian/mu.test(await readFile('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/** Installs the headless shell as Debian's package; returns whether it is there now. */
function installShell(): boolean {
  console.log('The headless Chromium of the tests is not on this machine: installing the Debian package, once.')
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    // A new machine often installs something of its own first.
    const patient = ['-o', 'DPkg::Lock::Timeout=120']
    execFileSync('apt-get', [...patient, 'install', '-y', '-qq', 'chromium-headless-shell'], options)
  } catch (error) {
    console.log(`It could not be installed: ${error instanceof Error ? error.message : String(error)}`)
  }
  return existsSync(HEADLESS_SHELL)
}

/**
 * The path of a Chromium: the one that `BROWSER_PATH` names, else the headless shell, which is installed as root on
 * Debian when it is missing, else Playwright's own or the system's. Without any, the error names the one command that
 * mends it.
 */
export async function findBrowser(): Promise<string> {
  const named = namedBrowser()
  if (named !== undefined) return named
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL
  if ((await isDebian()) && process.getuid?.() === 0 && installShell()) return HEADLESS_SHELL
  const found = installedBrowser()
  if (found !== undefined) return found
  throw new BrowserMissing(
    'No Chromium was found. Run `sudo apt-get install chromium-headless-shell` (or `npx playwright install chromium`), or set BROWSER_PATH.',
  )
}
