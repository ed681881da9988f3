import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'

/** Flags without which a headless browser in a container does not start, or talks to hosts of its own. */
export const BROWSER_FLAGS: string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** No browser was found and none could be installed; the message is the one command to run. */
class BrowserMissing extends Error {
  override name = 'BrowserMissing'
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function installedBrowser(): string | undefined {
  const named = process.env['BROWSER_PATH']
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new BrowserMissing(`BROWSER_PATH names ${named}, and no such file exists.`)
  }
  const own = chromium.executablePath()
  if (own !== '' && existsSync(own)) return own
  return systemBrowsers.find((path) => existsSync(path))
}

async function isDebian(): Promise<boolean> {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/mu.test(await readFile('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/**
 * The path of a Chromium: the one that `BROWSER_PATH` names, Playwright's own, or the system's. As root on Debian a
 * missing one is installed; elsewhere the error names the one command that mends it.
 */
export async function findBrowser(): Promise<string> {
  const found = installedBrowser()
  if (found !== undefined) return found
  if ((await isDebian()) && process.getuid?.() === 0) {
    console.log('No Chromium on this machine: installing the Debian package, once.')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
    execFileSync('apt-get', ['update', '-qq'], quiet)
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      ...quiet,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = installedBrowser()
    if (installed !== undefined) return installed
  }
  throw new BrowserMissing(
    'No Chromium was found. Run `sudo apt-get install chromium` (or `npx playwright install chromium`), or set BROWSER_PATH.',
  )
}
